import { describe, expect, test } from 'vitest'
import { splitFigures, first, two, taxed, compared, line, offer, price, type Case } from '#test/data/compared-offers.ts'

const ORDERS: Case[] = [
  [
    'goods just at the amount are delivered free',
    two([5000, 5000], [9000, 9000], { deliveryCents: 1500, freeDeliveryFromCents: 10_000 }),
    first,
    [10_000, 0, 10_000, 0, false],
  ],
  [
    'goods a cent below it are not',
    two([5000, 4999], [9000, 9000], { deliveryCents: 1500, freeDeliveryFromCents: 10_000 }),
    first,
    [11_499, 0, 11_499, 0, false],
  ],
  [
    'the difference to the minimum is charged',
    two([5000, 4000], [9900, 9900], { minimumCents: 10_000, deliveryCents: 100 }),
    first,
    [10_100, 0, 10_100, 1000, false],
  ],
  [
    'a small order fee is charged below the minimum',
    two([5000, 4000], [9900, 9900], { minimumCents: 10_000, belowMinimum: 'fee', smallOrderFeeCents: 700 }),
    first,
    [9700, 0, 9700, 1000, false],
  ],
  [
    'a refused order is never marked, though it is the least',
    two([100, 100], [300, 300], { minimumCents: 10_000, belowMinimum: 'refuse' }),
    (c) => [first(c), c.whole.cheapest, splitFigures(c)],
    [[200, 0, 200, 9800, true], ['b'], ['b:1+2', 600, 0]],
  ],
  [
    'GST of delivery follows the goods, rounded once, half a cent up',
    compared([line('1'), line('2')], [offer('a', [price('1', 3000, taxed), price('2', 1000)], { deliveryCents: 1002 })]),
    first,
    [5002, 375, 5377, 0, false],
  ],
  [
    'delivery is taxed in full where the supplier says so',
    compared([line('1')], [offer('a', [price('1', 1000)], { deliveryCents: 1005, deliveryGst: 'taxable' })]),
    first,
    [2005, 101, 2106, 0, false],
  ],
  [
    'delivery of taxable goods is free of GST where the supplier says so',
    compared([line('1')], [offer('a', [price('1', 1000, taxed)], { deliveryCents: 1005, deliveryGst: 'free' })]),
    first,
    [2005, 100, 2105, 0, false],
  ],
  [
    'delivery of goods of $0 is taxed in full',
    compared([line('1')], [offer('a', [price('1', 0)], { deliveryCents: 995 })]),
    first,
    [995, 100, 1095, 0, false],
  ],
]

describe('An order of a comparison', () => {
  test.each(ORDERS)('%s', (_, comparison, figures, expected) => expect(figures(comparison)).toEqual(expected))
})
