// Whether there is a connection, as far as it is certain: browsers that say they are offline may still reach the site, as in a network of
// their own, and the other way round.

/** Whether the browser has a connection. It is `back` for a moment after it was `offline`. */
export type Connection = 'online' | 'offline' | 'back'

const BACK_SHOWN_MS = 5_000
const CHECK_AGAIN_MS = 4_000

let connection: Connection = 'online'
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

export const currentConnection = () => connection

/** Returns whether the browser says that it is offline. Of a request that has failed, that is why. */
export const isOffline = () => navigator.onLine === false

/** Notes of a request whether the server was reached; certain where a copy was read in its place. */
export function noteReached(isReached: boolean, isCertain = isOffline()) {
  if (isReached ? connection === 'offline' : isCertain && connection !== 'offline') change(isReached ? 'back' : 'offline')
}

/** Calls the listener after each change, until the returned function is called. */
export function onConnection(listener: () => void) {
  listeners.add(listener)
  // For all listeners the same, so that it is there once.
  addEventListener('offline', check)
  addEventListener('online', check)
  if (isOffline()) check()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
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
