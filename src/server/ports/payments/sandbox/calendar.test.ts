import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, periodEnd } from './calendar.ts'
import { priceJson } from './prices.ts'

const seconds = (moment: string) => Date.parse(moment) / 1000
const iso = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)
const monthly = priceJson('price_1', { plan: 'starter', interval: 'month', cents: 1 })
const yearly = priceJson('price_2', { plan: 'starter', interval: 'year', cents: 1 })

describe('The periods of a subscription', () => {
  test('end on the day of the anchor, or on the last one of a shorter month', () => {
    const anchor = seconds('2027-12-31T23:30:00Z')
    let start = anchor
    const ends = Array.from({ length: 6 }, () => iso((start = periodEnd(anchor, start, monthly))))
    expect(ends).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30'])
  })

  test('of a year from 29 February end on 28 February, until the next leap year', () => {
    const anchor = seconds('2028-02-29T00:00:00Z')
    let start = anchor
    const ends = Array.from({ length: 4 }, () => iso((start = periodEnd(anchor, start, yearly))))
    expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  })

  test('follow each other, whatever the anchor, and are never longer than their months', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: seconds('2020-01-01'), max: seconds('2040-01-01') }),
        fc.integer({ min: 0, max: 60 }),
        (anchor, months) => {
          const start = addMonths(anchor, months)
          const end = periodEnd(anchor, start, monthly)
          expect(end).toBe(addMonths(anchor, months + 1))
          expect((end - start) / 86_400).toBeGreaterThanOrEqual(28)
          expect((end - start) / 86_400).toBeLessThanOrEqual(31)
        },
      ),
    )
  })
})
