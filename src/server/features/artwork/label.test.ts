import { describe, expect, test } from 'vitest'
import { labelOf, PATTERNS } from '#shared/pictures/artwork-glyphs.ts'
import { type LabelShape } from '#shared/pictures/artwork-options.ts'
import { CATEGORIES } from '#contract/options.ts'
import { rasterize } from '#server/pictures/operations.ts'
import { drawCategory } from './category-art.ts'
import { drawSprite } from './shapes/glyphs.ts'
import { drawLabel } from './label.ts'

const SHAPES: LabelShape[] = ['card', 'row', 'cover', 'product', 'tile', 'thumb']

/** Expects that a strict parser reads the SVG, and that no value in it is invalid. */
async function expectWellFormed(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|oklch/)
  // As small as can be: the library draws it in that size.
  const { info } = await rasterize(svg, (picture) => picture.resize({ width: 4 }).raw())
  expect(info.width).toBe(4)
}

const seedFor = (category: string, pattern: string) => {
  let seed = 1
  while (labelOf({ seed, category }).pattern !== pattern) seed++
  return seed
}

describe('drawLabel', () => {
  test.each(CATEGORIES)('%s has a well-formed drawing for each shape and pattern', async (category) => {
    for (const shape of SHAPES)
      for (const pattern of PATTERNS) await expectWellFormed(drawLabel({ shape, category, seed: seedFor(category, pattern) }))
    await expectWellFormed(drawCategory(category))
    expect(drawCategory(category)).toContain(' width="200"')
  })

  test('the same seed always gets the same drawing, and most other seeds get another one', () => {
    const draw = (seed: number) => drawLabel({ shape: 'card', category: 'Coffee', seed })
    expect(draw(12)).toBe(draw(12))
    expect(new Set(Array.from({ length: 40 }, (_, id) => draw(id))).size).toBeGreaterThan(25)
  })

  test('a label has fewer than 9,000 characters', () => {
    const sizes = CATEGORIES.flatMap((category) =>
      Array.from({ length: 30 }, (_, seed) => drawLabel({ shape: 'card', category, seed }).length),
    )
    expect(Math.max(...sizes)).toBeLessThan(9_000)
  })
})

describe('drawSprite', () => {
  test('the sprite holds a symbol for every glyph', async () => {
    const sprite = drawSprite()
    const ids = new Set(Array.from(sprite.matchAll(/<symbol id="(\w+)"/g), ([, id]) => id))
    expect(ids.size).toBe(27)
    for (const category of CATEGORIES) expect(ids).toContain(labelOf({ seed: 1, category }).glyph)
    await expectWellFormed(sprite.replace('<svg ', '<svg width="9" height="9" '))
  })
})
