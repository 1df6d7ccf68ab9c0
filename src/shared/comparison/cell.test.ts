import { describe, expect, test } from 'vitest'
import { cellOf, one, need, taxed, paid, compared, contents, line, offer, price, type Case } from '#test/data/compared-offers.ts'

const CELLS: Case[] = [
  [
    '3.3 by 1.1 is three packs',
    one(need(3.3), contents(1.1, 'kg')),
    (c) => [cellOf(c).packs, cellOf(c).costCents, cellOf(c).surplus],
    [3, 3000, 0],
  ],
  ['0.1 and 0.2 by 0.1 is three packs', one(need(0.1 + 0.2), contents(0.1, 'kg')), (c) => cellOf(c).packs, 3],
  ['a thousandth more is a pack more', one(need(10.001), contents(10, 'kg')), (c) => [cellOf(c).packs, cellOf(c).surplus], [2, 9.999]],
  ['a pack larger than the need is bought whole', one(need(2), contents(5, 'kg')), (c) => [cellOf(c).packs, cellOf(c).surplus], [1, 3]],
  ['a unit price has four decimals', one(need(3), contents(3, 'kg')), (c) => cellOf(c).unitCents, 333.3333],
  ['half of the fourth decimal is rounded up', one(need(1), contents(0.8, 'kg'), 1), (c) => cellOf(c).unitCents, 1.25],
  [
    'another measure is not compared',
    one(need(3), contents(3, 'L')),
    (c) => [cellOf(c).state, cellOf(c).costCents, c.unanswered],
    ['not-comparable', null, ['1']],
  ],
  ['unknown contents are not compared', one(need(3), { contents: null }), (c) => cellOf(c).state, 'not-comparable'],
  [
    'by weight, packs are not rounded up',
    one(need(7.5), { ...contents(5, 'kg'), isByWeight: true }, 999),
    (c) => [cellOf(c).packs, cellOf(c).costCents, cellOf(c).isEstimate, cellOf(c).surplus],
    [1.5, 1499, true, 0],
  ],
  [
    'what is by weight makes every total with it an estimate',
    one(need(7.5), { ...contents(5, 'kg'), isByWeight: true }),
    (c) => [c.whole.totals[0]!.isEstimate, c.split?.orders[0]!.isEstimate],
    [true, true],
  ],
  [
    'fewer packs than needed are short and do not count',
    one(need(10), { ...contents(2, 'kg'), packs: 4 }),
    (c) => [cellOf(c).state, c.whole.lineIds, c.unanswered],
    ['short', [], ['1']],
  ],
  ['as many packs as needed count', one(need(10), { ...contents(2, 'kg'), packs: 5 }), (c) => cellOf(c).state, 'priced'],
  [
    'of several prices the least cost of the need is the cell, then the least unit price, then the first',
    compared([line('1', 4)], [offer('a', [price('1', 300, contents(1)), price('1', 1000, contents(5)), price('1', 1000, contents(10))])]),
    (c) => [cellOf(c).costCents, cellOf(c).unitCents],
    [1000, 100],
  ],
  [
    'a pack of which too few can be had does not hide one that is enough',
    compared([line('1', 4)], [offer('a', [price('1', 100, { packs: 1 }), price('1', 200)])]),
    (c) => [cellOf(c).state, cellOf(c).costCents],
    ['priced', 800],
  ],
  [
    'a substitute is a cell only where no own price is',
    compared(
      [line('1'), line('2')],
      [offer('a', [price('1', 50, { substitute: 'Other' }), price('1', 90), price('2', 50, { substitute: 'Other' })])],
    ),
    (c) => c.lines.map(({ cells }) => [cells[0]!.state, cells[0]!.costCents, cells[0]!.substitute]),
    [
      ['priced', 90, null],
      ['substitute', 50, 'Other'],
    ],
  ],
  [
    'an expired offer shows its figures and counts nowhere',
    compared([line('1')], [offer('a', [price('1', 90)], { isExpired: true }), offer('b', [price('1', 100)])]),
    (c) => [
      cellOf(c).state,
      cellOf(c).costCents,
      c.lines[0]!.cheapest,
      c.offers.map(({ state, isExpired }) => [state, isExpired]),
      c.common.totals.length,
    ],
    [
      'expired',
      90,
      ['b'],
      [
        ['expired', true],
        ['live', false],
      ],
      1,
    ],
  ],
  [
    'the least cost and the least unit price are marked apart, equal ones all',
    compared(
      [line('1', 6)],
      [offer('a', [price('1', 600, contents(6))]), offer('b', [price('1', 600, contents(6))]), offer('c', [price('1', 900, contents(10))])],
    ),
    (c) => [c.lines[0]!.cheapest, c.lines[0]!.lowestUnit],
    [['a', 'b'], ['c']],
  ],
  [
    'lines whose offers differ in GST say so',
    compared([line('1')], [offer('a', [price('1', 90)]), offer('b', [price('1', 90, taxed)])]),
    (c) => [c.lines[0]!.gstDiffers, c.lines[0]!.cheapest],
    [true, ['a', 'b']],
  ],
  [
    'a venue that is not registered ranks by what is paid',
    compared([line('1')], [offer('a', [price('1', 105)]), offer('b', [price('1', 100, taxed)])], { isGstRegistered: false }),
    (c) => [c.rankedBy, c.lines[0]!.cheapest, c.whole.cheapest],
    ['total', ['a'], ['a']],
  ],
  [
    'a registered one ranks without GST',
    compared([line('1')], [offer('a', [price('1', 105)]), offer('b', [price('1', 100, taxed)])]),
    (c) => [c.rankedBy, c.lines[0]!.cheapest, c.split?.orders[0]!.offerId],
    ['exGst', ['b'], 'b'],
  ],
  [
    'what is dearer is positive, half a tenth away from zero, by the unit price too',
    one(paid(2000, 5), contents(5, 'kg'), 2001),
    (c) => cellOf(c).change,
    { cents: 2, percent: 0.1, unitPercent: 0.1, yearlyCents: 104 },
  ],
  [
    'a smaller pack at an equal price is dearer by the unit price',
    one(paid(2000, 6, { every: 'month' }), contents(5, 'kg'), 2000),
    (c) => cellOf(c).change,
    { cents: 0, percent: 0, unitPercent: 20, yearlyCents: 0 },
  ],
  [
    'what is bought once changes once',
    one(paid(2000, 5, { every: 'once' }), contents(5, 'kg'), 1500),
    (c) => cellOf(c).change,
    { cents: -1000, percent: -25, unitPercent: -25, yearlyCents: -1000 },
  ],
  [
    'nothing paid, or another measure, has no change',
    one({ ...need(10), paid: { cents: 0, ...contents(5, 'kg') } }, contents(5, 'kg')),
    (c) => cellOf(c).change,
    null,
  ],
]

describe('A cell of a comparison', () => {
  test.each(CELLS)('%s', (_, comparison, figures, expected) => expect(figures(comparison)).toEqual(expected))
})
