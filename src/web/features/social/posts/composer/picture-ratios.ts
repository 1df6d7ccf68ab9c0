import type { SocialPlatform } from '#contract/social/social-options.ts'

type Ratios = {
  /** The narrowest and the widest picture that a feed shows uncut: width divided by height. */
  narrowest: number
  widest: number
}

/** Pictures between the two are shown as they are, others are cut to the nearer one. */
export const PICTURE_RATIOS: Record<SocialPlatform, Ratios> = {
  facebook: { narrowest: 4 / 5, widest: 1.91 },
  instagram: { narrowest: 4 / 5, widest: 1.91 },
  twitter: { narrowest: 3 / 4, widest: 16 / 9 },
  linkedin: { narrowest: 4 / 5, widest: 1.91 },
  tiktok: { narrowest: 9 / 16, widest: 9 / 16 },
}

/** Returns the ratio at which a feed shows a picture; the widest while the picture's own is not known. */
export const shownRatio = (platform: SocialPlatform, own: number | undefined): number => {
  const { narrowest, widest } = PICTURE_RATIOS[platform]
  return own === undefined ? widest : Math.min(Math.max(own, narrowest), widest)
}
