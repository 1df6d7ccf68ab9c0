// Whether there is a connection, as far as it is certain: browsers that say they are offline may still reach the site, as in a network of
// their own, and the other way round.

/** `back` for a moment after `offline`. */
export type Connection = 'online' | 'offline' | 'back'

const BACK_SHOWN_MS = 5_000
const CHECK_AGAIN_MS = 4_000

let connection: Connection = 'online'
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

export const currentConnection = () => connection

/** Returns whether the browser says that it is offline. Of a request that has failed, that is why. */
export const isOffline = () => navigator.onLine === false

/** Notes of a request whether the server was reached. */
export function noteReached(isReached: boolean) {
  if (isReached ? connection === 'offline' : isOffline()) change(isReached ? 'back' : 'offline')
}

/** Calls the listener after each change, until the returned function is called. */
export function onConnection(listener: () => void) {
  listeners.add(listener)
  addEventListener('offline', check)
  addEventListener('online', check)
  if (isOffline()) check()
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', check)
    removeEventListener('online', check)
  }
}

function change(next: Connection) {
  clearInterval(timer)
  if (next === 'back') timer = setTimeout(change, BACK_SHOWN_MS, 'online')
  // A network may be there some seconds before it leads anywhere.
  if (next === 'offline') timer = setInterval(check, CHECK_AGAIN_MS)
  connection = next
  for (const listener of listeners) listener()
}

const check = () =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => noteReached(true),
    () => noteReached(false),
  )
