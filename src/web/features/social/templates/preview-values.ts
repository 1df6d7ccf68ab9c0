import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { PLATFORM_LIMITS, lengthOn } from '#shared/social/social-limits.ts'
import { composedText, hashtagsIn } from '#shared/social/social-text.ts'
import { asHashtagValues, fillVariables, openVariables, type PostVariable } from '#shared/social/social-variables.ts'

export type PreviewValues = Partial<Record<PostVariable, string | null>>

type Own = {
  /** What the listing says about itself; "" for what it does not say. */
  variables: { businessName: string; category: string; location: string }
  products: readonly Product[]
  promotions: readonly OwnPromotion[]
  /** The address of the profile, as long as it is in a post. */
  profileLink: string
}

/** Returns what the variables of a template stand for, from what a supplier has: its first product, and the offer that runs or comes next. */
export function previewValues({ variables, products, promotions, profileLink }: Own): PreviewValues {
  const promotion = promotions.find(({ state }) => state === 'running') ?? promotions.find(({ state }) => state === 'planned')
  const product = products.find(({ id }) => id === promotion?.productId) ?? products[0]
  return { ...variables, product: product?.title, price: product?.price ?? promotion?.price, offer: promotion?.title, profileLink }
}

type Texts = { contentTemplate: string; hashtagTemplate: string }

/** Returns a template as a post of these values, what it still lacks, and how long it is on its platform. */
export function filledTemplate({ contentTemplate, hashtagTemplate }: Texts, values: PreviewValues, platform: SocialPlatform) {
  const content = fillVariables(contentTemplate, values)
  const hashtags = hashtagsIn(fillVariables(hashtagTemplate, asHashtagValues(values)))
  const text = composedText({ content, hashtags })
  return { text, missing: openVariables(text), length: lengthOn(platform, text), most: PLATFORM_LIMITS[platform].length }
}
