import { expect, test } from 'vitest'
import { daysOfWeek } from './days-of-week.ts'

const day = (date: string, isOver = false) => ({ date, orderBy: `${date}T12:00+11:00`, words: { day: date, time: 'Mon 12 pm' }, isOver })
const supplier = (id: number) => ({ id, businessName: `Shed ${id}`, phone: null })

test('a board has the days on which somebody comes, in their order, and says who comes on none', () => {
  const { days, others } = daysOfWeek([
    { supplier: supplier(1), days: [day('2026-12-04'), day('2026-12-01', true)], nextDelivery: day('2026-12-04') },
    { supplier: supplier(2), days: [day('2026-12-04')], nextDelivery: day('2026-12-04') },
    { supplier: supplier(3), days: [], nextDelivery: { ...day('2026-12-24'), words: { day: 'Thu 24 Dec', time: 'Wed 2 pm' } } },
    { supplier: supplier(4), days: [], nextDelivery: null },
  ])
  expect(days.map(({ title, deliveries }) => [title, deliveries.map((one) => `${one.supplier.businessName}: ${one.cutOff}`)])).toEqual([
    ['Tue 1 Dec', ['Shed 1: Orders are closed']],
    ['Fri 4 Dec', ['Shed 1: Order by Mon 12 pm', 'Shed 2: Order by Mon 12 pm']],
  ])
  expect(others.map(({ supplier: { id }, words }) => [id, words])).toEqual([
    [3, 'Next on Thu 24 Dec, order by Wed 2 pm'],
    [4, 'Days not known'],
  ])
})
