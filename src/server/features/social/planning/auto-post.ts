import type { PostType } from '#contract/social/social-options.ts'
import { benefitsOf } from '#contract/billing/plans.ts'
import { MAX_OPEN_POSTS } from '#contract/social/social-posts.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import type { PostVariable } from '#shared/social/social-variables.ts'
import {
  changedAccounts,
  hasProfilePost,
  lastAutomatic,
  lockAutoAccount,
  markAutoPosted,
  newProducts,
  newPromotions,
  type AutoAccount,
} from './auto-queries.ts'
import { builtInText } from '#server/features/social/templates/built-in-texts.ts'
import { fromTemplate } from '#server/features/social/templates/from-template.ts'
import { countOpenPosts, insertPosts } from '#server/features/social/posts/post-queries.ts'
import { problemsOf, withLink } from '#server/features/social/posts/post-rules.ts'
import { SOCIAL_POSTS } from '#server/features/social/publishing/settle.ts'
import { templateFor } from '#server/features/social/templates/template-queries.ts'
import { listingVariables } from '#server/features/social/templates/variables.ts'
import { newRow } from '#server/features/social/posts/write-posts.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'log' | 'now'>
type Change = {
  postType: Exclude<PostType, 'manual'>
  values: Partial<Record<PostVariable, string | null>>
  imageUrl: string | null
}

const HOUR_MS = 3_600_000
/** A change may be committed some time after the time that it notes, and must not be missed then. */
const SETTLED_MS = 10_000
/** Of an import of products nobody wants a post each. */
const MAX_PRODUCTS = 5

/** Schedules what turns changes of listings into posts, each minute. */
export function scheduleAutoPosts(context: Deps): void {
  context.jobs.schedule('social-auto-posts', '* * * * *', () => writeAutoPosts(context))
}

export async function writeAutoPosts(deps: Deps): Promise<void> {
  const upTo = new Date(deps.now().getTime() - SETTLED_MS)
  for (const changed of await changedAccounts(deps.db, upTo)) await inTransaction(deps.db, (tx) => writeFor(tx, deps, changed, upTo))
}

/** Writes what is new for an account, which is noted in the same transaction: once, whatever happens. */
async function writeFor(tx: Db, deps: Deps, changed: Pick<AutoAccount, 'id' | 'supplierId'>, upTo: Date): Promise<void> {
  // In this order, as the publishing of posts locks the two.
  await lockSupplier(tx, changed.supplierId)
  const account = await lockAutoAccount(tx, changed, upTo)
  if (!account) return
  const changes = await changesOf(tx, deps, account, upTo)
  const room = MAX_OPEN_POSTS - (await countOpenPosts(tx, account.supplierId))
  let free = await nextFreeTime(tx, account, deps.now())
  for (const change of changes.slice(0, Math.max(0, room))) {
    const isScheduled = await write(tx, deps, account, change, free)
    if (isScheduled) free = new Date(free.getTime() + HOUR_MS)
  }
  await markAutoPosted(tx, account, upTo)
  deps.jobs.wake(tx, SOCIAL_POSTS)
}

/** Returns what has changed, as far as buyers see it. Several changes of a profile within an hour are one. */
async function changesOf(tx: Db, { now }: Deps, account: AutoAccount, upTo: Date): Promise<Change[]> {
  const { runningPromotions } = benefitsOf(await planOf(tx, account.supplierId, now()))
  const products = await newProducts(tx, account, upTo, MAX_PRODUCTS)
  const promotions = await newPromotions(tx, account, upTo, runningPromotions)
  const isProfileAnnounced = !account.isProfileNew || (await hasProfilePost(tx, account, new Date(now().getTime() - HOUR_MS)))
  return [
    ...promotions.map(({ imageUrl, ...values }) => ({ postType: 'promotion' as const, values, imageUrl })),
    ...products.map(({ imageUrl, ...values }) => ({ postType: 'featured_product' as const, values, imageUrl })),
    ...(isProfileAnnounced ? [] : [{ postType: 'profile_update' as const, values: {}, imageUrl: null }]),
  ]
}

/** Returns the first time at which an account may post by itself: once an hour. */
async function nextFreeTime(tx: Db, account: AutoAccount, now: Date): Promise<Date> {
  const last = await lastAutomatic(tx, account)
  return last === null ? now : new Date(Math.max(now.getTime(), Date.parse(last) + HOUR_MS))
}

/**
 * Writes the post of a change from the default template, for a time; a draft where there is none, or where it would not be taken as it is, so
 * that nothing goes out unseen. Returns whether it is scheduled.
 */
async function write(
  tx: Db,
  { config, now }: Deps,
  account: AutoAccount,
  { postType, values, imageUrl }: Change,
  at: Date,
): Promise<boolean> {
  const { supplierId, platform } = account
  const template = await templateFor(tx, { supplierId, platform, postType }, { isDefault: true })
  const text = fromTemplate(template ?? builtInText(postType), { ...listingVariables(account), ...values })
  const draft = { platform, postType, ...text, imageUrl: shownPicture(imageUrl), scheduledFor: null, suggestedFor: null }
  const row = { ...newRow(draft, supplierId, now()), isAutomatic: true }
  const isReady = template !== undefined && problemsOf(withLink(config.publicUrl, row)).length === 0
  await insertPosts(tx, [isReady ? { ...row, status: 'scheduled', scheduledFor: at.toISOString() } : row])
  return isReady
}
