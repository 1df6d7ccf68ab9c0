import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SandboxPost } from '#contract/social/social-analytics.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db, NewRow } from '#server/db/db.ts'

/** Returns undefined when the attempt has been posted before. */
export const insertSandboxPost = (db: Db, post: NewRow<'sandboxSocialPosts'>) =>
  db
    .insertInto('sandboxSocialPosts')
    .values(post)
    .onConflict((conflict) => conflict.column('attemptId').doNothing())
    .returning('id')
    .executeTakeFirst()

export const sandboxPostOf = (db: Db, attemptId: string) =>
  db.selectFrom('sandboxSocialPosts').select('id').where('attemptId', '=', attemptId).executeTakeFirst()

/** Returns what a listing has posted to the sandbox, the newest first. */
export async function sandboxPage(
  db: Db,
  supplierId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListPage<SandboxPost>> {
  const ofSupplier = db.selectFrom('sandboxSocialPosts').where('supplierId', '=', supplierId)
  const items = await ofSupplier
    .select(['id', 'platform', 'accountName', 'text', 'imageUrl', 'postedAt'])
    .orderBy('postedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await ofSupplier.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}
