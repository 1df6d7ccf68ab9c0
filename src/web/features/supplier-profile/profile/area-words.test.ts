import { expect, test } from 'vitest'
import { areaInWords } from './area-words.ts'

test('an area is said as a circle, by how far it reaches, or by its postcodes alone where no place is known', () => {
  const place = { label: 'Preston VIC 3072', suburb: 'Preston', state: 'VIC', postcode: '3072' } as const
  const city = { label: 'Sydney NSW', suburb: null, state: 'NSW', postcode: null } as const
  for (const [words, area] of [
    ['97 postcodes within 15 km of Preston', { postcodes: 97, place, withinKm: 15, reachesKm: 15 }],
    ['97 postcodes, the furthest 42 km from Preston', { postcodes: 97, place, withinKm: null, reachesKm: 42 }],
    ['240 postcodes within 35 km of Sydney NSW', { postcodes: 240, place: city, withinKm: 35, reachesKm: 33 }],
    ['3 postcodes', { postcodes: 3, place: null, withinKm: null, reachesKm: null }],
    ['1 postcode', { postcodes: 1, place, withinKm: 1, reachesKm: 0 }],
    ['0 postcodes', { postcodes: 0, place: null, withinKm: null, reachesKm: null }],
  ] as const)
    expect(areaInWords(area)).toBe(words)
})
