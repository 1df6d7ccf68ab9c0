import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_POSTS_PLANNED, type SocialPost } from '#contract/social/social-posts.ts'
import { type planSocialPosts } from '#contract/social/social-plan.ts'
import type { Db } from '#server/db/db.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { productsOf } from '#server/features/suppliers/queries.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import { supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { localTimeOf } from '#shared/time/zoned-time.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { bestHours } from '#server/features/social/visits/analytics.ts'
import { builtInText } from '#server/features/social/templates/built-in-texts.ts'
import { fromTemplate } from '#server/features/social/templates/from-template.ts'
import { planSlots, timesOfWeek } from './plan-slots.ts'
import { templateFor } from '#server/features/social/templates/template-queries.ts'
import { listingVariables } from '#server/features/social/templates/variables.ts'
import { writePosts, type NewPost, type WriteDeps } from '#server/features/social/posts/write-posts.ts'
import { itemAt } from '#shared/item-at.ts'

/**
 * Drafts posts about a listing's products in turn, for the hours at which its buyers act.
 * @throws 400 for days that have passed and for more posts than can be added together, 409 without products, or for more posts than a
 * listing may have
 */
export async function planPosts(tx: Db, deps: WriteDeps, listing: Listing, plan: Input<typeof planSocialPosts>): Promise<SocialPost[]> {
  const platforms = [...new Set(plan.platforms)]
  const timeZone = supplierTimeZone(listing)
  const now = deps.now()
  rejectPlan({ ...plan, platforms }, localTimeOf(now.toISOString(), timeZone).slice(0, 10))
  const products = await productsOf(tx, listing.id)
  if (products.length === 0) throw conflict('Your profile has no products to write about. Please add one first.')
  const { hours } = await bestHours(tx, { supplierId: listing.id, timeZone, now }, listing.category)
  const slots = planSlots({ ...plan, times: timesOfWeek(hours, plan.postsAWeek), timeZone, now })
  const posts: NewPost[] = []
  for (const platform of platforms) {
    const template = await templateFor(tx, { supplierId: listing.id, platform, postType: 'featured_product' }, { isDefault: false })
    for (const [place, suggestedFor] of slots.entries()) {
      const product = itemAt(products, place % products.length)
      const values = { ...listingVariables(listing), product: product.title, price: product.price }
      const text = fromTemplate(template ?? builtInText('featured_product', place), values)
      const imageUrl = shownPicture(product.imageUrl)
      posts.push({ platform, postType: 'featured_product', ...text, imageUrl, scheduledFor: null, suggestedFor })
    }
  }
  const written = await writePosts(tx, deps, listing.id, posts, () => '')
  return written.toSorted((a, b) => Date.parse(a.suggestedFor ?? '') - Date.parse(b.suggestedFor ?? ''))
}

function rejectPlan({ platforms, startsOn, weeks, postsAWeek }: Input<typeof planSocialPosts>, today: string): void {
  const lastDay = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  if (startsOn < today) throw invalid([{ path: 'startsOn', message: 'Please choose today or a later day.' }])
  if (startsOn > lastDay) throw invalid([{ path: 'startsOn', message: 'Please choose a day within a year.' }])
  if (platforms.length * weeks * postsAWeek > MAX_POSTS_PLANNED)
    throw invalid([
      { path: 'postsAWeek', message: `A plan has ${MAX_POSTS_PLANNED} posts at most. Please choose fewer posts, weeks or platforms.` },
    ])
}
