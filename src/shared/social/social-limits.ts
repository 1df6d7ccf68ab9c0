import type { SocialPlatform } from '#contract/social/social-options.ts'

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

/** Every address counts this much on X, whatever its length. */
const X_ADDRESS = 23
const X_ADDRESSES = /https?:\/\/[^\s]+/g
/** The code points that count one on X; all others count two. */
const X_SINGLE: [from: number, to: number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

const onX = (code: number) => (X_SINGLE.some(([from, to]) => code >= from && code <= to) ? 1 : 2)

/** Counts as X does: an address is 23, an emoji 2 however it is put together, letters beyond Europe's 2. */
function lengthOnX(text: string): number {
  const addresses = text.match(X_ADDRESSES)?.length ?? 0
  let length = addresses * X_ADDRESS
  for (const { segment } of new Intl.Segmenter('en').segment(text.replaceAll(X_ADDRESSES, '').normalize('NFC')))
    length += EMOJI.test(segment) ? 2 : [...segment].reduce((sum, letter) => sum + onX(letter.codePointAt(0)!), 0)
  return length
}

/** Returns how long a text is as its platform counts: X by weight, TikTok by UTF-16 units, the others by characters. */
export function lengthOn(platform: SocialPlatform, text: string): number {
  if (platform === 'twitter') return lengthOnX(text)
  return platform === 'tiktok' ? text.length : [...text].length
}
