import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Addresses } from './database.ts'

/** Between two attempts to connect. */
const RETRY_MS = 500

/**
 * `hears`: what is notified comes. `deaf`: the server is there and notifications do not come. `gone`: a connection broke, and the server has not
 * been reached on any since.
 */
export type Hearing = 'hears' | 'deaf' | 'gone'

type Options = {
  channel: string
  /** Called with the payload of each notification; with undefined whenever some may have been missed and the server is there. */
  onNotification(payload?: string): void
  /** Whether the process reaches the server on the connections that it works with. */
  isThere(): Promise<boolean>
  heartbeatMs: number
  replyMs: number
}

/** One client listens, the other notifies it: a pooler before either may take both and pass nothing on. */
type Pair = { listener: pg.Client; sender: pg.Client }

/** Listens to a channel of the server, and connects again when a connection breaks or falls silent, or notifications do not come. */
export function createSubscriber({ url, direct }: Addresses, { channel, onNotification, isThere, heartbeatMs, replyMs }: Options) {
  const own = `heartbeat_${randomUUID().replaceAll('-', '')}`
  let current: Pair | null = null
  let state: Hearing = 'gone'
  let stopped = false
  /** The next heartbeat, or the next attempt to connect. */
  let next: NodeJS.Timeout | undefined
  let onToken = (_token?: string) => {}

  /** Leaves both connections, which may be silent and not broken. */
  function leave(pair: Pair, becomes: Hearing) {
    if (pair !== current) return
    current = null
    clearTimeout(next)
    for (const client of [pair.listener, pair.sender]) client.end().catch(() => {})
    state = becomes
    if (becomes === 'deaf') onNotification()
    else void lookForServer()
    if (!stopped) next = setTimeout(() => void connect(), RETRY_MS)
  }

  /** While the server is there, others write what is not heard of. */
  async function lookForServer() {
    if (!(await isThere()) || state !== 'gone' || stopped) return
    state = 'deaf'
    onNotification()
  }

  async function connect() {
    const clientAt = (connectionString: string) =>
      new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: replyMs, query_timeout: replyMs })
    const pair = { listener: clientAt(direct), sender: clientAt(url) }
    current = pair
    for (const client of [pair.listener, pair.sender]) client.on('error', () => leave(pair, 'gone')).on('end', () => leave(pair, 'gone'))
    pair.listener.on('notification', (heard) => (heard.channel === own ? onToken(heard.payload) : onNotification(heard.payload)))
    try {
      await Promise.all([pair.sender.connect(), pair.listener.connect()])
      await pair.listener.query(`listen ${channel}; listen ${own}`)
    } catch {
      leave(pair, 'gone')
      return
    }
    if (await comesBack(pair)) {
      state = 'hears'
      onNotification()
      scheduleHeartbeat(pair)
    }
  }

  /** Returns whether a token that is notified comes, and leaves the connections where it does not. */
  async function comesBack(pair: Pair): Promise<boolean> {
    const token = randomUUID()
    const { promise: heard, resolve } = Promise.withResolvers<boolean>()
    onToken = (payload) => payload === token && resolve(true)
    try {
      await pair.sender.query('select pg_notify($1, $2)', [own, token])
    } catch {
      leave(pair, 'gone')
      return false
    }
    const patience = setTimeout(resolve, replyMs, false)
    const isHeard = await heard
    clearTimeout(patience)
    if (!isHeard) leave(pair, 'deaf')
    return isHeard && pair === current
  }

  function scheduleHeartbeat(pair: Pair) {
    if (pair !== current || stopped) return
    next = setTimeout(() => void comesBack(pair).then((isHeard) => isHeard && scheduleHeartbeat(pair)), heartbeatMs)
  }

  void connect()
  return {
    state: () => state,
    async stop() {
      stopped = true
      clearTimeout(next)
      const ends = current ? [current.listener, current.sender].map((client) => client.end().catch(() => {})) : []
      // A silent peer does not confirm the end.
      await Promise.race([Promise.all(ends), pause(replyMs, undefined, { ref: false })])
    },
  }
}
