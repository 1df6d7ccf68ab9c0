import { sql } from 'kysely'
import pg from 'pg'
import { afterCommit, inTransaction, type Db } from './db.ts'

const CHANNEL = 'public_change'
const RETRY_MS = 500

/** Invalidates the caches of public responses, in this process and in all others. */
export type Changes = {
  /**
   * To be called in the transaction of the write. After its commit, listeners in this process run immediately, those in others on
   * notification.
   */
  publish(db: Db): Promise<void>
  /** Adds a listener, which runs after every change in this process or another, and whenever changes may have been missed. */
  listen(listener: () => void): void
  /** Returns false while this process does not receive the changes of others. Nothing may be cached then. */
  isConnected(): boolean
  stop(): Promise<void>
}

/**
 * Connects to the changes of other processes. `address` is that of the database server; null for the embedded database, which has only one
 * process.
 */
export function openChanges(address: string | null): Changes {
  const listeners: (() => void)[] = []
  const notify = () => listeners.forEach((listener) => listener())
  const subscriber = address === null ? null : openSubscriber(address, notify)
  return {
    publish: (db) =>
      inTransaction(db, async (tx) => {
        if (subscriber) await sql`select pg_notify(${CHANNEL}, '')`.execute(tx)
        afterCommit(tx, notify)
      }),
    listen: (listener) => void listeners.push(listener),
    isConnected: () => subscriber?.connected() ?? true,
    stop: async () => subscriber?.stop(),
  }
}

/** Opens a connection that listens for notifications and reconnects when it breaks. */
function openSubscriber(connectionString: string, notify: () => void) {
  let client: pg.Client | null = null
  let connected = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  const onDisconnect = () => {
    if (!connected && client === null) return
    client = null
    connected = false
    notify()
    if (!stopped) retry = setTimeout(connect, RETRY_MS)
  }
  async function connect() {
    const fresh = new pg.Client({ connectionString, keepAlive: true })
    client = fresh
    fresh.on('error', onDisconnect).on('end', onDisconnect).on('notification', notify)
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      connected = true
      notify()
    } catch {
      onDisconnect()
    }
  }
  void connect()
  return {
    connected: () => connected,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
