import { hashtagsIn } from '#shared/social/social-text.ts'

const LAST_HASHTAGS = /(?:\s+#[\p{L}\p{M}\p{N}_]+)+\s*$/u

/** Returns a text without the hashtags at its end, and these. */
export function textsIn(text: string): { content: string; hashtags: string[] } {
  const [hashtags = ''] = LAST_HASHTAGS.exec(text) ?? []
  return { content: text.slice(0, text.length - hashtags.length), hashtags: hashtagsIn(hashtags) }
}
