import { sql } from 'kysely'
import pg from 'pg'
import { afterCommit, inTransaction, type Db } from './db.ts'

const CHANNEL = 'public_change'
const RETRY_MS = 500

/** Tells everyone who keeps copies of public answers that what they show has changed. */
export type Changes = {
  /** Call it in the transaction of the write: once that commits this process hears at once, the others at the notification. */
  announce(db: Db): Promise<void>
  /** `heard` runs after every change, here or elsewhere, and whenever changes may have been missed. */
  listen(heard: () => void): void
  /** False while this process cannot hear of the others' changes: copies must not be kept then. */
  hearing(): boolean
  stop(): Promise<void>
}

/** `address` of the database server; null for the embedded database, which has one process only. */
export function openChanges(address: string | null): Changes {
  const listeners: (() => void)[] = []
  const tell = () => listeners.forEach((heard) => heard())
  const ear = address === null ? null : openEar(address, tell)
  return {
    announce: (db) =>
      inTransaction(db, async (tx) => {
        if (ear) await sql`select pg_notify(${CHANNEL}, '')`.execute(tx)
        afterCommit(tx, tell)
      }),
    listen: (heard) => void listeners.push(heard),
    hearing: () => ear?.connected() ?? true,
    stop: async () => ear?.stop(),
  }
}

/** A connection of its own that listens, and comes back when it breaks. */
function openEar(connectionString: string, tell: () => void) {
  let client: pg.Client | null = null
  let connected = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  const lost = () => {
    if (!connected && client === null) return
    client = null
    connected = false
    tell()
    if (!stopped) retry = setTimeout(connect, RETRY_MS)
  }
  async function connect() {
    const fresh = new pg.Client({ connectionString, keepAlive: true })
    client = fresh
    fresh.on('error', lost).on('end', lost).on('notification', tell)
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      connected = true
      tell()
    } catch {
      lost()
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
