import type { Output } from '#contract/endpoint/endpoint.ts'
import type { removeSocialPosts, scheduleSocialPosts } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { MAX_REMOVED_POSTS } from './limits.ts'
import { lockPosts, markRemoved, scheduleAsSuggested, type LockedPost } from './post-queries.ts'
import { problemsOf, withLink } from './post-rules.ts'

type Deps = Pick<Context, 'db' | 'config' | 'now'>

/** Removes those of the posts that are the listing's, not posted and not about to be. */
export const removePosts = ({ db, now }: Deps, supplierId: Id, ids: string[]): Promise<Output<typeof removeSocialPosts>> =>
  inTransaction(db, async (tx) => {
    const posts = (await lockPosts(tx, supplierId, ids)).filter((post) => isOpen(post) && post.status !== 'posted')
    if (posts.length > 0) await markRemoved(tx, supplierId, posts.map(idOf), { deletedAt: now(), most: MAX_REMOVED_POSTS })
    return { removed: posts.length }
  })

/** Schedules those of the drafts that have a suggested time in the future and keep to the limits of their platform; the others stay as they are. */
export const schedulePosts = ({ db, config, now }: Deps, supplierId: Id, ids: string[]): Promise<Output<typeof scheduleSocialPosts>> =>
  inTransaction(db, async (tx) => {
    const isReady = (post: LockedPost) =>
      post.status === 'draft' &&
      post.suggestedFor !== null &&
      new Date(post.suggestedFor) > now() &&
      problemsOf(withLink(config.publicUrl, post)).length === 0
    const posts = (await lockPosts(tx, supplierId, ids)).filter((post) => isOpen(post) && isReady(post))
    if (posts.length > 0) await scheduleAsSuggested(tx, posts.map(idOf))
    return { scheduled: posts.length, left: new Set(ids).size - posts.length }
  })

const isOpen = ({ deletedAt, isPublishing }: LockedPost) => deletedAt === null && !isPublishing
const idOf = ({ id }: LockedPost) => id
