import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, type Font as Outlines } from 'opentype.js/dist/opentype.mjs'
import type { Font } from 'satori'
import { drawableText } from '#shared/text/drawable-text.ts'
import { keysOf } from '#shared/objects.ts'

const FILES = {
  Besley: 'besley/files/besley-latin-700-normal',
  'Besley Extended': 'besley/files/besley-latin-ext-700-normal',
  Archivo: 'archivo/files/archivo-latin-600-normal',
  'Archivo Extended': 'archivo/files/archivo-latin-ext-600-normal',
  'Archivo Vietnamese': 'archivo/files/archivo-vietnamese-600-normal',
} as const
type Name = keyof typeof FILES

/** Font families with fallbacks for the characters that the first one lacks; Besley has no Vietnamese, so Archivo stands in. */
export const DISPLAY: readonly Name[] = ['Besley', 'Besley Extended', 'Archivo Vietnamese']
export const SANS: readonly Name[] = ['Archivo', 'Archivo Extended', 'Archivo Vietnamese']
export const familyOf = (names: readonly Name[]): string => names.join(', ')

let fonts: (Font & { name: Name; outlines: Outlines })[] | undefined

/** Returns the fonts of shared pictures, read on first use. */
export const shareFonts = () => (fonts ??= keysOf(FILES).map(readFont))

function readFont(name: Name) {
  const data = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${FILES[name]}.woff`)))
  const outlines = parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
  return { name, data, style: 'normal' as const, outlines }
}

/** Returns a text of signs that one of the fonts has: what none has would be drawn as a box. */
export function drawn(text: string, names: readonly Name[]): string {
  const among = shareFonts().filter(({ name }) => names.includes(name))
  return drawableText(text, (codePoint) => among.some(({ outlines }) => outlines.charToGlyphIndex(String.fromCodePoint(codePoint)) > 0))
}

/** Returns a name as it can be drawn; null where no letter and no digit of it can. */
export function drawnName(name: string): string | null {
  const text = drawn(name, DISPLAY)
  return /[\p{L}\p{N}]/u.test(text) ? text : null
}
