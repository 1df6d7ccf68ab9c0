import { sql } from 'kysely'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db, NewRow } from '#server/db/db.ts'

/** Finds the post of a link, which was posted; also one that was removed here, since it is still where it was posted. */
export const linkedPost = (db: Db, supplierId: Id, linkCode: string) =>
  db
    .selectFrom('socialPosts')
    .select('id')
    .where('linkCode', '=', linkCode)
    .where('supplierId', '=', supplierId)
    .where('status', '=', 'posted')
    .executeTakeFirst()

/** Returns false when this visitor has come from the post on that day. */
export const insertVisit = async (tx: Db, visit: NewRow<'socialVisits'>): Promise<boolean> =>
  (await tx
    .insertInto('socialVisits')
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .returning('postId')
    .executeTakeFirst()) !== undefined

export const addVisit = (tx: Db, postId: string) =>
  tx
    .updateTable('socialPosts')
    .set({ visits: sql`visits + 1` })
    .where('id', '=', postId)
    .execute()
