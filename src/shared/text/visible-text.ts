// Finds and removes invisible characters, and brings white space into one form. Kept free of zod, because forms check typed text with it.
import { withoutInvisible } from './invisible.ts'
import { withNewlines } from './unreadable.ts'

/**
 * A visible character: anything but white space, format characters and characters without a glyph (zero-width spaces, soft hyphens,
 * direction marks, Hangul fillers, blank Braille, the place of a picture).
 */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffe\uffff]/u

/** Returns whether a text has no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** The bullets of a word processor's lists, which only its own font can show. */
const OWN_BULLET = /[\uf0a7\uf0b7\uf0d8]/g
/** Blanks of every width but the ordinary one and the tab. */
const ODD_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/** Invisible characters that text needs, each after what it belongs to; the regular expression tries them from the first on. */
const NEEDED = [
  // The flags of England, Scotland and Wales.
  /\u{1f3f4}[\u{e0020}-\u{e007f}]+/u,
  // The parts of one emoji, "👩‍🍳", and the sign that makes it one, "❤️" and "1️⃣".
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?/u,
  /[\d#*]\ufe0f\u20e3/u,
  // Joiners after letters that are written together, as in Arabic and the scripts of India.
  /[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Han}\P{L}][\u200c\u200d]|\p{M}[\u200c\u200d]/u,
  // Where lines may break in scripts without blanks.
  /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]\u200b(?=[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])/u,
  // Variants of one character.
  /\p{scx=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u,
].map(({ source }) => source)
/**
 * Invisible characters that come along with pasted text: soft hyphens, zero-width spaces, byte order marks, embeddings and overrides of
 * direction, the place of a picture, and so on. Marks that several scripts spell words with (Mongolian, Khmer) are not among them.
 */
const STRAY =
  '[\\u00ad\\u034f\\u180e\\u200b-\\u200d\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffc\\ufffe\\uffff\\u{e0000}-\\u{e0fff}]'
const NEEDED_OR_STRAY = new RegExp(`(${NEEDED.join('|')})|${STRAY}`, 'gu')

const MARK_OF_DIRECTION = /[\u200e\u200f\u061c]/g
const RIGHT_TO_LEFT = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}\p{scx=Nko}]/u

/** Three lines or more of nothing that is seen. */
const BLANK_LINES = /\n(?:[\t\r \p{Cf}\u2800]*\n){3,}/gu

const EDGE = /\s/

/**
 * Returns a text trimmed, with ordinary blanks and line breaks, one blank line in place of three or more, and without stray invisible
 * characters, so that searching finds its words; "" when it has no visible character. What scripts and emoji need stays: joiners, variation
 * selectors, and marks of direction beside Arabic or Hebrew.
 */
export function tidied(text: string): string {
  if (isBlank(text)) return ''
  const bare = withNewlines(text).replace(NEEDED_OR_STRAY, '$1').replace(ODD_BLANK, ' ').replace(OWN_BULLET, '•')
  const plain = RIGHT_TO_LEFT.test(bare.replace(MARK_OF_DIRECTION, '')) ? bare : bare.replace(MARK_OF_DIRECTION, '')
  // Trims with loops: a regular expression for trailing white space takes quadratic time on a long run of it.
  let [start, end] = [0, plain.length]
  while (EDGE.test(plain.charAt(start))) start++
  while (EDGE.test(plain.charAt(end - 1))) end--
  return plain.slice(start, end).replace(BLANK_LINES, '\n\n')
}

/** Returns an email address, a number or a code without any invisible character, in one Unicode form, trimmed. */
export const bareText = (text: string): string => withoutInvisible(text).normalize('NFC').trim()
