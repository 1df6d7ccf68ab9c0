import type { SocialPlatform } from '#contract/social/social-options.ts'

/** How much of a text is shown before it is opened, in characters and lines, and the word that opens it: about, for it depends on the screen. */
const SHOWN_FIRST: Record<SocialPlatform, { length: number; lines: number; more: string }> = {
  facebook: { length: 477, lines: 5, more: 'See more' },
  instagram: { length: 125, lines: 2, more: 'more' },
  twitter: { length: 280, lines: 12, more: 'Show more' },
  linkedin: { length: 210, lines: 3, more: 'more' },
  tiktok: { length: 100, lines: 2, more: 'more' },
}

/** Returns the part of a text that readers see first, cut at a word, and the word that opens the rest; none where nothing is cut. */
export function shownFirst(platform: SocialPlatform, text: string): { text: string; more?: string } {
  const { length, lines, more } = SHOWN_FIRST[platform]
  const inLines = text.split('\n').slice(0, lines).join('\n').trimEnd()
  const letters = [...inLines]
  if (letters.length <= length) return inLines.length < text.trimEnd().length ? { text: inLines, more } : { text }
  const cut = letters.slice(0, length).join('')
  return { text: cut.replace(/\s+\S*$/, '') || cut, more }
}
