import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STATE_CODES } from '#contract/options.ts'
import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'
import { dayAfter, weekdayOf } from './calendar-day.ts'
import { DAYS_AHEAD, type DeliveryTerms, nextDelivery } from './next-delivery.ts'
import { supplierTimeZone } from './supplier-time-zone.ts'
import { localTimeOf } from './zoned-time.ts'

const EVERY_DAY = 'mon tue wed thu fri sat sun'
const terms = (
  days: string,
  cutOff: string | null,
  state: DeliveryTerms['state'] = 'NSW',
  postcode: string | null = null,
): DeliveryTerms => ({
  // The days of the table are days of the week.
  deliveryDays: days.split(' ').filter(Boolean) as Weekday[],
  cutOff,
  state,
  postcode,
  deliversOnHolidays: null,
})
const HOLIDAYS = new Set(['2026-12-25', '2026-12-26', '2026-12-28'])
const next = (of: DeliveryTerms, now: string) => nextDelivery(of, () => HOLIDAYS, new Date(now))

describe('nextDelivery', () => {
  test.each([
    // 28 November 2026 is a Saturday.
    ['the next of its days', terms('tue fri', '12:00'), '2026-11-28T01:00:00Z', '2026-12-01', '2026-11-30T12:00+11:00'],
    ['a minute before the cut-off', terms(EVERY_DAY, '12:00'), '2026-11-28T00:59:00Z', '2026-11-29', '2026-11-28T12:00+11:00'],
    ['at the cut-off, which is too late', terms(EVERY_DAY, '12:00'), '2026-11-28T01:00:00Z', '2026-11-30', '2026-11-29T12:00+11:00'],
    ['a minute before midnight', terms(EVERY_DAY, '23:59'), '2026-11-28T12:58:30Z', '2026-11-29', '2026-11-28T23:59+11:00'],
    ['within the last minute of a day', terms(EVERY_DAY, '23:59'), '2026-11-28T12:59:30Z', '2026-11-30', '2026-11-29T23:59+11:00'],
    ['at midnight', terms(EVERY_DAY, '00:00'), '2026-11-28T13:00:00Z', '2026-12-01', '2026-11-30T00:00+11:00'],
    ['the same weekday a week later', terms('sat', '12:00'), '2026-11-28T01:00:00Z', '2026-12-05', '2026-12-04T12:00+11:00'],
    ['Brisbane an hour behind Sydney', terms(EVERY_DAY, '12:00', 'QLD'), '2026-11-28T01:30:00Z', '2026-11-29', '2026-11-28T12:00+10:00'],
    ['Perth, where it is still Saturday', terms(EVERY_DAY, '23:00', 'WA'), '2026-11-28T14:00:00Z', '2026-11-29', '2026-11-28T23:00+08:00'],
    ['Darwin', terms(EVERY_DAY, '12:00', 'NT'), '2026-11-28T01:00:00Z', '2026-11-29', '2026-11-28T12:00+09:30'],
    ['Broken Hill', terms(EVERY_DAY, '12:00', 'NSW', '2880'), '2026-11-28T01:15:00Z', '2026-11-29', '2026-11-28T12:00+10:30'],
    ['Lord Howe in winter', terms(EVERY_DAY, '12:00', 'NSW', '2898'), '2026-07-01T01:00:00Z', '2026-07-02', '2026-07-01T12:00+10:30'],
    ['Norfolk', terms(EVERY_DAY, '12:00', 'NSW', '2899'), '2026-11-28T01:00:00Z', '2026-11-30', '2026-11-29T12:00+12:00'],
    ['Christmas Island', terms(EVERY_DAY, '12:00', 'WA', '6798'), '2026-11-28T04:30:00Z', '2026-11-29', '2026-11-28T12:00+07:00'],
    ['Cocos', terms(EVERY_DAY, '12:00', 'WA', '6799'), '2026-11-28T05:15:00Z', '2026-11-29', '2026-11-28T12:00+06:30'],
    ['the day on which clocks go forward', terms('mon', '02:30'), '2026-10-03T15:00:00Z', '2026-10-05', '2026-10-04T03:00+11:00'],
    ['the day on which clocks go back', terms('mon', '02:30'), '2027-04-03T15:00:00Z', '2027-04-05', '2027-04-04T02:30+11:00'],
    ['after clocks went back', terms('mon', '12:00'), '2027-04-04T01:30:00Z', '2027-04-05', '2027-04-04T12:00+10:00'],
    ['holidays in between', terms(EVERY_DAY, '12:00'), '2026-12-24T00:00:00Z', '2026-12-27', '2026-12-26T12:00+11:00'],
    ['a whole week without one', terms('fri', '12:00'), '2026-12-23T00:00:00Z', '2027-01-01', '2026-12-31T12:00+11:00'],
    [
      'on a holiday',
      { ...terms('fri', '12:00'), deliversOnHolidays: true },
      '2026-12-24T00:00:00Z',
      '2026-12-25',
      '2026-12-24T12:00+11:00',
    ],
  ])('%s', (_, of, now, date, orderBy) => expect(next(of, now)).toEqual({ date, orderBy }))

  test.each([
    ['delivery days', terms('', '12:00')],
    ['a cut-off', terms(EVERY_DAY, null)],
    ['a state', terms(EVERY_DAY, '12:00', null)],
  ])('without %s it is not known', (_, of) => expect(next(of, '2026-11-28T01:00:00Z')).toBeNull())

  test('is not known where all of its days ahead are holidays', () => {
    const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dayAfter('2026-11-28', ahead))
    expect(nextDelivery(terms(EVERY_DAY, '12:00'), () => new Set(days), new Date('2026-11-28T01:00:00Z'))).toBeNull()
  })

  test('is on one of its days, can still be ordered, and none is earlier', () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'))
    const anyTerms = fc.record({
      deliveryDays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      cutOff: fc.tuple(two(23), two(59)).map((parts) => parts.join(':')),
      state: fc.constantFrom(...STATE_CODES),
      postcode: fc.constantFrom(null, '2000', '2880', '2898', '2899', '6798', '6799'),
      deliversOnHolidays: fc.constantFrom(true, false, null),
    })
    const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    const ahead = fc.array(fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(anyTerms, now, ahead, (of, at, holidaysAhead) => {
        const today = localTimeOf(at.toISOString(), supplierTimeZone(of)).slice(0, 10)
        const holidays = new Set(holidaysAhead.map((days) => dayAfter(today, days)))
        const found = nextDelivery(of, () => holidays, at)
        if (!found) throw new Error('A supplier with terms has a next delivery')
        const isServed = (day: string) => of.deliveryDays.includes(weekdayOf(day)) && (of.deliversOnHolidays || !holidays.has(day))
        expect(isServed(found.date)).toBe(true)
        expect(new Date(found.orderBy).getTime()).toBeGreaterThan(at.getTime())
        expect(found.orderBy.slice(0, 10)).toBe(dayAfter(found.date, -1))
        for (let day = dayAfter(today); day < found.date; day = dayAfter(day))
          // An earlier one is tomorrow's, and its cut-off is over; clocks that go forward may have skipped it.
          expect(
            !isServed(day) || (day === dayAfter(today) && localTimeOf(at.toISOString(), supplierTimeZone(of)).slice(11) >= of.cutOff),
          ).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
