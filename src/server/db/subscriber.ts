import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Addresses } from './database.ts'

/** Between two attempts to connect. */
const RETRY_MS = 500

/**
 * `hears`: what is notified comes. `deaf`: the server is there and notifications do not come. `gone`: a connection broke, and no server that takes
 * writes has been reached on any since. A standby refuses to listen and to notify.
 */
export type Hearing = 'hears' | 'deaf' | 'gone'

type Options = {
  channel: string
  /**
   * Called with the payload of each notification and the process of the server that it comes from; without them whenever some may have been missed
   * and the server is there.
   */
  onNotification(payload?: string, from?: number): void
  /** Returns whether the process reaches a server that takes writes on the connections that it works with. */
  isThere(): Promise<boolean>
  heartbeatMs: number
  replyMs: number
}

/** One client listens, the other notifies it: a pooler before either may take both and pass nothing on. */
type Pair = { listener: pg.Client; sender: pg.Client }

function openPair({ url, direct }: Addresses, replyMs: number): Pair {
  const clientAt = (connectionString: string) =>
    new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: replyMs, query_timeout: replyMs })
  return { listener: clientAt(direct), sender: clientAt(url) }
}

/** Notifies itself on a channel of its own, and finds out what comes of it. */
function createEcho(channel: string, replyMs: number) {
  let expected: { token: string; resolve(isHeard: boolean): void } | null = null
  return {
    hear(token?: string) {
      if (expected?.token === token) expected?.resolve(true)
    },
    async from(sender: pg.Client): Promise<Hearing> {
      const { promise: heard, resolve } = Promise.withResolvers<boolean>()
      const token = randomUUID()
      expected = { token, resolve }
      try {
        await sender.query('select pg_notify($1, $2)', [channel, token])
      } catch {
        return 'gone'
      }
      const patience = setTimeout(resolve, replyMs, false)
      const isHeard = await heard
      clearTimeout(patience)
      return isHeard ? 'hears' : 'deaf'
    },
  }
}

type Visit = Pick<Options, 'channel' | 'onNotification' | 'heartbeatMs' | 'replyMs'> & {
  /** Called when what is notified comes, for the first time. */
  onHearing(): void
  /** Called once, when it does not any more. */
  onEnd(becomes: Hearing): void
}

/** Listens on two connections until one breaks or falls silent, or notifications do not come. Returns what closes them. */
function listenOnce(
  addresses: Addresses,
  { channel, onNotification, heartbeatMs, replyMs, onHearing, onEnd }: Visit,
): () => Promise<unknown> {
  const { listener, sender } = openPair(addresses, replyMs)
  const clients = [listener, sender]
  const own = `heartbeat_${randomUUID().replaceAll('-', '')}`
  const echo = createEcho(own, replyMs)
  let isOver = false
  let next: NodeJS.Timeout | undefined
  /** The connections may be silent and not broken. */
  const close = () => {
    isOver = true
    clearTimeout(next)
    return Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
  const end = (becomes: Hearing) => {
    if (isOver) return
    void close()
    onEnd(becomes)
  }
  async function beat() {
    const found = await echo.from(sender)
    if (found !== 'hears') end(found)
    else if (!isOver) next = setTimeout(() => void beat(), heartbeatMs)
    return found
  }
  async function begin() {
    await Promise.all(clients.map((client) => client.connect()))
    await listener.query(`listen ${channel}; listen ${own}`)
    if ((await beat()) === 'hears' && !isOver) onHearing()
  }
  for (const client of clients) client.on('error', () => end('gone')).on('end', () => end('gone'))
  listener.on('notification', (heard) =>
    heard.channel === own ? echo.hear(heard.payload) : onNotification(heard.payload, heard.processId),
  )
  begin().catch(() => end('gone'))
  return close
}

/** Listens to a channel of the server, and connects again for as long as it is not stopped. */
export function createSubscriber(addresses: Addresses, { isThere, ...options }: Options) {
  const { onNotification, replyMs } = options
  let state: Hearing = 'gone'
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let close = connect()

  function connect() {
    return listenOnce(addresses, {
      ...options,
      onHearing() {
        state = 'hears'
        onNotification()
      },
      onEnd(becomes) {
        state = becomes
        if (becomes === 'deaf') onNotification()
        else void lookForServer()
        if (!stopped) retry = setTimeout(() => (close = connect()), RETRY_MS)
      },
    })
  }
  /** While the server is there, others write what is not heard of. */
  async function lookForServer() {
    if (!(await isThere()) || state !== 'gone' || stopped) return
    state = 'deaf'
    onNotification()
  }
  return {
    state: () => state,
    async stop() {
      stopped = true
      clearTimeout(retry)
      // A silent peer does not confirm the end.
      await Promise.race([close(), pause(replyMs, undefined, { ref: false })])
    },
  }
}
