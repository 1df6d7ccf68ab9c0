import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { asHashtagValues, fillVariables, type PostVariable } from '#shared/social/social-variables.ts'
import type { ComposerValues, PostTexts } from './composer-values.ts'

export type VariableValues = Partial<Record<PostVariable, string | null>>

/** What a post is about: its values stand for the variables of a product, its price and an offer. */
export type About = { product?: Product; promotion?: OwnPromotion }

export const valuesAbout = ({ product, promotion }: About): VariableValues => ({
  ...(product && { product: product.title, price: product.price }),
  ...(promotion && { offer: promotion.title, ...(promotion.price && { price: promotion.price }) }),
})

/** Returns texts with the variables filled in whose values are known. */
export const filled = ({ content, hashtags }: PostTexts, values: VariableValues): PostTexts => ({
  content: fillVariables(content, values),
  hashtags: fillVariables(hashtags, asHashtagValues(values)),
})

export const textsFrom = ({ contentTemplate, hashtagTemplate }: SocialTemplate, values: VariableValues): PostTexts =>
  filled({ content: contentTemplate, hashtags: hashtagTemplate }, values)

/** Returns every text with the variables filled in whose values are known. */
export const allFilled = (values: ComposerValues, variables: VariableValues): ComposerValues => ({
  ...values,
  ...filled(values, variables),
  changed: Object.fromEntries(Object.entries(values.changed).map(([platform, texts]) => [platform, filled(texts, variables)])),
})

/** Returns a post about a promotion that could go out as it is. */
export const promotionTexts = ({ title, text, price, endsOn }: OwnPromotion): PostTexts => ({
  content: [[title, price].filter(Boolean).join(': '), text, `Until ${dayInWords(endsOn)}. Ask us for a quote: {profileLink}`].join('\n\n'),
  hashtags: '',
})

/** Returns a post about a product that could go out as it is: only what its profile says. */
const productTexts = ({ title, price, description }: Product): PostTexts => ({
  content: [[title, price].filter(Boolean).join(': '), description, 'Ask us for a quote: {profileLink}'].filter(Boolean).join('\n\n'),
  hashtags: '',
})

/** Returns a post about a product or an offer; undefined about neither. */
export const textsAbout = ({ product, promotion }: About): PostTexts | undefined =>
  promotion ? promotionTexts(promotion) : product && productTexts(product)
