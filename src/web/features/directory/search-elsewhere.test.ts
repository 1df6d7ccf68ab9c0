import { expect, test } from 'vitest'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { searchElsewhere } from './search-elsewhere.ts'

const richmond: ResolvedPlace = { kind: 'suburb', label: 'Richmond VIC 3121', suburb: 'Richmond', state: 'VIC', postcode: '3121' }

test.each([
  [{ location: 'richmond' }, { location: 'Richmond NSW 2753' }],
  [{ search: 'fish', location: 'richmond' }, { location: 'Richmond NSW 2753' }],
  [{ search: 'fish near RICHMOND' }, { search: 'fish near Richmond NSW 2753' }],
  [{ search: 'richmond bread' }, { search: 'Richmond NSW 2753 bread' }],
  [{ search: 'fish near 3121' }, { location: 'Richmond NSW 2753' }],
])('%j in another Richmond is %j', (search, change) => {
  expect(searchElsewhere(search, richmond, 'Richmond NSW 2753')).toEqual(change)
})
