import { describe, expect, test } from 'vitest'
import { fontsOf, runsOf } from './pdf-fonts.ts'

describe('The fonts of PDFs', () => {
  test('are none that vary: those would be embedded without their outlines, and nobody would see the words', () => {
    for (const face of ['text', 'display'] as const)
      for (const { name, font } of fontsOf(face)) expect([name, Object.keys(font.variationAxes)]).toEqual([name, []])
  })

  test('each letter is drawn by a font that has it', () => {
    const runs = runsOf('Phở Nguyễn, Łódź & Söhne', 'text')
    expect(runs.map(({ text }) => text).join('')).toBe('Phở Nguyễn, Łódź & Söhne')
    for (const { text, font } of runs) {
      const found = fontsOf('text').find(({ name }) => name === font)!
      for (const letter of text) expect([letter, found.font.hasGlyphForCodePoint(letter.codePointAt(0)!)]).toEqual([letter, true])
    }
  })
})
