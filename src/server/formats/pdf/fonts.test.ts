import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { FACES, fontsOf, runsOf } from './fonts.ts'

describe('The fonts of PDFs', () => {
  test('are none that vary: those would be embedded without their outlines, and nobody would see the words', () => {
    for (const face of FACES)
      for (const { name, font } of fontsOf(face)) expect([name, Object.keys(font.variationAxes)]).toEqual([name, []])
  })

  test('unpacked fonts have the same glyphs as the packed ones', () => {
    const file = fileURLToPath(import.meta.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'))
    const packed = create(readFileSync(file)) as Font
    const unpacked = fontsOf('text')[0]!.font
    expect([unpacked.numGlyphs, unpacked.postscriptName, unpacked.unitsPerEm]).toEqual([
      packed.numGlyphs,
      packed.postscriptName,
      packed.unitsPerEm,
    ])
    const drawn = (font: Font) => font.glyphsForString('Backdock ÷ 5 °C').map(({ advanceWidth, path }) => [advanceWidth, path.toSVG()])
    expect(drawn(unpacked)).toEqual(drawn(packed))
  })

  test('each letter is drawn by a font that has it', () => {
    const runs = runsOf('Phở Nguyễn, Łódź & Söhne', 'text')
    expect(runs.map(({ text }) => text).join('')).toBe('Phở Nguyễn, Łódź & Söhne')
    for (const { text, file } of runs) {
      for (const letter of text) expect([letter, file.font.hasGlyphForCodePoint(letter.codePointAt(0)!)]).toEqual([letter, true])
    }
  })
})
