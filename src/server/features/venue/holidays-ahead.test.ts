import { expect, test } from 'vitest'
import { holidaysAhead } from './holidays-ahead.ts'

const DAYS = ['2027-01-26', '2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-12-25', '2027-12-27', '2027-12-28', '2028-01-01']
const HOLIDAYS = DAYS.map((day) => ({ day, name: day }))

test.each<[today: string, days: string[]]>([
  ['2027-01-15', []],
  ['2027-01-16', ['2027-01-26']],
  ['2027-01-19', ['2027-01-26']],
  ['2027-01-20', []],
  ['2027-03-15', []],
  ['2027-03-16', DAYS.slice(1, 5)],
  ['2027-03-19', DAYS.slice(1, 5)],
  ['2027-03-20', ['2027-03-27', '2027-03-28', '2027-03-29']],
  ['2027-03-23', []],
  ['2027-12-15', DAYS.slice(5, 8)],
  ['2027-12-22', ['2028-01-01']],
])('on %s venues are told of %j', (today, days) => {
  expect(holidaysAhead(HOLIDAYS.toReversed(), today).map(({ day }) => day)).toEqual(days)
})
