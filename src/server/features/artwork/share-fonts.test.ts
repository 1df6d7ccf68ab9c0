import { describe, expect, test } from 'vitest'
import { DISPLAY, drawn, drawnName, SANS, shareFonts } from './share-fonts.ts'
import { supplierShare } from './share-image.ts'

const CARD = { category: 'Tea', suburb: 'Prahran', state: 'VIC', averageRating: '0.0', totalReviews: 0 } as const

describe('The words of a shared picture', () => {
  test.each(['茶と珈琲 Wholesale', 'مقهى التاج', 'Phở Nguyễn', 'Łódź', 'Кофе', '👩‍🍳 Chef → ✓', 'Tea ≤ 5 °C', '한국 Tea'])(
    'of %s are signs that a font has, so none is a box',
    (name) => {
      for (const family of [DISPLAY, SANS]) {
        const fonts = shareFonts().filter((font) => family.includes(font.name))
        const boxes = [...drawn(name, family)].filter((letter) => fonts.every(({ outlines }) => outlines.charToGlyphIndex(letter) === 0))
        expect([family, boxes]).toEqual([family, []])
      }
    },
  )

  test('a name keeps what can be drawn of it, and one of which nothing can gives way to what it sells', () => {
    expect(drawnName('茶と珈琲 Wholesale')).toBe('Wholesale')
    expect(drawnName('Phở Nguyễn')).toBe('Phở Nguyễn')
    expect(supplierShare(1, { ...CARD, businessName: '茶と珈琲 Wholesale' }).title).toBe('Wholesale')
    expect(supplierShare(1, { ...CARD, businessName: '茶と珈琲' }).title).toBe('Tea supplier')
  })
})
