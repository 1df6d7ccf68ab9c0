import { expect, test } from 'vitest'
import { nextDeliveryWords } from './next-delivery-texts.ts'

test('a next delivery has its day and until when it can be ordered, by the clock of the supplier', () => {
  expect(nextDeliveryWords({ date: '2026-12-01', orderBy: '2026-11-30T12:00+11:00' })).toEqual({ day: 'Tue 1 Dec', time: 'Mon 12 pm' })
  expect(nextDeliveryWords({ date: '2027-01-01', orderBy: '2026-12-31T00:30+08:00' })).toEqual({ day: 'Fri 1 Jan', time: 'Thu 12:30 am' })
})
