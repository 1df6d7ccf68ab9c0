import { sql } from 'kysely'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'
import { dateBefore, daysBefore } from '#server/jobs/housekeeping.ts'

const { visit, socialVisit, removedPost, sandboxPost } = RETENTION_DAYS
/** What the feed of a listing has at most. */
const MAX_SANDBOX_POSTS = 1000

/**
 * Deletes posts that were removed, old posts of the sandbox, and visits that no figure needs any more. Who came from a post is forgotten as
 * soon as nobody can be counted twice; the hour stays.
 */
export async function deleteOldSocial(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('socialPosts').where('deletedAt', '<', daysBefore(now, removedPost)).execute()
  await db.deleteFrom('socialVisits').where('visitedAt', '<', daysBefore(now, socialVisit)).execute()
  await db
    .updateTable('socialVisits')
    .set({ visitor: sql<string>`'past ' || gen_random_uuid()` })
    .where('day', '<', dateBefore(now, visit))
    .where('visitor', 'not like', 'past %')
    .execute()
  await db.deleteFrom('sandboxSocialPosts').where('postedAt', '<', daysBefore(now, sandboxPost)).execute()
  await sql`delete from sandbox_social_posts where id in (
    select id from (select id, row_number() over (partition by supplier_id order by posted_at desc, id) as place from sandbox_social_posts) p
    where place > ${MAX_SANDBOX_POSTS})`.execute(db)
}

/** Deletes the posts and templates of a listing, and what it has posted to the sandbox. */
export async function deleteTexts(tx: Db, supplierId: Id): Promise<void> {
  for (const table of ['socialPosts', 'socialTemplates', 'sandboxSocialPosts'] as const)
    await tx.deleteFrom(table).where('supplierId', '=', supplierId).execute()
}
