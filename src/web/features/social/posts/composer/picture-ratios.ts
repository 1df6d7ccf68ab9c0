import type { SocialPlatform } from '#contract/options.ts'

/** How platforms show a picture in their feeds: width divided by height. */
export const PICTURE_RATIOS: Record<SocialPlatform, number> = {
  facebook: 1.91,
  instagram: 4 / 5,
  twitter: 16 / 9,
  linkedin: 1.91,
  tiktok: 9 / 16,
}
