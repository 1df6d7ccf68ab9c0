import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterCommit, type Db } from './db.ts'

/** Between two notifications of a kind: every process that hears of one makes its pages anew. */
const QUIET_MS = 1_000
/** How long the last ones may take at the end of a process. */
const LAST_MS = 2_000
/** More suppliers than that are everything. */
const MAX_NAMED = 500
/** The payload of a notification of everything. */
const EVERYTHING = ''

/** Tells other processes what has changed, at most once a second for each kind. */
export type Announcer = {
  /**
   * Announces a change in its transaction. The first of a second goes with the commit; what comes after it is told once, together, when the second
   * is over. Returns whether this one does.
   */
  announce(tx: Db, change: string): Promise<boolean>
  /** Returns whether a notification with more of those of before comes from this process, which knows them. */
  isOwn(serverProcess: number): boolean
  /** Tells what is left, and nothing more. */
  stop(): Promise<void>
}

/** `change` is the payload of a notification: the id of a supplier, or nothing for everything. */
export function createAnnouncer(pool: pg.Pool, channel: string, isDirect: boolean): Announcer {
  const senders = new Set<number>()
  pool.on('remove', (client) => void senders.delete(processOf(client)))

  async function send(payload: string): Promise<void> {
    const client = await pool.connect()
    try {
      // A pooler gives its own numbers instead of those of the server's processes.
      if (isDirect) senders.add(processOf(client))
      await client.query('select pg_notify($1, $2)', [channel, payload])
    } finally {
      client.release()
    }
  }
  const everything = createKind(send)
  const suppliers = createKind(send)
  return {
    async announce(tx, change) {
      const kind = change === EVERYTHING ? everything : suppliers
      const isToldNow = kind.begin()
      if (isToldNow) await sql`select pg_notify(${channel}, ${change})`.execute(tx)
      else afterCommit(tx, () => kind.add(change))
      return !isToldNow
    },
    isOwn: (serverProcess) => senders.has(serverProcess),
    async stop() {
      const told = Promise.all([everything.stop(), suppliers.stop()])
      // A server that is gone hears nothing, and neither do the others.
      await Promise.race([told, pause(LAST_MS, undefined, { ref: false })])
    },
  }
}

const processOf = (client: pg.PoolClient): number => (client as pg.PoolClient & { processID: number }).processID

/** Collects the changes of one kind for as long as it has to be quiet. */
function createKind(send: (payload: string) => Promise<void>) {
  let quietUntil = -Infinity
  let waiting = new Set<string>()
  let next: NodeJS.Timeout | undefined
  let sent = Promise.resolve()
  const msLeft = () => quietUntil - performance.now()
  const beQuiet = () => void (quietUntil = performance.now() + QUIET_MS)
  const schedule = () => void (next ??= setTimeout(() => (sent = sendWaiting()), Math.max(0, msLeft())).unref())

  async function sendWaiting() {
    next = undefined
    const changes = waiting
    waiting = new Set()
    beQuiet()
    await send(payloadOf(changes)).catch(() => {
      // Until the server is back.
      for (const change of changes) waiting.add(change)
      schedule()
    })
  }
  return {
    /** Returns whether a change may be told at once. It is quiet from then on. */
    begin(): boolean {
      if (next !== undefined || msLeft() > 0) return false
      beQuiet()
      return true
    },
    add(change: string): void {
      waiting.add(change)
      schedule()
    },
    async stop() {
      await sent
      clearTimeout(next)
      if (waiting.size > 0) await send(payloadOf(waiting)).catch(() => {})
    },
  }
}

const payloadOf = (changes: ReadonlySet<string>) => (changes.size > MAX_NAMED ? EVERYTHING : [...changes].join(','))
