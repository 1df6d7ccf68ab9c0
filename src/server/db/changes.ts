import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterCommit, inTransaction, type Db } from './db.ts'

const CHANNEL = 'public_change'
/** Changes nothing where it was sent before, so it is the heartbeat too. */
const LISTEN = `listen ${CHANNEL}`
const RETRY_MS = 500

type Timing = {
  /** How often a quiet connection is checked. */
  heartbeatMs?: number
  /** How long the server may take to reply. */
  replyMs?: number
}

/** What shows a change, where that is not everything: the page and the lists of one supplier, but none that it is listed in. */
export type ChangeScope = { supplierId: number }
type Listener = (scope?: ChangeScope) => void

/** Invalidates the caches of public responses, in this process and in all others. */
export type Changes = {
  /**
   * Is called in the transaction of the write. After its commit, listeners in this process run immediately, those in others on
   * notification.
   */
  publish(db: Db, scope?: ChangeScope): Promise<void>
  /** Adds a listener, which runs after every change in this process or another, and whenever changes may have been missed. */
  listen(listener: Listener): void
  /** Returns false while this process does not receive the changes of others. Nothing may be cached then. */
  isConnected(): boolean
  stop(): Promise<void>
}

/**
 * Connects to the changes of other processes. `address` is that of the database server; null for the embedded database, which has only one
 * process.
 */
export function createChanges(address: string | null, { heartbeatMs = 10_000, replyMs = 5_000 }: Timing = {}): Changes {
  const listeners: Listener[] = []
  const notify: Listener = (scope) => listeners.forEach((listener) => listener(scope))
  const subscriber = address === null ? null : createSubscriber(address, notify, { heartbeatMs, replyMs })
  return {
    publish: (db, scope) =>
      inTransaction(db, async (tx) => {
        if (subscriber) await sql`select pg_notify(${CHANNEL}, ${payloadOf(scope)})`.execute(tx)
        afterCommit(tx, () => notify(scope))
      }),
    listen: (listener) => void listeners.push(listener),
    isConnected: () => subscriber?.connected() ?? true,
    stop: async () => subscriber?.stop(),
  }
}

const payloadOf = (scope?: ChangeScope) => (scope ? String(scope.supplierId) : '')
const scopeOf = (payload?: string): ChangeScope | undefined => (payload ? { supplierId: Number(payload) } : undefined)

/** Opens a connection that listens for notifications, and reconnects when it breaks or falls silent. */
function createSubscriber(connectionString: string, notify: Listener, { heartbeatMs, replyMs }: Required<Timing>) {
  let current: pg.Client | null = null
  let connected = false
  let stopped = false
  /** The next heartbeat, or the next attempt to connect. */
  let next: NodeJS.Timeout | undefined
  function onDisconnect(client: pg.Client) {
    if (client !== current) return
    current = null
    connected = false
    clearTimeout(next)
    // It may be silent and not broken.
    client.end().catch(() => {})
    notify()
    if (!stopped) next = setTimeout(connect, RETRY_MS)
  }
  async function connect() {
    const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: replyMs, query_timeout: replyMs })
    current = client
    const end = () => onDisconnect(client)
    client.on('error', end).on('end', end)
    client.on('notification', ({ payload }) => notify(scopeOf(payload)))
    try {
      await client.connect()
      await client.query(LISTEN)
      connected = true
      notify()
      scheduleHeartbeat(client)
    } catch {
      end()
    }
  }
  /** Nothing else is ever sent on this connection, so that a peer that has gone without a word would not be missed. */
  function scheduleHeartbeat(client: pg.Client) {
    if (client !== current || stopped) return
    const beat = () =>
      client.query(LISTEN).then(
        () => scheduleHeartbeat(client),
        () => onDisconnect(client),
      )
    next = setTimeout(() => void beat(), heartbeatMs)
  }
  void connect()
  return {
    connected: () => connected,
    async stop() {
      stopped = true
      clearTimeout(next)
      // A silent peer does not confirm the end.
      if (current) await Promise.race([current.end().catch(() => {}), pause(replyMs, undefined, { ref: false })])
    },
  }
}
