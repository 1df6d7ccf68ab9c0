import { describe, expect, test } from 'vitest'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { compared, line, offer, price, two } from '#test/data/compared-offers.ts'
import { commonInWords, elsewhereInWords, hasCommon, linesOfAll, shortInWords, totalMark, wholeInWords } from './basket-texts.ts'
import { changeInWords, unitChangeInWords } from './change-texts.ts'
import { deliveriesInWords, gapInWords, impossibleInWords, savesInWords, splitHeading } from './split-texts.ts'

const names = (comparison: Comparison) => new Map(comparison.offers.map(({ offerId, name }) => [offerId, name]))
/** Everything that is said of the best orders. */
const saidOf = (comparison: Comparison, hasRules = false) => {
  const { split } = comparison
  if (!split) return impossibleInWords(comparison, names(comparison))
  return [splitHeading(comparison, split, hasRules), savesInWords(comparison, split, names(comparison)), ...deliveriesInWords(comparison)]
}
const delivery = (deliveryCents: number) => ({ deliveryCents })

const SPLITS: [title: string, comparison: Comparison, expected: (string | null)[], hasRules?: boolean][] = [
  [
    'two orders that save, and what one delivery fewer costs',
    two([100, 900], [900, 150]),
    [
      '2 orders are cheapest for all 2 lines',
      'Saves $7.50 against the best single order, from Supplier a.',
      'One delivery fewer costs $7.50 more.',
    ],
  ],
  [
    'one order, and what a second delivery would cost',
    two([100, 200], [110, 190], delivery(500), delivery(500)),
    ['One order is cheapest for all 2 lines', 'Splitting it would not save anything.', 'One delivery more costs $4.90 more.'],
  ],
  [
    'nobody has all of it',
    compared([line('1'), line('2')], [offer('a', [price('1', 100)]), offer('b', [price('2', 200)])]),
    ['2 orders are cheapest for all 2 lines', 'No supplier delivers all of them as one order.'],
  ],
  [
    'a line that nobody has priced',
    compared([line('1'), line('2'), line('3')], [offer('a', [price('1', 100), price('2', 100)]), offer('b', [price('1', 90)])]),
    [
      '2 orders are cheapest for the 2 lines that somebody has priced',
      'Saves $0.10 against the best single order, from Supplier a.',
      'One delivery fewer costs $0.10 more.',
    ],
  ],
  [
    'rules that cost something',
    two([100, 100], [300, 300], {}, {}, { rules: { always: [{ offerId: 'b', lineId: '1' }] } }),
    [
      '2 orders are cheapest for all 2 lines under your rules',
      'Your rules make it $2.00 dearer than the best single order, from Supplier a.',
      'One delivery fewer costs $2.00 more.',
    ],
    true,
  ],
  [
    'two best single orders',
    two([100, 200], [200, 100]),
    ['2 orders are cheapest for all 2 lines', 'Saves $1.00 against the best single order.', 'One delivery fewer costs $1.00 more.'],
  ],
  ['a single line', compared([line('1')], [offer('a', [price('1', 100)])]), ['One order is cheapest for your line', null]],
  [
    'a supplier that refuses small orders',
    compared(
      [line('1'), line('2')],
      [offer('a', [price('1', 100), price('2', 100)], { minimumCents: 500, belowMinimum: 'refuse' }), offer('b', [price('1', 90)])],
    ),
    [
      'Supplier a does not deliver below its minimum order, and all that it has priced is $3.00 short of it.',
      'Without Item 2 the rest can be bought.',
    ],
  ],
  [
    'rules that leave no way',
    compared([line('1'), line('2')], [offer('a', [price('1', 100), price('2', 100)]), offer('b', [price('1', 90)])], {
      rules: { never: [{ offerId: 'a', lineId: '2' }] },
    }),
    ['Your rules leave no way to buy all of it.', 'Without Item 2 the rest can be bought.'],
  ],
  ['nobody has priced anything', compared([line('1')], [offer('a', [])]), []],
]

describe('The best orders in words', () => {
  test.each(SPLITS)('%s', (_, comparison, expected, hasRules) => expect(saidOf(comparison, hasRules)).toEqual(expected))

  test('a search that ended early says what a better one could save', () => {
    const { split } = two([100, 900], [900, 150])
    expect([gapInWords(split!), gapInWords({ ...split!, gapCents: 120 })]).toEqual([
      null,
      'There are too many ways to try them all. This is the best that was found; another one could save up to $1.20 more.',
    ])
  })
})

const THREE = [line('1'), line('2'), line('3')]
describe('A basket in words', () => {
  test('names how much of all it is', () => {
    const comparison = compared(THREE, [offer('a', [price('1', 100), price('2', 100), price('3', 100)]), offer('b', [price('1', 90)])])
    expect([
      wholeInWords(comparison),
      linesOfAll(comparison.partial[0]!.lineIds, comparison),
      hasCommon(comparison),
      commonInWords(comparison),
    ]).toEqual(['all 3 lines', '1 of 3 lines', true, 'the 1 line that all have priced'])
    expect(elsewhereInWords(comparison.partial[0]!)).toBe('The others sell the same for $1.00.')
  })

  test('the lines that all have priced are not named apart where they are all lines, or there is one offer', () => {
    expect(hasCommon(two([1, 2], [3, 4]))).toBe(false)
    expect(hasCommon(compared(THREE, [offer('a', [price('1', 100)])]))).toBe(false)
  })

  test('nobody else has what an offer of some lines has', () => {
    const comparison = compared(THREE, [offer('a', [price('1', 100), price('2', 100)]), offer('b', [price('3', 90)])])
    expect(comparison.partial.map(elsewhereInWords)).toEqual(['Nobody else sells all of these.', 'Nobody else sells all of these.'])
  })

  test('a total is the cheapest of something, and of none where it is the only one', () => {
    const comparison = two([100, 900], [900, 150])
    expect(comparison.whole.totals.map((total) => totalMark(total, comparison.whole, 'all 2 lines'))).toEqual([
      'Cheapest single order for all 2 lines',
      null,
    ])
    const same = two([100, 200], [200, 100])
    expect(totalMark(same.whole.totals[1]!, same.whole, 'all 2 lines')).toBe('Same price for all 2 lines')
    const only = compared([line('1')], [offer('a', [price('1', 100)])])
    expect(totalMark(only.whole.totals[0]!, only.whole, 'your line')).toBe(null)
  })

  test.each([
    ['refused', { belowMinimum: 'refuse' as const }, '$9.00 below the minimum order: not delivered'],
    ['the difference', { belowMinimum: 'difference' as const }, '$9.00 below the minimum order: the difference of $9.00 is charged'],
    ['a fee', { belowMinimum: 'fee' as const, smallOrderFeeCents: 250 }, '$9.00 below the minimum order: a fee of $2.50 is charged'],
    ['a fee of nothing', { belowMinimum: 'fee' as const }, '$9.00 below the minimum order'],
  ])('below the minimum: %s', (_, terms, expected) => {
    const comparison = compared([line('1')], [offer('a', [price('1', 100)], { minimumCents: 1000, ...terms })])
    expect(shortInWords(comparison.whole.totals[0]!)).toBe(expected)
  })
})

describe('A change against today in words', () => {
  const change = (cents: number, percent: number, unitPercent: number, yearlyCents: number) => ({
    cents,
    percent,
    unitPercent,
    yearlyCents,
  })
  test.each([
    ['cheaper', change(-320, -8.1, -8.1, -16_640), '$3.20 less than today (8.1%), $166.40 less a year', null],
    ['dearer', change(2, 0.1, 0.1, 104), '$0.02 more than today (0.1%), $1.04 more a year', null],
    ['the same', change(0, 0, 0, 0), 'Costs as much as today', null],
    ['bought once', change(-1000, -25, -25, -1000), '$10.00 less than today (25%)', null],
    ['a smaller pack at an equal price', change(0, 0, 20, 0), 'Costs as much as today', '20% dearer per kg than today'],
    [
      'a smaller pack at a lower price',
      change(-100, -5, 4.5, -5200),
      '$1.00 less than today (5%), $52.00 less a year',
      '4.5% dearer per kg than today',
    ],
    [
      'a larger pack at a higher price',
      change(100, 5, -4.5, 5200),
      '$1.00 more than today (5%), $52.00 more a year',
      '4.5% cheaper per kg than today',
    ],
  ])('%s', (_, given, words, unitWords) => {
    expect([changeInWords(given), unitChangeInWords(given, 'kg')]).toEqual([words, unitWords])
  })
})
