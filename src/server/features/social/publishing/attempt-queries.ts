import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'
import { readOnce } from '#server/db/read-once.ts'
import { required } from '#shared/required.ts'

const ATTEMPT = [
  'id',
  'supplierId',
  'platform',
  'content',
  'hashtags',
  'imageUrl',
  'linkCode',
  'status',
  'network',
  'socialAccountId as accountId',
  'attemptId',
  'attemptedAt',
  'attempts',
  sql<boolean>`attempted_at < now() - interval '1 hour'`.as('isOld'),
] as const

const inSeconds = (seconds: number) => sql<string>`now() + ${seconds} * interval '1 second'`

type Begun = { network: 'sandbox' | 'live'; accountId: string | null; seconds: number }

/**
 * Begins an attempt to publish a locked post. For `seconds` nothing else asks for it; after that whoever began it is taken to have died. The
 * clock is the database's, which all processes share.
 */
export const beginAttempt = async (tx: Db, id: string, { network, accountId, seconds }: Begun): Promise<Attempt> =>
  asAttempt(
    await tx
      .updateTable('socialPosts')
      .set({
        attemptId: randomUUID(),
        attemptedAt: sql<string>`now()`,
        attemptUntil: inSeconds(seconds),
        attempts: sql`attempts + 1`,
        nextAttemptAt: null,
        network,
        socialAccountId: accountId,
      })
      .where('id', '=', id)
      .returning(ATTEMPT)
      .executeTakeFirstOrThrow(),
  )

type AttemptRow = {
  id: string
  supplierId: Id
  platform: SocialPlatform
  content: string
  hashtags: string[]
  imageUrl: string | null
  linkCode: string
  status: string
  network: 'sandbox' | 'live' | null
  accountId: string | null
  attemptId: string | null
  attemptedAt: string | null
  attempts: number
  /** Whether its network has been asked for an hour what became of it. */
  isOld: boolean
}
/** A post that a network is being asked about. */
export type Attempt = AttemptRow & { network: 'sandbox' | 'live'; attemptId: string; attemptedAt: string }

// A constraint sets these columns together, and `beginAttempt` the network with them.
const asAttempt = (row: AttemptRow) => row as Attempt

/** Locks posts that are due until the transaction ends, the first to be due first; those that others have locked are left to them. */
export const lockDue = (tx: Db, now: Date, count: number) =>
  tx
    .selectFrom('socialPosts')
    .select(['id', 'supplierId', 'platform', 'isAutomatic'])
    // Literals, so that the index of such posts is used.
    .where('status', '=', sql.lit('scheduled'))
    .where('deletedAt', 'is', null)
    .where('attemptId', 'is', null)
    .where('scheduledFor', '<=', now.toISOString())
    .where((eb) => eb.or([eb('nextAttemptAt', 'is', null), eb('nextAttemptAt', '<=', sql<string>`now()`)]))
    .orderBy('scheduledFor')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()

/** Takes over attempts whose process has died, for as many seconds as their networks have, in which no other worker does. */
export const takeOverAttempts = async (db: Db, count: number, seconds: Record<'sandbox' | 'live', number>): Promise<Attempt[]> =>
  (
    await db
      .updateTable('socialPosts')
      .set({
        attemptUntil: sql<string>`now() + case network when 'live' then ${seconds.live}::int else ${seconds.sandbox}::int end * interval '1 second'`,
      })
      .where('id', '=', (eb) =>
        readOnce<string>(
          eb
            .selectFrom('socialPosts')
            .select('id')
            .where('attemptId', 'is not', null)
            .where('attemptUntil', '<', sql<string>`now()`)
            .orderBy('attemptUntil')
            .limit(count)
            .forUpdate()
            .skipLocked(),
        ),
      )
      .returning(ATTEMPT)
      .execute()
  ).map(asAttempt)

/** Takes all attempts to be those of processes that have died. */
export const expireAttempts = (db: Db) =>
  db
    .updateTable('socialPosts')
    .set({ attemptUntil: sql<string>`now() - interval '1 second'` })
    .where('attemptId', 'is not', null)
    .execute()

/** What a post becomes at the end of an attempt. */
export type End =
  | { status: 'posted'; postedAt: Date; remoteId: string; postUrl: string | null }
  | { status: 'failed'; errorMessage: string }
  /** It stays scheduled, for another attempt. */
  | { status: 'scheduled'; waitSeconds: number }

/** Ends an attempt. Returns false when somebody else has ended it before. */
export async function endAttempt(tx: Db, { id, attemptId }: Pick<Attempt, 'id' | 'attemptId'>, end: End): Promise<boolean> {
  const none = { attemptId: null, attemptedAt: null, attemptUntil: null }
  const { numUpdatedRows } = await tx
    .updateTable('socialPosts')
    .set(
      end.status === 'scheduled'
        ? { ...none, nextAttemptAt: inSeconds(end.waitSeconds) }
        : { errorMessage: null, ...end, ...none, nextAttemptAt: null },
    )
    .where('id', '=', id)
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Marks posts as failed that were not tried. */
export const failPost = (tx: Db, id: string, errorMessage: string) =>
  tx.updateTable('socialPosts').set({ status: 'failed', errorMessage, nextAttemptAt: null }).where('id', '=', id).execute()

/** Returns whose posts they are, and whether anybody can see the listing. */
export const posterOf = (db: Db, supplierId: Id) =>
  db
    .selectFrom('suppliers')
    .select(['businessName', sql<boolean>`suspended_at is not null`.as('isSuspended')])
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow()

/** Counts the posts of a listing that went out after a time, removed ones too, and those on their way. */
export async function countPosted(tx: Db, supplierId: Id, after: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*)::int from social_posts where supplier_id = ${supplierId} and status = 'posted' and posted_at > ${after})
    + (select count(*)::int from social_posts where supplier_id = ${supplierId} and attempt_id is not null) as count`.execute(tx)
  // A select without a table has one row.
  return required(rows[0], 'The count of attempts').count
}

/** Returns the account with which an attempt was begun; undefined when it has been removed. */
export const accountOfAttempt = (db: Db, accountId: string) =>
  db
    .selectFrom('socialAccounts')
    .select(['id', 'accountName', 'network', 'remoteId', 'tokens', 'tokensExpireAt', 'needsConnecting'])
    .where('id', '=', accountId)
    .executeTakeFirst()

export const markPosted = (tx: Db, accountId: string, lastPostAt: Date) =>
  tx.updateTable('socialAccounts').set({ lastPostAt }).where('id', '=', accountId).execute()

export const markNeedsConnecting = (tx: Db, accountId: string) =>
  tx.updateTable('socialAccounts').set({ needsConnecting: true }).where('id', '=', accountId).execute()

/** Returns whether a listing posts to a platform by itself at this moment, or did so after a time. */
export const hasPostedAutomatically = async (
  tx: Db,
  { supplierId, platform }: Pick<Attempt, 'supplierId' | 'platform'>,
  after: Date,
): Promise<boolean> =>
  (await tx
    .selectFrom('socialPosts')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .where('isAutomatic', '=', true)
    .where((eb) => eb.or([eb('attemptId', 'is not', null), eb('postedAt', '>', after.toISOString())]))
    .executeTakeFirst()) !== undefined

export const postpone = (tx: Db, id: string, scheduledFor: Date) =>
  tx.updateTable('socialPosts').set({ scheduledFor }).where('id', '=', id).execute()
