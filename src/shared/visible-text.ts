// Finds and removes invisible characters. Kept free of zod, because forms check typed text with it.

/**
 * A visible character: anything but white space, format characters and characters without a glyph (zero-width spaces, soft hyphens,
 * direction marks, Hangul fillers, blank Braille).
 */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Returns whether a text has no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

// The control characters of ASCII but tab and newline, those of Unicode from \u0080 on, and halves of surrogate pairs.
// eslint-disable-next-line no-control-regex -- matching control characters is the purpose
const UNREADABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u

/** Returns whether a text has characters that no text may have: control characters other than tab and newline, and halves of characters. */
export const hasUnreadable = (text: string): boolean => UNREADABLE.test(text)

const EVERY_UNREADABLE = new RegExp(UNREADABLE, 'gu')
/** Removes them, as where they came along with a pasted text. */
export const withoutUnreadable = (text: string): string => text.replace(EVERY_UNREADABLE, '')

/** Returns the first `most` characters of a text, one less where the last would be half of a surrogate pair. */
export const cut = (text: string, most: number): string =>
  text.slice(0, /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(most - 1, most + 1)) ? most - 1 : most)

/** Bidirectional embeddings, overrides and isolates. They get pasted along with numbers and names, and can reverse the text after them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g
/** Characters to trim. Joiners and variation selectors are not among them, because an emoji may end with one. */
const EDGE = /[\s\u00ad\u200b\u2060\ufeff]/

/**
 * Returns a text trimmed and without bidirectional control characters; "" when it has no visible character. Joiners, single direction marks
 * and variation selectors inside it stay, because scripts and emoji need them.
 */
export function tidied(text: string): string {
  if (isBlank(text)) return ''
  const plain = text.replace(DIRECTION, '')
  // Trims with loops: a regular expression for trailing white space takes quadratic time on a long run of it.
  let [start, end] = [0, plain.length]
  while (EDGE.test(plain.charAt(start))) start++
  while (EDGE.test(plain.charAt(end - 1))) end--
  return plain.slice(start, end)
}
