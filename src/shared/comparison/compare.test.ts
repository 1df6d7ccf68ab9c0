import { describe, expect, test } from 'vitest'
import type { Comparison } from '#contract/comparisons.ts'
import { compared, contents, line, offer, price } from '#test/compared-offers.ts'

type Case = [title: string, comparison: Comparison, figures: (of: Comparison) => unknown, expected: unknown]
const cellOf = ({ lines }: Comparison) => lines[0]!.cells[0]!
const splitFigures = ({ split }: Comparison) =>
  split && [split.orders.map(({ offerId, lineIds }) => `${offerId}:${lineIds.join('+')}`).join(' '), split.exGstCents, split.savesCents]
const bySize = ({ bySuppliers }: Comparison) => bySuppliers.map(({ suppliers, exGstCents }) => [suppliers, exGstCents])
const first = ({ whole }: Comparison) => {
  const { exGstCents, gstCents, totalCents, shortCents, isRefused } = whole.totals[0]!
  return [exGstCents, gstCents, totalCents, shortCents, isRefused]
}
/** One line that one offer has priced. */
const one = (need: Parameters<typeof line>[2] & { amount?: number }, more: Parameters<typeof price>[2], cents = 1000) =>
  compared([line('1', 1, need)], [offer('a', [price('1', cents, more)])])
const need = (amount: number, measure = 'kg') => ({ need: { amount, measure } })
const two = (a: [number, number], b: [number, number], terms = {}, others = {}, more = {}) =>
  compared(
    [line('1'), line('2')],
    [offer('a', [price('1', a[0]), price('2', a[1])], terms), offer('b', [price('1', b[0]), price('2', b[1])], others)],
    more,
  )
const taxed = { gst: 'taxable' as const }
const paid = (cents: number, amount: number, more = {}) => ({ ...need(10), paid: { cents, ...contents(amount, 'kg') }, ...more })

const CELLS: Case[] = [
  ['3.3 by 1.1 is three packs', one(need(3.3), contents(1.1, 'kg')), (c) => [cellOf(c).packs, cellOf(c).costCents, cellOf(c).surplus], [3, 3000, 0]],
  ['0.1 and 0.2 by 0.1 is three packs', one(need(0.1 + 0.2), contents(0.1, 'kg')), (c) => cellOf(c).packs, 3],
  ['a thousandth more is a pack more', one(need(10.001), contents(10, 'kg')), (c) => [cellOf(c).packs, cellOf(c).surplus], [2, 9.999]],
  ['a pack larger than the need is bought whole', one(need(2), contents(5, 'kg')), (c) => [cellOf(c).packs, cellOf(c).surplus], [1, 3]],
  ['a unit price has four decimals', one(need(3), contents(3, 'kg')), (c) => cellOf(c).unitCents, 333.3333],
  ['half of the fourth decimal is rounded up', one(need(1), contents(0.8, 'kg'), 1), (c) => cellOf(c).unitCents, 1.25],
  ['another measure is not compared', one(need(3), contents(3, 'L')), (c) => [cellOf(c).state, cellOf(c).costCents, c.unanswered], ['not-comparable', null, ['1']]],
  ['unknown contents are not compared', one(need(3), { contents: null }), (c) => cellOf(c).state, 'not-comparable'],
  ['by weight, packs are not rounded up', one(need(7.5), { ...contents(5, 'kg'), isByWeight: true }, 999), (c) => [cellOf(c).packs, cellOf(c).costCents, cellOf(c).isEstimate, cellOf(c).surplus], [1.5, 1499, true, 0]],
  ['what is by weight makes every total with it an estimate', one(need(7.5), { ...contents(5, 'kg'), isByWeight: true }), (c) => [c.whole.totals[0]!.isEstimate, c.split?.orders[0]!.isEstimate], [true, true]],
  ['fewer packs than needed are short and do not count', one(need(10), { ...contents(2, 'kg'), packs: 4 }), (c) => [cellOf(c).state, c.whole.lineIds, c.unanswered], ['short', [], ['1']]],
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
    compared([line('1'), line('2')], [offer('a', [price('1', 50, { substitute: 'Other' }), price('1', 90), price('2', 50, { substitute: 'Other' })])]),
    (c) => c.lines.map(({ cells }) => [cells[0]!.state, cells[0]!.costCents, cells[0]!.substitute]),
    [['priced', 90, null], ['substitute', 50, 'Other']],
  ],
  [
    'an expired offer shows its figures and counts nowhere',
    compared([line('1')], [offer('a', [price('1', 90)], { isExpired: true }), offer('b', [price('1', 100)])]),
    (c) => [cellOf(c).state, cellOf(c).costCents, c.lines[0]!.cheapest, c.offers.map(({ state, isExpired }) => [state, isExpired]), c.common.totals.length],
    ['expired', 90, ['b'], [['expired', true], ['live', false]], 1],
  ],
  [
    'the least cost and the least unit price are marked apart, equal ones all',
    compared([line('1', 6)], [offer('a', [price('1', 600, contents(6))]), offer('b', [price('1', 600, contents(6))]), offer('c', [price('1', 900, contents(10))])]),
    (c) => [c.lines[0]!.cheapest, c.lines[0]!.lowestUnit],
    [['a', 'b'], ['c']],
  ],
  ['lines whose offers differ in GST say so', compared([line('1')], [offer('a', [price('1', 90)]), offer('b', [price('1', 90, taxed)])]), (c) => [c.lines[0]!.gstDiffers, c.lines[0]!.cheapest], [true, ['a', 'b']]],
  ['a venue that is not registered ranks by what is paid', compared([line('1')], [offer('a', [price('1', 105)]), offer('b', [price('1', 100, taxed)])], { isGstRegistered: false }), (c) => [c.rankedBy, c.lines[0]!.cheapest, c.whole.cheapest], ['total', ['a'], ['a']]],
  ['a registered one ranks without GST', compared([line('1')], [offer('a', [price('1', 105)]), offer('b', [price('1', 100, taxed)])]), (c) => [c.rankedBy, c.lines[0]!.cheapest, c.split?.orders[0]!.offerId], ['exGst', ['b'], 'b']],
  ['what is dearer is positive, half a tenth away from zero, by the unit price too', one(paid(2000, 5), contents(5, 'kg'), 2001), (c) => cellOf(c).change, { cents: 2, percent: 0.1, unitPercent: 0.1, yearlyCents: 104 }],
  ['a smaller pack at an equal price is dearer by the unit price', one(paid(2000, 6, { every: 'month' }), contents(5, 'kg'), 2000), (c) => cellOf(c).change, { cents: 0, percent: 0, unitPercent: 20, yearlyCents: 0 }],
  ['what is bought once changes once', one(paid(2000, 5, { every: 'once' }), contents(5, 'kg'), 1500), (c) => cellOf(c).change, { cents: -1000, percent: -25, unitPercent: -25, yearlyCents: -1000 }],
  ['nothing paid, or another measure, has no change', one({ ...need(10), paid: { cents: 0, ...contents(5, 'kg') } }, contents(5, 'kg')), (c) => cellOf(c).change, null],
]

const ORDERS: Case[] = [
  ['goods just at the amount are delivered free', two([5000, 5000], [9000, 9000], { deliveryCents: 1500, freeDeliveryFromCents: 10_000 }), first, [10_000, 0, 10_000, 0, false]],
  ['goods a cent below it are not', two([5000, 4999], [9000, 9000], { deliveryCents: 1500, freeDeliveryFromCents: 10_000 }), first, [11_499, 0, 11_499, 0, false]],
  ['the difference to the minimum is charged', two([5000, 4000], [9900, 9900], { minimumCents: 10_000, deliveryCents: 100 }), first, [10_100, 0, 10_100, 1000, false]],
  ['a small order fee is charged below the minimum', two([5000, 4000], [9900, 9900], { minimumCents: 10_000, belowMinimum: 'fee', smallOrderFeeCents: 700 }), first, [9700, 0, 9700, 1000, false]],
  ['a refused order is never marked, though it is the least', two([100, 100], [300, 300], { minimumCents: 10_000, belowMinimum: 'refuse' }), (c) => [first(c), c.whole.cheapest, splitFigures(c)], [[200, 0, 200, 9800, true], ['b'], ['b:1+2', 600, 0]]],
  ['GST of delivery follows the goods, rounded once, half a cent up', compared([line('1'), line('2')], [offer('a', [price('1', 3000, taxed), price('2', 1000)], { deliveryCents: 1002 })]), first, [5002, 375, 5377, 0, false]],
  ['delivery is taxed in full where the supplier says so', compared([line('1')], [offer('a', [price('1', 1000)], { deliveryCents: 1005, deliveryGst: 'taxable' })]), first, [2005, 101, 2106, 0, false]],
  ['delivery of taxable goods is free of GST where the supplier says so', compared([line('1')], [offer('a', [price('1', 1000, taxed)], { deliveryCents: 1005, deliveryGst: 'free' })]), first, [2005, 100, 2105, 0, false]],
  ['delivery of goods of $0 is taxed in full', compared([line('1')], [offer('a', [price('1', 0)], { deliveryCents: 995 })]), first, [995, 100, 1095, 0, false]],
]

const SPLITS: Case[] = [
  ['common has the lines that every live offer has priced', compared([line('1'), line('2'), line('3')], [offer('a', [price('1', 1), price('2', 2)]), offer('b', [price('2', 2), price('3', 3)])]), (c) => [c.common.lineIds, c.whole.lineIds, c.whole.totals, c.whole.cheapest], [['2'], ['1', '2', '3'], [], []]],
  ['an offer with some lines stands against the others for just those', compared([line('1'), line('2')], [offer('a', [price('1', 100)], { deliveryCents: 10 }), offer('b', [price('1', 90), price('2', 90)], { deliveryCents: 30 })]), (c) => c.partial, [{ offerId: 'a', lineIds: ['1'], exGstCents: 110, isRefused: false, shortCents: 0, others: { exGstCents: 120, orders: 1 } }]],
  ['a line that only one offer has leaves the others without a way', compared([line('1'), line('2')], [offer('a', [price('1', 100)]), offer('b', [price('2', 90)])]), (c) => [c.partial.map(({ others }) => others), splitFigures(c)], [[null, null], ['a:1 b:2', 190, null]]],
  ['two orders stand where they cost less than one', two([100, 900], [900, 100], { deliveryCents: 50 }, { deliveryCents: 60 }), (c) => [splitFigures(c), bySize(c), c.split?.gapCents], [['a:1 b:2', 310, 740], [[1, 1050], [2, 310]], 0]],
  ['one order stands where fees eat the difference, and two are shown', two([100, 120], [120, 100], { deliveryCents: 50 }, { deliveryCents: 50 }), (c) => [splitFigures(c), bySize(c)], [['a:1+2', 270, 0], [[1, 270], [2, 300]]]],
  ['of equal costs fewer orders stand', two([100, 150], [150, 100], { deliveryCents: 50 }, {}), (c) => splitFigures(c), ['b:1+2', 250, 0]],
  ['of equal orders the one with less GST stands', compared([line('1')], [offer('a', [price('1', 100, taxed)]), offer('b', [price('1', 100)])]), splitFigures, ['b:1', 100, 0]],
  ['of equal ones the first offer of the first line stands', compared([line('1'), line('2'), line('3')], [offer('a', [price('1', 5), price('2', 5), price('3', 5)]), offer('b', [price('1', 5), price('2', 5), price('3', 5)])]), (c) => [splitFigures(c), c.bySuppliers[1]!.orders.map(({ lineIds }) => lineIds)], [['a:1+2+3', 15, 0], [['1', '2'], ['3']]]],
  ['dearer lines are taken to reach free delivery', two([600, 450], [900, 400], { deliveryCents: 200, freeDeliveryFromCents: 1000 }, { deliveryCents: 0 }), (c) => splitFigures(c), ['a:1+2', 1050, 0]],
  ['a line goes where it lifts an order to the minimum', two([600, 450], [900, 400], { minimumCents: 1000, belowMinimum: 'refuse' }), (c) => splitFigures(c), ['a:1+2', 1050, 0]],
  ['never binds a line', two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a', lineId: '2' }] } }), (c) => [splitFigures(c), c.whole.cheapest], [['a:1 b:2', 400, -200], ['a']]],
  ['never binds an offer', two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a' }] } }), splitFigures, ['b:1+2', 600, -400]],
  ['always binds a line', two([100, 100], [300, 300], {}, {}, { rules: { always: [{ offerId: 'b', lineId: '1' }] } }), splitFigures, ['a:2 b:1', 400, -200]],
  ['always binds all that an offer has priced', two([100, 100], [300, 300], {}, {}, { rules: { always: [{ offerId: 'b' }] } }), splitFigures, ['b:1+2', 600, -400]],
  ['at the most one order', two([100, 900], [900, 150], {}, {}, { rules: { most: 1 } }), (c) => [splitFigures(c), bySize(c)], [['a:1+2', 1000, 0], [[1, 1000]]]],
  ['several orders that save too little do not stand', two([100, 900], [900, 850], {}, {}, { rules: { savesAtLeastCents: 51 } }), (c) => [splitFigures(c), bySize(c)], [['a:1+2', 1000, 0], [[1, 1000]]]],
  ['several orders that save just enough stand', two([100, 900], [900, 850], {}, {}, { rules: { savesAtLeastCents: 50 } }), splitFigures, ['a:1 b:2', 950, 50]],
  ['a substitute counts everywhere once it is allowed', compared([line('1')], [offer('a', [price('1', 50, { substitute: 'Other' })])], { rules: { substitutes: [{ offerId: 'a', lineId: '1' }] } }), (c) => [cellOf(c).state, c.lines[0]!.cheapest, c.whole.lineIds, splitFigures(c)], ['substitute', ['a'], ['1'], ['a:1', 50, 0]]],
  ['a refusing supplier that alone has a line makes it impossible, and is named with what it is short', compared([line('1'), line('2')], [offer('a', [price('1', 100), price('2', 100)], { minimumCents: 500, belowMinimum: 'refuse' }), offer('b', [price('1', 90)])]), (c) => [c.split, c.bySuppliers, c.impossible], [null, [], { why: [{ offerId: 'a', shortCents: 300 }], without: ['2'] }]],
  ['of the smallest sets the first is left out', compared([line('1'), line('2'), line('3')], [offer('a', [price('1', 50), price('3', 50)], { minimumCents: 100, belowMinimum: 'refuse' }), offer('b', [price('2', 50), price('3', 50)], { minimumCents: 100, belowMinimum: 'refuse' })]), (c) => c.impossible, { why: [{ offerId: 'a', shortCents: 0 }], without: ['1'] }],
  ['what rules forbid has no why', two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a' }, { offerId: 'b', lineId: '2' }] } }), (c) => [c.split, c.impossible], [null, { why: [], without: ['2'] }]],
  ['two offers that must have the same line cannot', two([100, 100], [300, 300], {}, {}, { rules: { always: [{ offerId: 'a', lineId: '1' }, { offerId: 'b', lineId: '1' }] } }), (c) => [c.split, c.impossible], [null, { why: [], without: ['1'] }]],
  ['where nobody priced anything there is neither a split nor a reason', compared([line('1')], [offer('a', [])]), (c) => [c.split, c.impossible, c.unanswered, c.offers[0]!.state], [null, null, ['1'], 'unanswered']],
  ['rules of one offer do not change what the others are compared by', two([100, 100], [300, 300], {}, {}, { rules: { never: [{ offerId: 'a' }] } }), (c) => [c.whole.totals.length, c.common.cheapest], [2, ['a']]],
]

describe('Comparing offers', () => {
  test.each(CELLS)('a cell: %s', (_, comparison, figures, expected) => expect(figures(comparison)).toEqual(expected))
  test.each(ORDERS)('an order: %s', (_, comparison, figures, expected) => expect(figures(comparison)).toEqual(expected))
  test.each(SPLITS)('orders: %s', (_, comparison, figures, expected) => expect(figures(comparison)).toEqual(expected))
})
