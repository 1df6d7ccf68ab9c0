import { describe, expect, test } from 'vitest'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { searchElsewhere } from './search-elsewhere.ts'

const richmond: ResolvedPlace = { kind: 'suburb', label: 'Richmond VIC 3121', suburb: 'Richmond', state: 'VIC', postcode: '3121' }

describe('searchElsewhere', () => {
  test('the chosen suburb replaces the city in the search text', () => {
    const sydney: ResolvedPlace = { kind: 'city', label: 'Sydney NSW', suburb: null, state: 'NSW', postcode: null }
    expect(searchElsewhere({ search: 'bakery sydney' }, sydney, 'Sydney NSW 2000')).toEqual({ search: 'bakery Sydney NSW 2000' })
  })

  test.each([
    [{ location: 'richmond' }, { location: 'Richmond NSW 2753' }],
    [{ search: 'fish', location: 'richmond' }, { location: 'Richmond NSW 2753' }],
    [{ search: 'fish near RICHMOND' }, { search: 'fish near Richmond NSW 2753' }],
    [{ search: 'richmond bread' }, { search: 'Richmond NSW 2753 bread' }],
    [{ search: 'fish near 3121' }, { location: 'Richmond NSW 2753' }],
  ])('%j in another Richmond becomes %j', (search, change) => {
    expect(searchElsewhere(search, richmond, 'Richmond NSW 2753')).toEqual(change)
  })
})
