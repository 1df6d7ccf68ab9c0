import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import { lengthOn, PLATFORM_LIMITS } from '#shared/social/social-limits.ts'
import { composedText, hashtagsIn } from '#shared/social/social-text.ts'
import { fillVariables } from '#shared/social/social-variables.ts'
import type { PostTexts } from './composer-values.ts'

/** As long as the links to profiles that stand in published posts. */
const SAMPLE_LINK = 'https://www.example.com.au/suppliers/1000?post=abcdefghij'

/** Returns a post as its platform gets it. The link to the profile is as long as the real one, which each post gets when it goes out. */
export const composedOf = ({ content, hashtags }: PostTexts, profileLink = SAMPLE_LINK) =>
  composedText({ content: fillVariables(content.trim(), { profileLink }), hashtags: hashtagsIn(hashtags) })

/** Returns how long a text is on a platform, and how long it may be. */
export function lengthsOf(platform: SocialPlatform, texts: PostTexts) {
  const [length, limit] = [lengthOn(platform, composedOf(texts)), PLATFORM_LIMITS[platform].length]
  return { length, limit, left: limit - length }
}

/** "Twitter/X: 12 characters too many". */
export function tooLong(platform: SocialPlatform, texts: PostTexts): string | undefined {
  const { left, limit } = lengthsOf(platform, texts)
  if (left >= 0) return undefined
  const over = (-left).toLocaleString('en-AU')
  return `${SOCIAL_PLATFORMS[platform]} takes ${limit.toLocaleString('en-AU')} characters, and this is ${over} too many.`
}

/** What is counted in another way than one each. */
export const HOW_IT_COUNTS: Partial<Record<SocialPlatform, string>> = {
  twitter: 'On X a link counts 23 and an emoji 2.',
  tiktok: 'On TikTok most emoji count 2.',
}
