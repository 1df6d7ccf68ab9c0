import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict, Problem } from '#server/http/problems.ts'
import { PUBLISH_SECONDS } from '#server/ports/publisher/publisher.ts'
import { publishOnce } from './ask-network.ts'
import { beginAttempt, type Attempt } from './attempt-queries.ts'
import { destinationOf } from './destination.ts'
import { lockPost, rejectPosted } from '#server/features/social/posts/edit-post.ts'
import { postOf } from '#server/features/social/posts/post-queries.ts'
import { rejectUnfit, withLink } from '#server/features/social/posts/post-rules.ts'
import { settle } from './settle.ts'

export type PublishDeps = Pick<Context, 'db' | 'jobs' | 'publisher' | 'secrets' | 'config' | 'images' | 'log' | 'now'>

/** Returns how long an attempt is its process's own: a network's answer is not waited for longer, and cannot come later. */
export const attemptSeconds = (network: 'sandbox' | 'live') => PUBLISH_SECONDS[network] + 1

/**
 * Publishes a draft, or tries a failed post again. The network is asked outside of any transaction.
 * @throws 400 for what the platform would not take, 404, 409 where it is not a draft or failed, is being published, or has no account to go
 * to, 502 with the reason when it was refused
 */
export async function publishPost(deps: PublishDeps, subject: { id: string; supplierId: Id }): Promise<SocialPost> {
  const attempt = await inTransaction(deps.db, (tx) => begin(tx, deps, subject))
  await settle(deps, attempt, await publishOnce(deps, attempt))
  const post = await postOf(deps.db, subject.id)
  if (post.status === 'posted') return post
  throw new Problem(502, post.errorMessage ?? unanswered(post), { code: 'not-posted', isIntended: true })
}

const unanswered = ({ platform }: SocialPost) =>
  `${SOCIAL_PLATFORMS[platform]} has not said yet whether it has posted this. We keep asking, and show the answer here.`

async function begin(tx: Db, deps: PublishDeps, subject: { id: string; supplierId: Id }): Promise<Attempt> {
  const post = await lockPost(tx, subject)
  rejectPosted(post)
  if (post.status === 'scheduled') throw conflict('This post goes out by itself at its time. Make it a draft to publish it now.')
  rejectUnfit(withLink(deps.config.publicUrl, post))
  const destination = await destinationOf(tx, deps, post)
  if ('problem' in destination) throw conflict(destination.problem)
  return beginAttempt(tx, post.id, { ...destination, seconds: attemptSeconds(destination.network) })
}
