import type { Input } from '#contract/endpoint/endpoint.ts'
import type { addView } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import { countOnce } from '#server/features/suppliers/count-once.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { addVisit, insertVisit, linkedPost } from './visit-queries.ts'

/** The visits that one client address adds to one post in a day. */
const VISITS = { name: 'social-visits', points: 20, seconds: 86_400 }

/**
 * Counts that a post led somebody to its listing's profile, once per visitor and day (docs/behaviour/social-media.md, Social media).
 * Unknown codes and a supplier's own visits are not counted.
 */
export async function countPostVisit(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id: supplierId, post: linkCode }: Input<typeof addView>,
  requester: Requester,
): Promise<void> {
  if (!linkCode || requester.account?.supplierId === supplierId) return
  const post = await linkedPost(db, supplierId, linkCode)
  if (!post) return
  const time = now()
  await countOnce(db, requester, time, {
    subject: post.id,
    limit: VISITS,
    insertVisit: (tx, visitor, day) => insertVisit(tx, { postId: post.id, visitor, day, visitedAt: time }),
    add: (tx) => addVisit(tx, post.id),
  })
}
