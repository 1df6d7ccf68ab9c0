import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { dayInTurn, daysAfter } from './days.ts'

const SYDNEY = 'Australia/Sydney'
const starts = ['2026-11-26T12:00:00Z', '2026-12-31T12:59:30Z', '2027-02-27T13:00:00Z', '2028-02-28T13:00:00Z', '2028-04-01T15:59:00Z'].map(
  (text) => Temporal.Instant.from(text),
)

describe.each(starts)('The days on which tests are tried, from %s on', (start) => {
  const days = new Map(daysAfter(start).map(({ name, instant }) => [name, Temporal.Instant.from(instant).toZonedDateTimeISO(SYDNEY)]))
  const minuteLater = (name: string) => days.get(name)!.add({ minutes: 1 })

  test('all are to come', () => {
    for (const day of days.values()) expect(Temporal.Instant.compare(day.toInstant(), start)).toBe(1)
  })

  test('are what they are called', () => {
    expect(days.get('the last day of a month')?.add({ days: 1 }).day).toBe(1)
    expect(days.get('the last day of a year')?.add({ days: 1 }).dayOfYear).toBe(1)
    expect(days.get('28 February')?.add({ days: 1 }).toPlainDate().toString()).toMatch(/-03-01$/)
    expect(days.get('29 February')?.toPlainDate().toString()).toMatch(/-02-29$/)
    expect(minuteLater('a minute before Sydney loses an hour').toPlainTime().toString()).toBe('03:00:00')
    expect(minuteLater('a minute before Sydney gains an hour').toPlainTime().toString()).toBe('02:00:00')
    expect(minuteLater('a minute before midnight in Sydney').toPlainTime().toString()).toBe('00:00:00')
    expect(minuteLater('a minute before midnight in UTC').toInstant().toString()).toMatch(/T00:00:00Z$/)
  })
})

test('each day of the tests has its turn', () => {
  const days = daysAfter(starts[0]!)
  const turns = days.map((_, later) => dayInTurn(days, starts[0]!.add({ hours: 24 * later })).name)
  expect(new Set(turns)).toEqual(new Set(days.map(({ name }) => name)))
})
