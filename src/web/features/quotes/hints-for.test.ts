import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { hintsFor } from './hints-for.ts'
import { QUOTE_HINTS } from './quote-hints.ts'

describe('quotes: hints for', () => {
  test('every category has hints, and Beverages, insurers and recruiters have the generic ones', () => {
    const generic = CATEGORIES.filter((category) => hintsFor({ category, tags: [] }) === QUOTE_HINTS.generic)
    expect(generic).toEqual(['Staff/Recruiting', 'Insurance', 'Beverages'])
  })

  test('a supplier tagged with delivery has the hints of a carrier, one that merely delivers has those of its trade', () => {
    expect(hintsFor({ category: 'Packaging', tags: ['Chilled', 'Delivery'] })).toBe(QUOTE_HINTS['Delivery & Logistics'])
    expect(hintsFor({ category: 'Packaging', tags: ['Same-day delivery'] })).toBe(QUOTE_HINTS.Packaging)
  })

  test('the twelve kinds and the generic one each say five things of their own', () => {
    const sets = Object.values(QUOTE_HINTS).map(({ say }) => say)
    expect(sets).toHaveLength(13)
    expect(sets.every(({ length }) => length === 5)).toBe(true)
    expect(new Set(sets.flat()).size).toBe(65)
  })
})
