/**
 * Makes the subsets `fonts/*.woff2` of the two fonts: the characters that nearly every page consists of, in the weights and widths that the
 * design uses. They have a third of the bytes; for any other character the browser loads the full font. A test checks that the files
 * are up to date; `node src/web/design/subset-fonts.ts` writes them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import cut from 'subset-font'

/** Dashes, quotation marks, the bullet, the ellipsis and the minus sign. */
const MARKS = 'U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212'

/** The `unicode-range` of the subsets, also in fonts.css: ASCII, common symbols, and the accents of "café", "crème" and "jalapeño". */
const COMMON = `U+20-7E, U+A0, U+A9, U+B0, U+B2, U+B7, U+C9, U+D7, U+E0-EF, U+F1-F4, U+F6, U+F9-FC, ${MARKS}`

const BESLEY = 'besley/files/besley-latin-wght-normal.woff2'
const ARCHIVO = 'archivo/files/archivo-latin-standard-normal.woff2'

/** The same in capitals, which narrow labels are written in. */
const CAPITALS = `U+20-60, U+7B-7E, U+A0, U+A9, U+B0, U+B2, U+B7, U+C0-CF, U+D1-D4, U+D6-D7, U+D9-DC, ${MARKS}`

/** A fixed weight or width takes half the bytes of a range, so only Archivo's weight, which many pages use several of, is one. */
const FONTS = {
  besley: { whole: BESLEY, axes: { wght: 725 }, range: COMMON },
  'besley-quotes': { whole: BESLEY, axes: { wght: 500 }, range: COMMON },
  archivo: { whole: ARCHIVO, axes: { wght: { min: 400, max: 650 }, wdth: 100 }, range: COMMON },
  'archivo-narrow': { whole: ARCHIVO, axes: { wght: 650, wdth: 82 }, range: CAPITALS },
}
export type FontName = keyof typeof FONTS
// `Object.keys` returns `string[]`; the constant has no other keys.
export const FONT_NAMES = Object.keys(FONTS) as FontName[]

/** The OpenType features to keep: those that browsers apply by default, and tabular figures. The style sheets use no others. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

export const rangeOf = (name: FontName) => FONTS[name].range
export const subsetFile = (name: FontName) => new URL(`./fonts/${name}.woff2`, import.meta.url)

/** Returns the subset of a font as WOFF2. */
export function createFontSubset(name: FontName): Promise<Buffer> {
  const { whole, axes, range } = FONTS[name]
  const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/${whole}`))
  return cut(readFileSync(file), charactersOf(range), { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES })
}

/** Returns the characters of a `unicode-range`. */
const charactersOf = (range: string) =>
  range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const name of FONT_NAMES) writeFileSync(subsetFile(name), await createFontSubset(name))
}
