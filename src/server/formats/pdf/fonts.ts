import { drawableText } from '#shared/text/drawable-text.ts'
import { itemAt } from '#shared/item-at.ts'
import { readFont, type FontFile } from './font-file.ts'
import { isRightToLeft, scriptFontFor } from './script-fonts.ts'

/**
 * The faces of the site, for Latin, extended Latin and Vietnamese letters; other scripts have one font for every face. Variable fonts, which pages
 * have, would be embedded without their outlines.
 */
const FILES = {
  text: [
    '@fontsource/archivo/files/archivo-latin-400-normal.woff',
    '@fontsource/archivo/files/archivo-latin-ext-400-normal.woff',
    '@fontsource/archivo/files/archivo-vietnamese-400-normal.woff',
  ],
  strong: [
    '@fontsource/archivo/files/archivo-latin-600-normal.woff',
    '@fontsource/archivo/files/archivo-latin-ext-600-normal.woff',
    '@fontsource/archivo/files/archivo-vietnamese-600-normal.woff',
  ],
  display: [
    '@fontsource/besley/files/besley-latin-700-normal.woff',
    '@fontsource/besley/files/besley-latin-ext-700-normal.woff',
    '@fontsource/archivo/files/archivo-vietnamese-600-normal.woff',
  ],
} as const
export type Face = keyof typeof FILES
export const FACES = ['text', 'strong', 'display'] as const satisfies Face[]

const loaded = new Map<Face, FontFile[]>()

/** Returns the files of a face, read on first use. */
export function fontsOf(face: Face): FontFile[] {
  const known = loaded.get(face)
  if (known) return known
  const files = FILES[face].map((file) => readFont(file, import.meta.resolve(file)))
  loaded.set(face, files)
  return files
}

/** Returns the font of a face that draws what is common: each face has one. */
export const mainFontOf = (face: Face): FontFile => itemAt(fontsOf(face), 0)

/** Returns the font that draws a sign of a text: the face's own, else that of the sign's script; null where none has it. */
const fontFor = (letter: string, face: Face): FontFile | null =>
  fontsOf(face).find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? scriptFontFor(letter)

/** Returns a text as a face can draw it (`drawableText`), an empty one where it can draw nothing of it. */
export const drawnText = (text: string, face: Face): string =>
  drawableText(text, (codePoint) => fontFor(String.fromCodePoint(codePoint), face) !== null)

type Run = { text: string; file: FontFile }

/** Splits a text that a face can draw into runs of one font each, in the order in which they stand on a line, from the left. */
export function runsOf(text: string, face: Face): Run[] {
  const letters = [...text]
  const runs: Run[] = []
  for (const [at, letter] of letters.entries()) {
    const last = runs.at(-1)
    const own = fontFor(letter, face) ?? mainFontOf(face)
    // A blank between two words of one script is part of them, so that a line breaks there and keeps their order.
    const next = letters[at + 1]
    const isBetween = letter === ' ' && last !== undefined && next !== undefined && fontFor(next, face) === last.file
    const file = isBetween && last.file.font.hasGlyphForCodePoint(32) ? last.file : own
    if (last?.file === file) last.text += letter
    else runs.push({ text: letter, file })
  }
  return fromTheLeft(runs)
}

const LETTER = /\p{L}/u

/** Turns round what is read from the right: runs of such a script with nothing between them but signs and figures. */
function fromTheLeft(runs: Run[]): Run[] {
  const placed: Run[] = []
  for (let at = 0; at < runs.length;) {
    let end = at
    if (isRightToLeft(itemAt(runs, at).text))
      for (const [after, { text }] of runs.slice(at + 1).entries()) {
        if (isRightToLeft(text)) end = at + 1 + after
        else if (LETTER.test(text)) break
      }
    placed.push(...runs.slice(at, end + 1).toReversed())
    at = end + 1
  }
  return placed
}
