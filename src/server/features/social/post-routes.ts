import {
  addSocialPost,
  addSocialPosts,
  changeSocialPost,
  getSocialPost,
  listSocialPosts,
  publishSocialPost,
  removeSocialPost,
  removeSocialPosts,
  restoreSocialPost,
  scheduleSocialPosts,
} from '#contract/social/social-posts.ts'
import { planSocialPosts } from '#contract/social/social-plan.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { supplier } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { editPost, removePost, restorePost } from './posts/edit-post.ts'
import { CHANGES, PLANNING, PUBLISHING } from './posts/limits.ts'
import { postById, postOf, postPage, removedPostById } from './posts/post-queries.ts'
import { publishPost, type PublishDeps } from './publishing/publish-post.ts'
import { planPosts } from './planning/plan-posts.ts'
import { removePosts, schedulePosts } from './posts/several-posts.ts'
import { writePost, writePosts } from './posts/write-posts.ts'

/** A supplier's posts. */
export function postRoutes(serve: Serve, deps: PublishDeps): void {
  const ownSupplier = supplier.ofSupplier(ownListing)
  const ofPost = supplier.ofSupplier(postById)
  serve(listSocialPosts, ownSupplier, (filter) => postPage(deps.db, filter))
  serve.idempotent(addSocialPost, ownSupplier, (tx, post) => writePost(tx, deps, post), CHANGES)
  serve.idempotent(
    addSocialPosts,
    ownSupplier,
    (tx, { id, posts }) => writePosts(tx, deps, id, posts, (place) => `posts.${place}.`),
    CHANGES,
  )
  serve.idempotent(planSocialPosts, ownSupplier, (tx, input, _, listing) => planPosts(tx, deps, listing, input), PLANNING)
  serve(removeSocialPosts, ownSupplier, ({ id, ids }) => removePosts(deps, id, ids), CHANGES)
  serve(scheduleSocialPosts, ownSupplier, ({ id, ids }) => schedulePosts(deps, id, ids), CHANGES)

  serve(getSocialPost, ofPost, ({ id }) => postOf(deps.db, id))
  serve(changeSocialPost, ofPost, (input, _, post) => editPost(deps, post, input), CHANGES)
  serve(removeSocialPost, ofPost, (_, __, post) => removePost(deps, post), CHANGES)
  serve(restoreSocialPost, supplier.ofSupplier(removedPostById), (_, __, post) => restorePost(deps, post), CHANGES)
  serve.repeatable(publishSocialPost, ofPost, (_, __, post) => publishPost(deps, post), PUBLISHING)
}
