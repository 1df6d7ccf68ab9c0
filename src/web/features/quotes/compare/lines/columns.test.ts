import { describe, expect, test } from 'vitest'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { compared, line, offer, price, taxed, two } from '#test/data/compared-offers.ts'
import { columnsOf } from './columns.ts'

const order = (comparison: Comparison, hidden: string[] = []) =>
  columnsOf(
    comparison,
    [],
    hidden.map((id) => ({ id })),
  )
    .map(({ offerId }) => offerId)
    .join(' ')

const three = [line('1'), line('2'), line('3')]
const all = (cents: number) => three.map(({ id }) => price(id, cents))

const ORDERS: [title: string, order: string, expected: string][] = [
  ['the least total first', order(two([300, 300], [100, 100])), 'b a'],
  ['delivery is part of the total', order(two([100, 100], [110, 110], { deliveryCents: 100 })), 'b a'],
  ['equal totals stay in the order of the request', order(two([100, 100], [100, 100])), 'a b'],
  ['all lines before some of them, however cheap', order(compared(three, [offer('a', [price('1', 1)]), offer('b', all(900))])), 'b a'],
  [
    'more of the lines before fewer',
    order(compared(three, [offer('a', [price('1', 1)]), offer('b', [price('1', 900), price('2', 900)]), offer('c', all(100))])),
    'c b a',
  ],
  [
    'as many lines by their cost',
    order(compared(three, [offer('a', [price('1', 90)]), offer('b', [price('1', 80)]), offer('c', all(100))])),
    'c b a',
  ],
  [
    'whoever does not deliver so little goes behind',
    order(two([100, 100], [300, 300], { minimumCents: 500, belowMinimum: 'refuse' })),
    'b a',
  ],
  [
    'what cannot be ordered goes last',
    order(compared(three, [offer('x', all(1), { isExpired: true }), offer('a', [price('1', 90)]), offer('c', all(100))])),
    'c a x',
  ],
  [
    'by what is paid where GST is not claimed back',
    order(compared([line('1')], [offer('a', [price('1', 100, taxed)]), offer('b', [price('1', 105)])], { isGstRegistered: false })),
    'b a',
  ],
  ['without GST else', order(compared([line('1')], [offer('a', [price('1', 100, taxed)]), offer('b', [price('1', 105)])])), 'a b'],
  ['what is hidden is left out', order(two([300, 300], [100, 100]), ['b']), 'a'],
]

describe('The columns of a comparison', () => {
  test.each(ORDERS)('%s', (_, found, expected) => expect(found).toBe(expected))

  test('a column has its totals over all lines, over the common ones, or over some', () => {
    const [whole, partial] = columnsOf(compared(three, [offer('a', all(100)), offer('b', [price('1', 90)])]), [], [])
    expect([whole?.whole?.exGstCents, whole?.common?.exGstCents, whole?.partial]).toEqual([300, 100, null])
    expect([partial?.whole, partial?.common?.exGstCents, partial?.partial?.exGstCents]).toEqual([null, 90, 90])
  })
})
