import { describe, expect, test } from 'vitest'
import { deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import { filterTexts } from '#contract/site-texts/listing-texts.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { NO_FILTERS } from '#web/features/directory/search/directory-search.ts'
import { activeFilters } from './filters.ts'

const preston: ResolvedPlace = { kind: 'suburb', label: 'Preston VIC 3072', suburb: 'Preston', state: 'VIC', postcode: '3072' }

const texts = { filters: filterTexts.texts, delivery: deliveryTexts.texts }

describe('activeFilters', () => {
  test('every filter has its own label, and the search text is not a filter', () => {
    const search = {
      category: 'Coffee',
      search: 'beans',
      exact: true,
      state: 'VIC',
      location: 'preston',
      delivers: true,
      minRating: 4.5,
      verified: true,
      maxMinimumCents: 5000,
      onOffer: true,
      answersAtOnce: true,
      deliverBy: 'sat',
      sort: 'name',
      page: 2,
      bulk: true,
    } as const
    const filters = activeFilters(texts, search, preston)
    expect(filters.map(({ label }) => label)).toEqual([
      'Coffee',
      'Preston VIC 3072',
      'Delivers to Preston',
      'Victoria',
      'Minimum order up to $50',
      '4.5 stars and up',
      'Verified',
      'On offer',
      'Answers at once',
      'Can deliver by Saturday',
    ])
    expect(filters.map(({ name }) => name).toSorted()).toEqual(Object.keys(NO_FILTERS).toSorted())
  })

  test('a place that is not resolved has the label that was typed', () => {
    expect(activeFilters(texts, { location: 'Xyz', delivers: true }, null).map(({ label }) => label)).toEqual(['Xyz', 'Delivers to me'])
    expect(activeFilters(texts, { location: 'preston' }, undefined).map(({ label }) => label)).toEqual(['preston'])
  })

  test('tomorrow is a day of delivery too', () => {
    expect(activeFilters(texts, { deliverBy: 'tomorrow' }, null)).toEqual([{ name: 'deliverBy', label: 'Can deliver by tomorrow' }])
  })

  test('a list without filters has no active filters', () => {
    expect(activeFilters(texts, { sort: 'name', view: 'list', search: 'milk' }, undefined)).toEqual([])
  })
})
