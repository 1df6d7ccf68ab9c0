import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { afterCommit, inTransaction, type Db } from './db.ts'
import { createSubscriber } from './subscriber.ts'

const CHANNEL = 'public_change'

type Timing = {
  /** How often it is tried whether notifications still come. */
  heartbeatMs?: number
  /** How long the server may take to reply, and a notification to come. */
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
  /** Returns false while this process does not receive the changes of others. Nothing may be put into a cache then. */
  isConnected(): boolean
  /** Returns whether the server cannot be reached at all. Nobody can write then: what is cached may be shown for as long. */
  isServerGone(): boolean
  stop(): Promise<void>
}

/** Connects to the changes of other processes. The embedded database has only one. */
export function createChanges(
  { addresses, pool }: Pick<Database, 'addresses' | 'pool'>,
  { heartbeatMs = 10_000, replyMs = 4_000 }: Timing = {},
): Changes {
  const listeners: Listener[] = []
  const notify: Listener = (scope) => listeners.forEach((listener) => listener(scope))
  const onNotification = (payload?: string) => notify(scopeOf(payload))
  const isThere = () =>
    Promise.race([pool.query('select 1'), pause(replyMs, null, { ref: false })]).then(
      (answer) => answer !== null,
      () => false,
    )
  const subscriber = addresses && createSubscriber(addresses, { channel: CHANNEL, onNotification, isThere, heartbeatMs, replyMs })
  return {
    publish: (db, scope) =>
      inTransaction(db, async (tx) => {
        if (subscriber) await sql`select pg_notify(${CHANNEL}, ${payloadOf(scope)})`.execute(tx)
        afterCommit(tx, () => notify(scope))
      }),
    listen: (listener) => void listeners.push(listener),
    isConnected: () => subscriber === null || subscriber.state() === 'hears',
    isServerGone: () => subscriber?.state() === 'gone',
    stop: async () => subscriber?.stop(),
  }
}

const payloadOf = (scope?: ChangeScope) => (scope ? String(scope.supplierId) : '')
const scopeOf = (payload?: string): ChangeScope | undefined => (payload ? { supplierId: Number(payload) } : undefined)
