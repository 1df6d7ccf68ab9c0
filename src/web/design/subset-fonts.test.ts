import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createFontSubset, FONT_NAMES, rangeOf, subsetFile } from './subset-fonts.ts'

describe('The subset fonts', () => {
  test.each(FONT_NAMES)('%s is cut from the installed font', async (name) => {
    expect(readFileSync(subsetFile(name)).equals(await createFontSubset(name))).toBe(true)
  })

  test.each(FONT_NAMES)('the unicode-range of %s is exactly the characters that were cut', (name) => {
    const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
    const [face] = css.split('@font-face').filter((rule) => rule.includes(`/${name}.woff2`))
    expect(face).toContain(`unicode-range: ${rangeOf(name)};`)
  })
})
