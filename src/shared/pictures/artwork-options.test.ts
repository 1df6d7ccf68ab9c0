import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { glyphOf, labelOf, LAYOUTS, PATTERNS } from './artwork-glyphs.ts'
import { categorySlug, labelPath, stampInk, stepSeeds, type LabelChoice } from './artwork-options.ts'
import { CATEGORIES } from '#contract/options.ts'

const groundOf = (choice: LabelChoice) => labelOf(choice).tone.split(' ')[0]
const anyItem = fc.record({ seed: fc.oneof(fc.nat(), fc.string()), category: fc.constantFrom(...CATEGORIES, 'Fireworks') })

describe('The artwork options', () => {
  test('neighbours in a grid of any width never share a ground', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (items, columns) => {
        const steps = stepSeeds(items, columns)
        const grounds = items.map((item, i) => groundOf({ ...item, step: steps[i]! }))
        grounds.forEach((ground, i) => {
          expect(ground).not.toBe(grounds[i - columns])
          expect(ground).not.toBe(i % columns ? grounds[i - 1] : undefined)
        })
      }),
    )
  })

  test('a step changes the tone and nothing else', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const { tone, ...rest } = labelOf(item)
        const { tone: nextTone, ...nextRest } = labelOf({ ...item, step: 1 })
        expect(nextRest).toEqual(rest)
        expect(nextTone).not.toBe(tone)
      }),
    )
  })

  test('consecutive ids get every pattern and layout about equally often', () => {
    const looks = Array.from({ length: 800 }, (_, id) => labelOf({ seed: id + 1, category: 'Coffee' }))
    for (const pattern of PATTERNS) expect(looks.filter((style) => style.pattern === pattern).length).toBeGreaterThan(60)
    for (const layout of LAYOUTS) expect(looks.filter((style) => style.layout === layout).length).toBeGreaterThan(140)
  })

  test('an unknown category looks like Packaging, and has its address', () => {
    expect(glyphOf('constructor')).toBe(glyphOf('Packaging'))
    expect(labelPath('card', { seed: 7, category: 'Fireworks' })).toBe(labelPath('card', { seed: 7, category: 'Packaging' }))
  })

  test('every category has its own slug', () => {
    expect(new Set(CATEGORIES.map(categorySlug)).size).toBe(CATEGORIES.length)
    for (const category of CATEGORIES) expect(categorySlug(category)).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('a stamp has the ground of its label', () => {
    for (const category of CATEGORIES) expect(stampInk(12, category).ground).toBe(`--litho-${groundOf({ seed: 12, category })}`)
  })
})
