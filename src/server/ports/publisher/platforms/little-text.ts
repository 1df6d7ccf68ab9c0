/** What LinkedIn's "little" format reserves. */
const RESERVED = /[|{}@[\]()<>#\\*_~]/g
const HASHTAG = /#([\p{L}\p{M}\p{N}_]+)/gu
const TEMPLATE = /\{hashtag\|\\?#\|((?:[^|{}\\]|\\.)+)\}/g

const escaped = (text: string) => text.replace(RESERVED, (each) => `\\${each}`)

/**
 * Returns a text in the format of LinkedIn's posts: hashtags are templates, what is reserved is escaped. Read in November 2026:
 * learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format, li-lms-2026-05.
 */
export function littleText(text: string): string {
  const pieces = text.split(HASHTAG)
  // Between two texts stands what the hashtag between them is about.
  return pieces.map((piece, at) => (at % 2 === 1 ? `{hashtag|\\#|${escaped(piece)}}` : escaped(piece))).join('')
}

/** Returns the text of a post. */
export const plainText = (little: string): string => little.replace(TEMPLATE, (_, word: string) => `\\#${word}`).replace(/\\(.)/gs, '$1')
