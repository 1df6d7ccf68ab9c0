import { describe, expect, test } from 'vitest'
import { kilometresBetween } from '#server/features/places/distance.ts'
import { readListedPlaces } from './listed-places.ts'
import { project, scaleAt } from './projection.ts'

describe('project', () => {
  test('distances up to 100 km on the plane are within a third of a percent of those on the globe, all over the country', () => {
    const places = readListedPlaces().filter(({ state }) => state !== null)
    let compared = 0
    for (let i = 0; i < places.length; i += 7) {
      const [here, there] = [places[i]!, places[(i * 31) % places.length]!]
      const kilometres = kilometresBetween(here, there)
      if (kilometres < 1 || kilometres > 100) continue
      const [a, b] = [project(here.latitude, here.longitude), project(there.latitude, there.longitude)]
      expect(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / scaleAt(here.latitude) / kilometres - 1)).toBeLessThan(0.0033)
      compared++
    }
    expect(compared).toBeGreaterThan(20)
  })
})
