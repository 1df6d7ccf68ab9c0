import { setTimeout as pause } from 'node:timers/promises'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createAnnouncer } from './announcing.ts'
import type { Database } from './database.ts'
import { afterCommit, inTransaction, type Db } from './db.ts'
import { takesWrites } from './standbys.ts'
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
   * notification: at once, or within a second where this process has told them of another change in that second.
   */
  publish(db: Db, scope?: ChangeScope): Promise<void>
  /** Adds a listener, which runs after every change in this process or another, and whenever changes may have been missed. */
  listen(listener: Listener): void
  /** Returns false while this process does not receive the changes of others. Nothing may be put into a cache then. */
  isConnected(): boolean
  /** Returns whether no server that takes writes can be reached. Nobody can write then: what is cached may be shown for as long. */
  isServerGone(): boolean
  /** Whether there may be other processes. */
  isShared: boolean
  /** Runs a request, and notes in `noted` what it publishes that others may hear of later than whoever asked asks them. */
  noting<Result>(noted: Noted, work: () => Result): Result
  /** A change by another process was made known in another way than by a notification. */
  onChangeElsewhere(): void
  stop(): Promise<void>
}
/** `hasPublished` becomes true. */
export type Noted = { hasPublished: boolean }

/** Connects to the changes of other processes. The embedded database has only one. */
export function createChanges(
  { addresses, pool, replicas = null }: Pick<Database, 'addresses' | 'pool'> & Partial<Pick<Database, 'replicas'>>,
  { heartbeatMs = 10_000, replyMs = 4_000 }: Timing = {},
): Changes {
  const notes = new AsyncLocalStorage<Noted>()
  const listeners: Listener[] = []
  const notify: Listener = (scope) => {
    // First, so that no listener fills its cache again from a replica that does not have the change.
    replicas?.onChange()
    for (const listener of listeners) listener(scope)
  }
  const announcer = addresses && createAnnouncer(pool, CHANNEL, addresses.url === addresses.direct)
  const onNotification = (payload?: string, from?: number) => {
    if (from === undefined || !announcer?.isOwn(from)) for (const scope of scopesOf(payload)) notify(scope)
  }
  const isThere = () => Promise.race([takesWrites(pool), pause(replyMs, false, { ref: false })]).catch(() => false)
  const subscriber = addresses && createSubscriber(addresses, { channel: CHANNEL, onNotification, isThere, heartbeatMs, replyMs })
  replicas?.hearsWhen(() => subscriber?.state() !== 'deaf')
  return {
    publish: (db, scope) =>
      inTransaction(db, async (tx) => {
        const isToldLater = await announcer?.announce(tx, payloadOf(scope))
        afterCommit(tx, () => {
          const noted = notes.getStore()
          if (noted && (isToldLater || replicas)) noted.hasPublished = true
          notify(scope)
        })
      }),
    listen: (listener) => void listeners.push(listener),
    isShared: addresses !== null,
    noting: (noted, work) => notes.run(noted, work),
    onChangeElsewhere: () => notify(),
    isConnected: () => subscriber === null || subscriber.state() === 'hears',
    isServerGone: () => subscriber?.state() === 'gone',
    async stop() {
      await announcer?.stop()
      await subscriber?.stop()
    },
  }
}

const payloadOf = (scope?: ChangeScope) => (scope ? String(scope.supplierId) : '')
const scopesOf = (payload?: string): (ChangeScope | undefined)[] =>
  payload ? payload.split(',').map((id) => ({ supplierId: Number(id) })) : [undefined]
