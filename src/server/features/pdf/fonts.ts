import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { drawableText } from '#shared/drawable-text.ts'
import { sfntOf } from './sfnt.ts'

/**
 * The faces of the site, for Latin, extended Latin and Vietnamese letters: a name may have any of them. Variable fonts, which pages have,
 * would be embedded without their outlines.
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

type FontFile = { name: string; bytes: Buffer; font: Font }
const loaded = new Map<Face, FontFile[]>()

/** Returns the files of a face, read on first use. */
export function fontsOf(face: Face): FontFile[] {
  const known = loaded.get(face)
  if (known) return known
  const files = FILES[face].map((file) => {
    const bytes = sfntOf(readFileSync(fileURLToPath(import.meta.resolve(file))))
    // Each file holds one font.
    return { name: file, bytes, font: create(bytes) as Font }
  })
  loaded.set(face, files)
  return files
}

/** Returns a text as a face can draw it (`drawableText`), an empty one where it can draw nothing of it. */
export const drawnText = (text: string, face: Face): string =>
  drawableText(text, (codePoint) => fontsOf(face).some(({ font }) => font.hasGlyphForCodePoint(codePoint)))

/** Splits a text that a face can draw into runs, each with the first font that has its letters. */
export function runsOf(text: string, face: Face): { text: string; font: string }[] {
  const fonts = fontsOf(face)
  const runs: { text: string; font: string }[] = []
  for (const letter of text) {
    const { name } = fonts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!
    const last = runs.at(-1)
    if (last?.font === name) last.text += letter
    else runs.push({ text: letter, font: name })
  }
  return runs
}
