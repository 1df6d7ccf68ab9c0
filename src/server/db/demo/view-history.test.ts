import { describe, expect, test } from 'vitest'
import { suppliers } from './suppliers/all.ts'
import { searchHistory } from './search-history.ts'
import { contactHistory, viewHistory } from './view-history.ts'

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

describe('contactHistory', () => {
  test("a supplier's contacts are as many as it counts, none of them after today", () => {
    for (const { businessName: name, contactInquiries: total } of suppliers) {
      const days = contactHistory({ name, total, now })
      expect(days).toHaveLength(total)
      expect(days.every((day) => day <= '2026-11-21')).toBe(true)
    }
  })
})

describe('searchHistory', () => {
  test('no text has more visitors in a week than the profile has views, or more on a day than in its week', () => {
    for (const supplier of suppliers) {
      const views = viewHistory({ name: supplier.businessName, total: supplier.profileViews, now })
      const viewsOf = new Map<string, number>()
      for (const { day, views: some } of views) viewsOf.set(mondayOf(day), (viewsOf.get(mondayOf(day)) ?? 0) + some)
      const searches = searchHistory(supplier, views)
      expect(searches.filter(({ week, visitors }) => visitors > viewsOf.get(week)!)).toEqual([])
      expect(searches.filter(({ visitors, onDay, mostOnDay }) => onDay > mostOnDay || mostOnDay > visitors)).toEqual([])
      expect(searches.filter(({ week, day }) => mondayOf(day) !== week)).toEqual([])
      expect(searchHistory(supplier, views)).toEqual(searches)
    }
  })

  test('some words of a well-known supplier are searched for by several people on one day', () => {
    const coffee = suppliers.find(({ businessName }) => businessName === 'Tin Shed Coffee')!
    const views = viewHistory({ name: coffee.businessName, total: coffee.profileViews, now })
    const common = searchHistory(coffee, views).filter(({ kind, mostOnDay }) => kind === 'search' && mostOnDay >= 3)
    expect(common.map(({ text }) => text)).toContain('coffee')
  })
})

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
