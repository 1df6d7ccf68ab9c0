import type { Input } from '#contract/endpoint/endpoint.ts'
import type { changeSocialPost, SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { definedOf } from '#shared/objects.ts'
import { MAX_REMOVED_POSTS } from './limits.ts'
import { lockPosts, markRemoved, postById, postOf, updatePost, type LockedPost } from './post-queries.ts'
import { rejectTime, rejectUnfit, withLink } from './post-rules.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { rejectFull, rejectOthersPictures } from './write-posts.ts'

type Deps = Pick<Context, 'db' | 'config' | 'now'>
type Subject = { id: string; supplierId: Id }

/**
 * Changes a post. One that stays or becomes scheduled keeps to the limits of its platform.
 * @throws 400 for what cannot be scheduled, 404, 409 for one that is posted, about to be, or has another version than was given
 */
export const editPost = (
  { db, config, now }: Deps,
  { supplierId }: Subject,
  { id, version, scheduledFor, ...change }: Input<typeof changeSocialPost>,
): Promise<SocialPost> =>
  inTransaction(db, async (tx) => {
    const post = await lockPost(tx, { id, supplierId })
    rejectPosted(post)
    if (version !== undefined && version !== post.version)
      throw conflict('This post has been changed since you opened it. Please reload the page and change it again.', 'stale')
    const step = scheduledFor === undefined ? {} : stepTo(scheduledFor)
    const { content, platform, hashtags, imageUrl, status, scheduledFor: due } = { ...post, ...definedOf(change), ...step }
    if (status === 'scheduled') {
      // One that waits for its next attempt stays due.
      if (due !== null && !(post.status === 'scheduled' && isSameTime(due, post.scheduledFor))) rejectTime(due, now())
      rejectUnfit(withLink(config.publicUrl, { ...post, content, platform, hashtags, imageUrl }))
    }
    if (change.imageUrl && change.imageUrl !== post.imageUrl) await rejectOthersPictures(tx, supplierId, [change])
    return updatePost(tx, id, { ...change, ...step })
  })

const isSameTime = (a: string, b: string | null) => b !== null && new Date(a).getTime() === new Date(b).getTime()

/** A time schedules a post, null makes it a draft; why it has failed before is then no matter. */
const stepTo = (scheduledFor: string | null) => ({
  scheduledFor,
  status: scheduledFor === null ? ('draft' as const) : ('scheduled' as const),
  errorMessage: null,
})

/** Removes a post here; what is at the platform stays there. @throws 404, 409 while it is being published */
export const removePost = ({ db, now }: Deps, subject: Subject): Promise<void> =>
  inTransaction(db, async (tx) => {
    rejectUnderWay(await lockPost(tx, subject))
    await markRemoved(tx, subject.supplierId, [subject.id], { deletedAt: now(), most: MAX_REMOVED_POSTS })
  })

/** Undoes a removal. One whose time has passed meanwhile becomes a draft. @throws 404 when it has been deleted, 409 for more posts than a listing may have */
export const restorePost = ({ db, now }: Deps, { id, supplierId }: Subject): Promise<SocialPost> =>
  inTransaction(db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const [post] = await lockPosts(tx, supplierId, [id])
    if (!post) throw notFound(postById.what)
    if (post.deletedAt === null) return postOf(tx, id)
    if (post.status !== 'posted') await rejectFull(tx, supplierId, 1)
    const isOverdue = post.status === 'scheduled' && post.scheduledFor !== null && new Date(post.scheduledFor) <= now()
    return updatePost(tx, id, { deletedAt: null, ...(isOverdue && stepTo(null)) })
  })

/** Locks a post until the transaction ends. @throws 404 when it has been removed */
export async function lockPost(tx: Db, { id, supplierId }: Subject): Promise<LockedPost> {
  const [post] = await lockPosts(tx, supplierId, [id])
  if (!post || post.deletedAt !== null) throw notFound(postById.what)
  return post
}

/** @throws 409 for a post that is posted, or is being published */
export function rejectPosted(post: LockedPost): void {
  if (post.status === 'posted') throw conflict('This post has been posted, so it cannot change any more.')
  rejectUnderWay(post)
}

function rejectUnderWay({ isPublishing }: LockedPost): void {
  if (isPublishing) throw conflict('This post is being published at this moment. Please try again in a minute.')
}
