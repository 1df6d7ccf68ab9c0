import { describe, expect, test } from 'vitest'
import { supplierTimeZone } from './supplier-time-zone.ts'
import { instantOf, localTimeOf } from './zoned-time.ts'

const zone = (state: 'NSW' | 'QLD' | 'SA' | null, postcode: string | null = null) => supplierTimeZone({ state, postcode })

describe('instantOf and localTimeOf', () => {
  test.each([
    ['Sydney in winter', zone('NSW'), '2026-07-01T07:30', '2026-06-30T21:30:00Z'],
    ['Sydney in summer', zone('NSW'), '2026-12-01T07:30', '2026-11-30T20:30:00Z'],
    ['Brisbane, which has no summer time', zone('QLD'), '2026-12-01T07:30', '2026-11-30T21:30:00Z'],
    ['Adelaide', zone('SA'), '2026-12-01T07:30', '2026-11-30T21:00:00Z'],
    ['Lord Howe in winter', zone('NSW', '2898'), '2026-07-01T07:30', '2026-06-30T21:00:00Z'],
    ['Lord Howe in summer, half an hour on', zone('NSW', '2898'), '2026-12-01T07:30', '2026-11-30T20:30:00Z'],
    ['Broken Hill', zone('NSW', '2880'), '2026-12-01T07:30', '2026-11-30T21:00:00Z'],
    ['no state', zone(null), '2026-12-01T07:30', '2026-11-30T20:30:00Z'],
  ])('%s: what clocks show there and back', (_, timeZone, local, instant) => {
    expect(instantOf(local, timeZone)).toEqual({ instant, isSkipped: false })
    expect(localTimeOf(instant, timeZone)).toBe(local)
  })

  test('a time that clocks skip is later by what they skip, and is said to be skipped', () => {
    expect(instantOf('2026-10-04T02:30', zone('NSW'))).toEqual({ instant: '2026-10-03T16:30:00Z', isSkipped: true })
    expect(localTimeOf('2026-10-03T16:30:00Z', zone('NSW'))).toBe('2026-10-04T03:30')
    expect(instantOf('2026-10-04T02:10', zone('NSW', '2898'))).toEqual({ instant: '2026-10-03T15:40:00Z', isSkipped: true })
  })

  test('of a time that clocks show twice it is the first', () => {
    expect(instantOf('2027-04-04T02:30', zone('NSW'))).toEqual({ instant: '2027-04-03T15:30:00Z', isSkipped: false })
  })
})
