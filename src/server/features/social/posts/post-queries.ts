import { sql } from 'kysely'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { listSocialPosts, SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db, NewRow, RowChange } from '#server/db/db.ts'
import { LINK_PATH } from '#server/features/social/visits/link-sql.ts'
import { required } from '#shared/required.ts'

const POST = [
  'id',
  'platform',
  'postType',
  'content',
  LINK_PATH.as('profileLink'),
  'hashtags',
  'imageUrl',
  'scheduledFor',
  'suggestedFor',
  'status',
  'createdAt',
  'postedAt',
  'errorMessage',
  sql<boolean>`attempt_id is not null`.as('isPublishing'),
  // An attempt notes it before.
  sql<'sandbox' | 'live' | null>`case when status = 'posted' then network end`.as('network'),
  'postUrl',
  'visits',
  'version',
] as const

/** When a post was posted, is due, or is meant to be; as the index has it. */
const TIME = sql<string>`coalesce(posted_at, scheduled_for, suggested_for)`

/** What needs somebody first: what failed, what is due next, drafts, and at last what is done. */
const TURN = sql`array_position(array['failed', 'scheduled', 'draft', 'posted'], status)`
const SINCE = sql`coalesce(posted_at, created_at)`

/** Selects the posts of a listing, without those that were removed. */
const postsOf = (db: Db, supplierId: Id) => db.selectFrom('socialPosts').where('supplierId', '=', supplierId).where('deletedAt', 'is', null)

const matching = (db: Db, { id, status, platform, postType, search, from, to, withoutTime }: Input<typeof listSocialPosts>) =>
  postsOf(db, id)
    .$call((posts) => (status === null ? posts : posts.where('status', '=', status)))
    .$call((posts) => (platform === null ? posts : posts.where('platform', '=', platform)))
    .$call((posts) => (postType === null ? posts : posts.where('postType', '=', postType)))
    .$if(search !== null, (posts) => posts.where(sql<boolean>`position(lower(${search}) in lower(${TEXT})) > 0`))
    .$call((posts) => (from === null ? posts : posts.where(TIME, '>=', from)))
    .$call((posts) => (to === null ? posts : posts.where(TIME, '<', to)))
    .$if(withoutTime === true, (posts) => posts.where(TIME, 'is', null))

/** What a search looks in: the text with its hashtags, as a person would type them. */
const TEXT = sql`content || ' #' || array_to_string(hashtags, ' #')`

export async function postPage(db: Db, filter: Input<typeof listSocialPosts>): Promise<ListPage<SocialPost>> {
  const isByTime = filter.from !== null || filter.to !== null
  const items = await matching(db, filter)
    .select(POST)
    .$if(isByTime, (posts) => posts.orderBy(TIME))
    .$if(!isByTime, (posts) =>
      posts
        .orderBy(TURN)
        .orderBy(sql`case when status <> 'posted' then ${TIME} end`)
        .orderBy(SINCE, 'desc'),
    )
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** A post that a path names: a resource of an access rule. */
export const postById = {
  what: 'This post',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('socialPosts').select(['id', 'supplierId']).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst(),
}

/** The same, whether it has been removed or not. */
export const removedPostById = {
  what: postById.what,
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('socialPosts').select(['id', 'supplierId']).where('id', '=', id).executeTakeFirst(),
}

export const postOf = (db: Db, id: string): Promise<SocialPost> =>
  db.selectFrom('socialPosts').select(POST).where('id', '=', id).executeTakeFirstOrThrow()

/** Locks posts until the transaction ends, in the order of their ids; those of other listings are missing. */
export const lockPosts = (tx: Db, supplierId: Id, ids: string[]) =>
  tx
    .selectFrom('socialPosts')
    .select([...POST, 'linkCode', 'supplierId', 'deletedAt'])
    .where('supplierId', '=', supplierId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
export type LockedPost = Awaited<ReturnType<typeof lockPosts>>[number]

/** Counts what a listing has that is not posted. */
export async function countOpenPosts(tx: Db, supplierId: Id): Promise<number> {
  const { count } = await postsOf(tx, supplierId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '<>', 'posted')
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts posts, and returns them in their order. */
export async function insertPosts(tx: Db, posts: (NewRow<'socialPosts'> & { id: string })[]): Promise<SocialPost[]> {
  const inserted = await tx.insertInto('socialPosts').values(posts).returning(POST).execute()
  const places = new Map(posts.map(({ id }, place) => [id, place]))
  return inserted.toSorted((a, b) => required(places.get(a.id), 'The place of a post') - required(places.get(b.id), 'The place of a post'))
}

/** Changes a post as its supplier does: it becomes a new version, and attempts are counted anew. */
export const updatePost = (tx: Db, id: string, change: RowChange<'socialPosts'>): Promise<SocialPost> =>
  tx
    .updateTable('socialPosts')
    .set({ ...change, version: sql`version + 1`, attempts: 0, nextAttemptAt: null })
    .where('id', '=', id)
    .returning(POST)
    .executeTakeFirstOrThrow()

/** Marks posts of a listing as removed, and deletes what was removed before the last `most`; those that were posted still count in their day. */
export async function markRemoved(
  tx: Db,
  supplierId: Id,
  ids: string[],
  { deletedAt, most }: { deletedAt: Date; most: number },
): Promise<void> {
  await tx.updateTable('socialPosts').set({ deletedAt }).where('id', 'in', ids).execute()
  await sql`delete from social_posts where id in (
    select id from social_posts where supplier_id = ${supplierId} and deleted_at is not null and status <> 'posted'
    order by deleted_at desc, id offset ${most} for update skip locked)`.execute(tx)
}

/** Has drafts posted at the times that were suggested for them. */
export const scheduleAsSuggested = (tx: Db, ids: string[]) =>
  tx
    .updateTable('socialPosts')
    .set({
      status: 'scheduled',
      scheduledFor: (eb) => eb.ref('suggestedFor'),
      version: sql`version + 1`,
      attempts: 0,
      nextAttemptAt: null,
    })
    .where('id', 'in', ids)
    .execute()
