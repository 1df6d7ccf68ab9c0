import type { SocialPlatform } from '#contract/social/social-options.ts'
import { lengthOnX } from './length-on-x.ts'

type Limits = {
  /** Of the text with its hashtags, counted as the platform counts. */
  length: number
  hashtags?: number
  needsPicture?: true
}

/** What each platform takes, by its documentation of 2026. */
export const PLATFORM_LIMITS: Record<SocialPlatform, Limits> = {
  facebook: { length: 63_206 },
  instagram: { length: 2_200, hashtags: 30, needsPicture: true },
  twitter: { length: 280 },
  linkedin: { length: 3_000 },
  tiktok: { length: 4_000, needsPicture: true },
}

/** Returns how long a text is as its platform counts: X by weight, TikTok by UTF-16 units, the others by characters. */
export function lengthOn(platform: SocialPlatform, text: string): number {
  if (platform === 'twitter') return lengthOnX(text)
  return platform === 'tiktok' ? text.length : [...text].length
}
