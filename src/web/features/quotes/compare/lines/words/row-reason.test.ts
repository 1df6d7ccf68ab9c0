import { describe, expect, test } from 'vitest'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { compared, contents, line, need, offer, price, taxed } from '#test/data/compared-offers.ts'
import { comparedRows } from '#web/features/quotes/compare/lines/compared-rows.ts'
import { NO_PAGE_RULES, type Rule } from '#web/features/quotes/compare/lines/rules/page-rules.ts'
import { marksOf, packsInWords, surplusInWords, unitInWords } from './line-texts.ts'
import { rowReason } from './row-reason.ts'

type Case = [title: string, comparison: Comparison, expected: string]

const milk = line('1', 1, need(30, 'L'))
const one = (...offers: Parameters<typeof compared>[1]) => compared([milk], offers)
const litres = (id: string, cents: number, amount: number, more: Parameters<typeof price>[2] = {}, terms = {}) =>
  offer(id, [price('1', cents, { ...contents(amount, 'L'), ...more })], terms)

const allowed: Rule[] = [{ offerId: 'a', lineId: '1' }]
const names = (comparison: Comparison) => new Map(comparison.offers.map(({ offerId, name }) => [offerId, name]))
const rowOf = (comparison: Comparison, substitutes: readonly Rule[] = []) => comparedRows(comparison, { ...NO_PAGE_RULES, substitutes })[0]!

const REASONS: Case[] = [
  [
    'the cheapest and the next, with both costs',
    one(litres('a', 300, 1), litres('b', 350, 1), litres('c', 320, 1)),
    'Supplier a costs $90.00 for 30 L, Supplier c is next with $96.00.',
  ],
  [
    'two that are the cheapest',
    one(litres('a', 300, 1), litres('b', 350, 1), litres('c', 300, 1)),
    'Supplier a and Supplier c cost $90.00 for 30 L, Supplier b is next with $105.00.',
  ],
  ['all the same', one(litres('a', 300, 1), litres('b', 600, 2)), 'Supplier a and Supplier b cost the same for 30 L.'],
  [
    'a larger pack with a lower unit price',
    one(litres('a', 300, 1), litres('b', 6000, 24)),
    'Supplier a is cheapest for 30 L. Supplier b has the lower price per L, but you would have to buy 18 L more than you need.',
  ],
  ['one price only', one(litres('a', 300, 1), offer('b', [])), 'Only Supplier a has a price that counts.'],
  ['nobody yet', one(offer('a', []), offer('b', [])), 'Nobody has priced it yet.'],
  [
    'only a substitute',
    one(litres('a', 300, 1, { substitute: 'Oat drink' }), offer('b', [])),
    'Supplier a offers something else instead. It counts once you allow it.',
  ],
  [
    'two substitutes',
    one(litres('a', 300, 1, { substitute: 'Oat drink' }), litres('b', 310, 1, { substitute: 'Soy drink' })),
    'Supplier a and Supplier b offer something else instead. It counts once you allow it.',
  ],
  ['too little', one(litres('a', 300, 1, { packs: 3 })), 'Supplier a has less than you need, and nobody has all of it.'],
  [
    'too little from two',
    one(litres('a', 300, 1, { packs: 3 }), litres('b', 300, 1, { packs: 4 })),
    'Supplier a and Supplier b have less than you need, and nobody has all of it.',
  ],
  [
    'another measure',
    one(offer('a', [price('1', 300, contents(1, 'kg'))])),
    'It is priced in another measure than you asked for, so it cannot be compared.',
  ],
  ['expired', one(litres('a', 300, 1, {}, { isExpired: true })), 'The prices for it have expired.'],
  [
    'an expired price beside one that counts',
    one(litres('a', 300, 1, {}, { isExpired: true }), litres('b', 350, 1)),
    'Only Supplier b has a price that counts.',
  ],
  [
    'GST that differs, ranked without',
    one(litres('a', 300, 1), litres('b', 350, 1, taxed)),
    'Supplier a costs $90.00 for 30 L, Supplier b is next with $105.00. Some add GST to it and some do not: prices here are compared without it.',
  ],
  [
    'GST that turns the order round',
    compared([milk], [litres('a', 310, 1), litres('b', 300, 1, taxed)], { isGstRegistered: false }),
    'Supplier a is cheapest for 30 L. Supplier b has the lower price per L. Some add GST to it and some do not: the cheapest is chosen with it.',
  ],
  [
    'by weight',
    compared(
      [line('1', 1, need(7.5))],
      [offer('a', [price('1', 1000, { ...contents(5, 'kg'), isByWeight: true })]), offer('b', [price('1', 2500, contents(7.5, 'kg'))])],
    ),
    'Supplier a costs about $15.00 for 7.5 kg, Supplier b is next with $25.00.',
  ],
  [
    'by weight as the next',
    compared(
      [line('1', 1, need(7.5))],
      [offer('a', [price('1', 4000, { ...contents(5, 'kg'), isByWeight: true })]), offer('b', [price('1', 2500, contents(7.5, 'kg'))])],
    ),
    'Supplier b costs $25.00 for 7.5 kg, Supplier a is next with about $60.00.',
  ],
  [
    'pieces and bunches in the plural',
    compared(
      [line('1', 6, { need: { amount: 6, measure: 'bunch' } })],
      [offer('a', [price('1', 300, contents(1, 'bunch'))]), offer('b', [price('1', 350, contents(1, 'bunch'))])],
    ),
    'Supplier a costs $18.00 for 6 bunches, Supplier b is next with $21.00.',
  ],
  ['a price of nothing', one(litres('a', 0, 1), litres('b', 350, 1)), 'Supplier a costs $0.00 for 30 L, Supplier b is next with $105.00.'],
]

const MARKS: [title: string, comparison: Comparison, expected: Record<string, string[]>][] = [
  ['cheapest of what', one(litres('a', 300, 1), litres('b', 350, 1)), { a: ['Cheapest for 30 L'], b: [] }],
  ['the lower unit price apart', one(litres('a', 300, 1), litres('b', 6000, 24)), { a: ['Cheapest for 30 L'], b: ['Lowest price per L'] }],
  ['a single price is not cheapest', one(litres('a', 300, 1), offer('b', [])), { a: ['Only price'], b: [] }],
  ['equal ones are all marked', one(litres('a', 300, 1), litres('b', 300, 1)), { a: ['Same price for 30 L'], b: ['Same price for 30 L'] }],
  ['no price has no mark', one(offer('a', []), offer('b', [])), { a: [], b: [] }],
  [
    'a substitute has none before it is allowed',
    one(litres('a', 300, 1, { substitute: 'Soy' }), litres('b', 350, 1)),
    { a: [], b: ['Only price'] },
  ],
  [
    'an expired price has none',
    one(litres('a', 100, 1, {}, { isExpired: true }), litres('b', 350, 1), litres('c', 360, 1)),
    { a: [], b: ['Cheapest for 30 L'], c: [] },
  ],
]

describe('The reason of a row', () => {
  test.each(REASONS)('%s', (_, comparison, expected) => {
    expect(rowReason(rowOf(comparison), names(comparison), comparison.rankedBy)).toBe(expected)
  })

  test('a substitute that is allowed is a price like any other', () => {
    const comparison = compared([milk], [litres('a', 300, 1, { substitute: 'Oat drink' }), litres('b', 350, 1)], {
      rules: { substitutes: [{ offerId: 'a', lineId: '1' }] },
    })
    const row = rowOf(comparison, allowed)
    expect(rowReason(row, names(comparison), 'exGst')).toBe('Supplier a costs $90.00 for 30 L, Supplier b is next with $105.00.')
    expect([marksOf('a', row), marksOf('b', row)]).toEqual([['Cheapest for 30 L'], []])
  })

  test('the cost of what a dearer substitute is allowed for counts as well', () => {
    const rules = { substitutes: [{ offerId: 'a', lineId: '1' }] }
    const comparison = compared([milk], [litres('a', 400, 1, { substitute: 'Oat drink' }), litres('b', 350, 1)], { rules })
    expect(marksOf('b', rowOf(comparison, allowed))).toEqual(['Cheapest for 30 L'])
  })
})

describe('The marks of a price', () => {
  test.each(MARKS)('%s', (_, comparison, expected) => {
    const row = rowOf(comparison)
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, marksOf(id, row)]))).toEqual(expected)
  })

  test.each([
    ['packs', litres('a', 3600, 12), ['$3.00 / L', '3 packs', '6 L more than you need']],
    ['one pack', litres('a', 9000, 30), ['$3.00 / L', '1 pack', null]],
    ['less than a cent each', litres('a', 21, 30), ['$0.007 / L', '1 pack', null]],
    ['by weight', litres('a', 3600, 12, { isByWeight: true }), ['$3.00 / L', 'about 30 L, weighed at delivery', null]],
    ['another measure', offer('a', [price('1', 300, contents(1, 'kg'))]), [null, null, null]],
  ])('%s in words', (_, given, expected) => {
    const row = rowOf(one(given))
    const [cell] = row.cells
    expect([unitInWords(cell!, row), packsInWords(cell!, row), surplusInWords(cell!, row)]).toEqual(expected)
  })
})
