import { describe, expect, test } from 'vitest'
import { suppliers } from './suppliers/all.ts'
import { viewHistory } from './view-history.ts'

const now = new Date('2026-11-21T02:30:00Z')

describe('viewHistory', () => {
  test("a supplier's days add up to its profile views, end today in Sydney and are the same each time", () => {
    for (const { businessName: name, profileViews: total } of suppliers) {
      const history = viewHistory({ name, total, now })
      expect(history.reduce((sum, { views }) => sum + views, 0)).toBe(total)
      expect(history.every(({ day, views }) => day <= '2026-11-21' && views > 0)).toBe(true)
      expect(new Set(history.map(({ day }) => day)).size).toBe(history.length)
      expect(viewHistory({ name, total, now })).toEqual(history)
    }
    expect(viewHistory({ name: 'Nobody', total: 0, now })).toEqual([])
  })

  test('Mondays have more views than Saturdays, and the last quarter more than the first', () => {
    const history = viewHistory({ name: 'Tin Shed Coffee', total: 3412, now })
    const viewsOn = (weekday: number) =>
      history.reduce((sum, { day, views }) => sum + (new Date(day).getUTCDay() === weekday ? views : 0), 0)
    expect(viewsOn(1)).toBeGreaterThan(1.5 * viewsOn(6))
    const half = (isLate: boolean) => history.reduce((sum, { day, views }) => sum + (day > '2026-08-22' === isLate ? views : 0), 0)
    expect(half(true)).toBeGreaterThan(half(false))
  })
})
