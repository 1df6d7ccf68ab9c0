import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { hintsFor } from './hints-for.ts'
import { QUOTE_HINTS } from './quote-hints.ts'

describe('hintsFor', () => {
  test('every category has its own hints, except Staff/Recruiting, Insurance and Beverages, which have the generic ones', () => {
    const generic = CATEGORIES.filter((category) => hintsFor({ category, tags: [] }) === QUOTE_HINTS.generic)
    expect(generic).toEqual(['Staff/Recruiting', 'Insurance', 'Beverages'])
  })

  test('the tag Delivery selects the hints of a carrier, and the tag Same-day delivery does not', () => {
    expect(hintsFor({ category: 'Packaging', tags: ['Chilled', 'Delivery'] })).toBe(QUOTE_HINTS['Delivery & Logistics'])
    expect(hintsFor({ category: 'Packaging', tags: ['Same-day delivery'] })).toBe(QUOTE_HINTS.Packaging)
  })

  test('the twelve sets of hints and the generic one have five different hints each', () => {
    const sets = Object.values(QUOTE_HINTS).map(({ say }) => say)
    expect(sets).toHaveLength(13)
    expect(sets.every(({ length }) => length === 5)).toBe(true)
    expect(new Set(sets.flat()).size).toBe(65)
  })
})
