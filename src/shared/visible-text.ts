// What of a text can be seen. Without schemas: forms ask it of what is typed.

/** Blanks, format characters, and what is drawn as nothing: zero-width spaces, soft hyphens, marks of direction, Hangul fillers, blank Braille. */
const SEEN = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether there is nothing in a text that anybody could see. */
export const isBlank = (text: string): boolean => !SEEN.test(text)

/** Embeddings, overrides and isolates: pasted along with numbers and names, and able to turn around what stands behind them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g
/** Joiners and variation selectors are not among these: an emoji may end with one. */
const EDGE = /[\s\u00ad\u200b\u2060\ufeff]/

/**
 * A text without blanks at its ends and without control over the direction of others; "" where nothing of it can be seen. What scripts and
 * emoji need inside stays: joiners, single marks of direction, variation selectors.
 */
export function tidied(text: string): string {
  if (isBlank(text)) return ''
  const plain = text.replace(DIRECTION, '')
  // By hand, for a pattern that looks for the end of a long run of blanks takes its square.
  let [start, end] = [0, plain.length]
  while (EDGE.test(plain[start]!)) start++
  while (EDGE.test(plain[end - 1]!)) end--
  return plain.slice(start, end)
}
