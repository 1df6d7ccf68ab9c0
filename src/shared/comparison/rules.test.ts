import { describe, expect, test } from 'vitest'
import { cellOf, splitFigures, bySize, two, compared, line, offer, price, type Case } from '#test/data/compared-offers.ts'

const RULES: Case[] = [
  [
    'never binds a line',
    two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a', lineId: '2' }] } }),
    (c) => [splitFigures(c), c.whole.cheapest],
    [['a:1 b:2', 400, -200], ['a']],
  ],
  [
    'never binds an offer',
    two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a' }] } }),
    splitFigures,
    ['b:1+2', 600, -400],
  ],
  [
    'always binds a line',
    two([100, 100], [300, 300], {}, {}, { rules: { always: [{ offerId: 'b', lineId: '1' }] } }),
    splitFigures,
    ['a:2 b:1', 400, -200],
  ],
  [
    'always binds all that an offer has priced',
    two([100, 100], [300, 300], {}, {}, { rules: { always: [{ offerId: 'b' }] } }),
    splitFigures,
    ['b:1+2', 600, -400],
  ],
  [
    'at the most one order',
    two([100, 900], [900, 150], {}, {}, { rules: { most: 1 } }),
    (c) => [splitFigures(c), bySize(c)],
    [['a:1+2', 1000, 0], [[1, 1000]]],
  ],
  [
    'several orders that save too little do not stand',
    two([100, 900], [900, 850], {}, {}, { rules: { savesAtLeastCents: 51 } }),
    (c) => [splitFigures(c), bySize(c)],
    [['a:1+2', 1000, 0], [[1, 1000]]],
  ],
  [
    'several orders that save just enough stand',
    two([100, 900], [900, 850], {}, {}, { rules: { savesAtLeastCents: 50 } }),
    splitFigures,
    ['a:1 b:2', 950, 50],
  ],
  [
    'a substitute counts everywhere once it is allowed',
    compared([line('1')], [offer('a', [price('1', 50, { substitute: 'Other' })])], {
      rules: { substitutes: [{ offerId: 'a', lineId: '1' }] },
    }),
    (c) => [cellOf(c).state, c.lines[0]!.cheapest, c.whole.lineIds, splitFigures(c)],
    ['substitute', ['a'], ['1'], ['a:1', 50, 0]],
  ],
  [
    'a refusing supplier that alone has a line makes it impossible, and is named with what it is short',
    compared(
      [line('1'), line('2')],
      [offer('a', [price('1', 100), price('2', 100)], { minimumCents: 500, belowMinimum: 'refuse' }), offer('b', [price('1', 90)])],
    ),
    (c) => [c.split, c.bySuppliers, c.impossible],
    [null, [], { why: [{ offerId: 'a', shortCents: 300 }], without: ['2'] }],
  ],
  [
    'of the smallest sets the first is left out',
    compared(
      [line('1'), line('2'), line('3')],
      [
        offer('a', [price('1', 50), price('3', 50)], { minimumCents: 100, belowMinimum: 'refuse' }),
        offer('b', [price('2', 50), price('3', 50)], { minimumCents: 100, belowMinimum: 'refuse' }),
      ],
    ),
    (c) => c.impossible,
    { why: [{ offerId: 'a', shortCents: 0 }], without: ['1'] },
  ],
  [
    'what rules forbid has no why',
    two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a' }, { offerId: 'b', lineId: '2' }] } }),
    (c) => [c.split, c.impossible],
    [null, { why: [], without: ['2'] }],
  ],
  [
    'two offers that must have the same line cannot',
    two(
      [100, 100],
      [300, 300],
      {},
      {},
      {
        rules: {
          always: [
            { offerId: 'a', lineId: '1' },
            { offerId: 'b', lineId: '1' },
          ],
        },
      },
    ),
    (c) => [c.split, c.impossible],
    [null, { why: [], without: ['1'] }],
  ],
  [
    'where nobody priced anything there is neither a split nor a reason',
    compared([line('1')], [offer('a', [])]),
    (c) => [c.split, c.impossible, c.unanswered, c.offers[0]!.state],
    [null, null, ['1'], 'unanswered'],
  ],
  [
    'rules of one offer do not change what the others are compared by',
    two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a' }] } }),
    (c) => [c.whole.totals.length, c.common.cheapest],
    [2, ['a']],
  ],
]

describe('The rules of a comparison', () => {
  test.each(RULES)('%s', (_, comparison, figures, expected) => expect(figures(comparison)).toEqual(expected))
})
