import { describe, expect, test } from 'vitest'
import { filterInWords, foundInWords } from './review-filter.ts'

describe('filterInWords and foundInWords', () => {
  test('a filter says which reviews it keeps, and one that keeps all says nothing', () => {
    expect(filterInWords({ rating: 1 })).toBe('with 1 star')
    expect(filterInWords({ rating: 5, verified: true })).toBe('with 5 stars from verified purchases')
    expect(filterInWords({ sort: 'lowest' })).toBe('')
  })

  test('what is found is counted, and where nothing is the filter is named', () => {
    expect(foundInWords(1, { rating: 2 })).toBe('1 review with 2 stars.')
    expect(foundInWords(1200, { verified: true })).toBe('1,200 reviews from verified purchases.')
    expect(foundInWords(0, { rating: 3 })).toBe('No reviews with 3 stars.')
  })
})
