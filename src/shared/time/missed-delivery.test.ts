import { describe, expect, test } from 'vitest'
import type { StateCode } from '#contract/options.ts'
import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'
import { missedDelivery } from './missed-delivery.ts'
import type { DeliveryTerms } from './next-delivery.ts'

/** 2027: Australia Day is a Tuesday, Good Friday 26 March, Anzac Day a Sunday, Christmas a Saturday; clocks change on 4 April and 3 October. */
const HOLIDAYS: Partial<Record<StateCode, string[]>> = {
  VIC: ['2027-01-26', '2027-03-08', '2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-12-25', '2027-12-27', '2027-12-28'],
  NSW: ['2027-01-26', '2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-04-05', '2027-10-04', '2027-12-25', '2027-12-27'],
  WA: ['2027-01-26', '2027-03-01', '2027-09-27'],
  QLD: ['2027-01-26', '2027-05-03'],
  NT: ['2027-01-26', '2027-08-02'],
}
const holidaysOf = (state: StateCode) => new Set(HOLIDAYS[state])
const at = (orderBy: string) => ({ date: expect.any(String) as string, orderBy })
const days = (...list: Weekday[]) => list
const VIC: DeliveryTerms = {
  deliveryDays: WEEKDAYS,
  cutOff: '12:00',
  state: 'VIC',
  postcode: '3072',
  deliversOnHolidays: false,
}
const JAN_16 = '2027-01-16T01:00:00Z'

type Case = [what: string, terms: Partial<DeliveryTerms>, day: string, now: string, before: string | null, after: string | null]
/** Days of the deliveries before and after, each with its cut-off. */
const CASES: Case[] = [
  ['every day', {}, '2027-01-26', JAN_16, '2027-01-24T12:00+11:00', '2027-01-26T12:00+11:00'],
  ['Tuesdays only', { deliveryDays: days('tue') }, '2027-01-26', JAN_16, '2027-01-18T12:00+11:00', '2027-02-01T12:00+11:00'],
  ['Tuesdays and Fridays', { deliveryDays: days('tue', 'fri') }, '2027-01-26', JAN_16, '2027-01-21T12:00+11:00', '2027-01-28T12:00+11:00'],
  ['a late cut-off', { cutOff: '23:59' }, '2027-01-26', JAN_16, '2027-01-24T23:59+11:00', '2027-01-26T23:59+11:00'],
  ['not said whether it comes', { deliversOnHolidays: null }, '2027-01-26', JAN_16, '2027-01-24T12:00+11:00', '2027-01-26T12:00+11:00'],
  [
    'Queensland, without summer time',
    { state: 'QLD', postcode: '4000' },
    '2027-01-26',
    JAN_16,
    '2027-01-24T12:00+10:00',
    '2027-01-26T12:00+10:00',
  ],
  ['Western Australia', { state: 'WA', postcode: '6000' }, '2027-01-26', JAN_16, '2027-01-24T12:00+08:00', '2027-01-26T12:00+08:00'],
  ['half an hour in Darwin', { state: 'NT', postcode: '0800' }, '2027-01-26', JAN_16, '2027-01-24T12:00+09:30', '2027-01-26T12:00+09:30'],
  ['Broken Hill', { state: 'NSW', postcode: '2880' }, '2027-01-26', JAN_16, '2027-01-24T12:00+10:30', '2027-01-26T12:00+10:30'],
  ['Lord Howe Island', { state: 'NSW', postcode: '2898' }, '2027-01-26', JAN_16, '2027-01-24T12:00+11:00', '2027-01-26T12:00+11:00'],
  ['Labour Day of Victoria', {}, '2027-03-08', '2027-02-26T01:00:00Z', '2027-03-06T12:00+11:00', '2027-03-08T12:00+11:00'],
  ['Labour Day of the west', { state: 'WA' }, '2027-03-01', '2027-02-19T01:00:00Z', '2027-02-27T12:00+08:00', '2027-03-01T12:00+08:00'],
  ['Good Friday, next after Easter', {}, '2027-03-26', '2027-03-16T01:00:00Z', '2027-03-24T12:00+11:00', '2027-03-29T12:00+11:00'],
  ['Easter Monday, last before Good Friday', {}, '2027-03-29', '2027-03-16T01:00:00Z', '2027-03-24T12:00+11:00', '2027-03-29T12:00+11:00'],
  [
    'Easter Saturday for who comes at weekends',
    { deliveryDays: days('sat', 'sun') },
    '2027-03-27',
    '2027-03-16T01:00:00Z',
    '2027-03-20T12:00+11:00',
    '2027-04-02T12:00+11:00',
  ],
  ['Christmas on a Saturday', {}, '2027-12-25', '2027-12-15T01:00:00Z', '2027-12-23T12:00+11:00', '2027-12-25T12:00+11:00'],
  [
    'its Monday in its place',
    { deliveryDays: days('mon') },
    '2027-12-27',
    '2027-12-17T01:00:00Z',
    '2027-12-19T12:00+11:00',
    '2028-01-02T12:00+11:00',
  ],
  [
    'over the new year',
    { deliveryDays: days('tue') },
    '2027-12-28',
    '2027-12-17T01:00:00Z',
    '2027-12-20T12:00+11:00',
    '2028-01-03T12:00+11:00',
  ],
  [
    'the day after clocks go back',
    { state: 'NSW', postcode: '2000' },
    '2027-04-05',
    '2027-03-31T01:00:00Z',
    '2027-04-03T12:00+11:00',
    '2027-04-05T12:00+10:00',
  ],
  [
    'ordered in the hour that clocks show twice',
    { state: 'NSW', postcode: '2000', cutOff: '02:30', deliveryDays: days('mon') },
    '2027-04-05',
    '2027-03-20T01:00:00Z',
    '2027-03-21T02:30+11:00',
    '2027-04-11T02:30+10:00',
  ],
  [
    'the day after clocks go forward',
    { state: 'NSW', postcode: '2000' },
    '2027-10-04',
    '2027-09-24T01:00:00Z',
    '2027-10-02T12:00+10:00',
    '2027-10-04T12:00+11:00',
  ],
  [
    'ordered in the hour that clocks skip',
    { state: 'NSW', postcode: '2000', cutOff: '02:30', deliveryDays: days('sun', 'mon') },
    '2027-10-04',
    '2027-09-24T01:00:00Z',
    '2027-10-02T02:30+10:00',
    '2027-10-09T02:30+11:00',
  ],
  [
    'nothing before can be ordered any more',
    { deliveryDays: days('tue', 'mon') },
    '2027-01-26',
    '2027-01-24T02:00:00Z',
    null,
    '2027-01-31T12:00+11:00',
  ],
  [
    'the last minute of the cut-off',
    { deliveryDays: days('tue', 'mon') },
    '2027-01-26',
    '2027-01-24T00:59:00Z',
    '2027-01-24T12:00+11:00',
    '2027-01-31T12:00+11:00',
  ],
  [
    'the day before, by the clock of Perth still two',
    { state: 'WA' },
    '2027-01-26',
    '2027-01-24T15:30:00Z',
    null,
    '2027-01-26T12:00+08:00',
  ],
]
/** Those of which nothing is said. */
const NONE: [what: string, terms: Partial<DeliveryTerms>, day: string, now?: string][] = [
  ['comes on holidays', { deliversOnHolidays: true }, '2027-01-26'],
  ['would not come on that day of the week', { deliveryDays: days('mon', 'fri') }, '2027-01-26'],
  ['no holiday of its state', { state: 'WA' }, '2027-03-08'],
  ['days not known', { deliveryDays: [] }, '2027-01-26'],
  ['cut-off not known', { cutOff: null }, '2027-01-26'],
  ['state not known', { state: null }, '2027-01-26'],
  ['a Saturday for who comes on weekdays', { deliveryDays: days('mon', 'tue', 'wed', 'thu', 'fri') }, '2027-12-25'],
  ['no holiday at all', {}, '2027-01-27'],
  ['today', {}, '2027-01-26', '2027-01-26T01:00:00Z'],
  ['over', {}, '2027-01-26', '2027-01-30T01:00:00Z'],
]

describe('A delivery that a supplier misses on a holiday', () => {
  test.each(CASES)('%s', (_, terms, day, now, before, after) =>
    expect(missedDelivery({ ...VIC, ...terms }, holidaysOf, day, new Date(now))).toEqual({
      before: before && at(before),
      after: after && at(after),
    }),
  )

  test.each(NONE)('is not said of one: %s', (_, terms, day, now = JAN_16) =>
    expect(missedDelivery({ ...VIC, ...terms }, holidaysOf, day, new Date(now))).toBeNull(),
  )
})
