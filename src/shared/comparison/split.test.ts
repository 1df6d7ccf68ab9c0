import { describe, expect, test } from 'vitest'
import { splitFigures, bySize, two, taxed, compared, line, offer, price, type Case } from '#test/data/compared-offers.ts'

const SPLITS: Case[] = [
  [
    'common has the lines that every live offer has priced',
    compared([line('1'), line('2'), line('3')], [offer('a', [price('1', 1), price('2', 2)]), offer('b', [price('2', 2), price('3', 3)])]),
    (c) => [c.common.lineIds, c.whole.lineIds, c.whole.totals, c.whole.cheapest],
    [['2'], ['1', '2', '3'], [], []],
  ],
  [
    'an offer with some lines stands against the others for just those',
    compared(
      [line('1'), line('2')],
      [offer('a', [price('1', 100)], { deliveryCents: 10 }), offer('b', [price('1', 90), price('2', 90)], { deliveryCents: 30 })],
    ),
    (c) => c.partial,
    [{ offerId: 'a', lineIds: ['1'], exGstCents: 110, isRefused: false, shortCents: 0, others: { exGstCents: 120, orders: 1 } }],
  ],
  [
    'a line that only one offer has leaves the others without a way',
    compared([line('1'), line('2')], [offer('a', [price('1', 100)]), offer('b', [price('2', 90)])]),
    (c) => [c.partial.map(({ others }) => others), splitFigures(c)],
    [
      [null, null],
      ['a:1 b:2', 190, null],
    ],
  ],
  [
    'two orders stand where they cost less than one',
    two([100, 900], [900, 100], { deliveryCents: 50 }, { deliveryCents: 60 }),
    (c) => [splitFigures(c), bySize(c), c.split?.gapCents],
    [
      ['a:1 b:2', 310, 740],
      [
        [1, 1050],
        [2, 310],
      ],
      0,
    ],
  ],
  [
    'one order stands where fees eat the difference, and two are shown',
    two([100, 120], [120, 100], { deliveryCents: 50 }, { deliveryCents: 50 }),
    (c) => [splitFigures(c), bySize(c)],
    [
      ['a:1+2', 270, 0],
      [
        [1, 270],
        [2, 300],
      ],
    ],
  ],
  ['of equal costs fewer orders stand', two([100, 150], [150, 100], { deliveryCents: 50 }, {}), (c) => splitFigures(c), ['b:1+2', 250, 0]],
  [
    'of equal orders the one with less GST stands',
    compared([line('1')], [offer('a', [price('1', 100, taxed)]), offer('b', [price('1', 100)])]),
    splitFigures,
    ['b:1', 100, 0],
  ],
  [
    'of equal ones the first offer of the first line stands',
    compared(
      [line('1'), line('2'), line('3')],
      [offer('a', [price('1', 5), price('2', 5), price('3', 5)]), offer('b', [price('1', 5), price('2', 5), price('3', 5)])],
    ),
    (c) => [splitFigures(c), c.bySuppliers[1]!.orders.map(({ lineIds }) => lineIds)],
    [
      ['a:1+2+3', 15, 0],
      [['1', '2'], ['3']],
    ],
  ],
  [
    'dearer lines are taken to reach free delivery',
    two([600, 450], [900, 400], { deliveryCents: 200, freeDeliveryFromCents: 1000 }, { deliveryCents: 0 }),
    (c) => splitFigures(c),
    ['a:1+2', 1050, 0],
  ],
  [
    'a line goes where it lifts an order to the minimum',
    two([600, 450], [900, 400], { minimumCents: 1000, belowMinimum: 'refuse' }),
    (c) => splitFigures(c),
    ['a:1+2', 1050, 0],
  ],
]

describe('The split of a comparison', () => {
  test.each(SPLITS)('%s', (_, comparison, figures, expected) => expect(figures(comparison)).toEqual(expected))
})
