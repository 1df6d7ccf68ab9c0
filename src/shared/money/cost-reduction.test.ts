import { describe, expect, test } from 'vitest'
import { costliest, costReduction, type Cost } from './cost-reduction.ts'

/** Now and after, in dollars, for food, equipment, cleaning and packaging. */
type Entered = [food: Pair, equipment: Pair, cleaning: Pair, packaging: Pair]
type Pair = [now: number, after: number]

const NOTHING: Pair = [0, 0]
const cents = (dollars: number) => Math.round(dollars * 100)
const costsOf = (monthlyCost: number, target: number, entered: Entered) => ({
  monthlyCostCents: cents(monthlyCost),
  targetTenths: Math.round(target * 10),
  categories: entered.map(([now, after]): Cost => ({ currentCents: cents(now), newCents: cents(after) })),
})

const EXAMPLE: Entered = [
  [14_000, 13_139],
  [1200, 1060],
  [900, 760],
  [1900, 1588],
]

// Worked out by hand: what is entered, then the saving of a month and of a year, its share of the monthly cost, the target and what is missing.
const CASES: [
  string,
  [cost: number, target: number, Entered],
  [month: number, year: number, share: number | null, target: number, missing: number],
][] = [
  ['the worked example of the page', [18_000, 15, EXAMPLE], [1453, 17_436, 8.1, 2700, 1247]],
  ['the worked example with its lower target', [18_000, 8, EXAMPLE], [1453, 17_436, 8.1, 1440, -13]],
  ['the worked example without a monthly cost', [0, 15, EXAMPLE], [1453, 17_436, 8.1, 2700, 1247]],
  ['nothing at all', [0, 15, [NOTHING, NOTHING, NOTHING, NOTHING]], [0, 0, null, 0, 0]],
  ['a monthly cost alone', [10_000, 15, [NOTHING, NOTHING, NOTHING, NOTHING]], [0, 0, 0, 1500, 1500]],
  ['one category', [0, 15, [[1000, 900], NOTHING, NOTHING, NOTHING]], [100, 1200, 10, 150, 50]],
  ['a target that is met to the cent', [0, 15, [[1000, 850], NOTHING, NOTHING, NOTHING]], [150, 1800, 15, 150, 0]],
  ['a new cost that is not entered', [0, 15, [[1000, 0], NOTHING, NOTHING, NOTHING]], [1000, 12_000, 100, 150, -850]],
  ['a new cost without a current one', [0, 15, [[0, 50], NOTHING, NOTHING, NOTHING]], [-50, -600, null, 0, 50]],
  ['a higher new cost', [0, 10, [[200, 250], NOTHING, NOTHING, NOTHING]], [-50, -600, -25, 20, 70]],
  ['one category up, another down', [0, 10, [[500, 450], [100, 150], NOTHING, NOTHING]], [0, 0, 0, 60, 60]],
  ['cents that floating-point numbers get wrong', [0, 15, [[0.3, 0.1], [0.1, 0.1], [0.2, 0.2], NOTHING]], [0.2, 2.4, 33.3, 0.09, -0.11]],
  ['half a cent of target, rounded up', [0, 15, [[0.1, 0.1], NOTHING, NOTHING, NOTHING]], [0, 0, 0, 0.02, 0.02]],
  ['a share that ends in half a tenth, rounded up', [0, 15, [[2000, 1999], NOTHING, NOTHING, NOTHING]], [1, 12, 0.1, 300, 299]],
  ['the same share of an extra cost', [0, 15, [[2000, 2001], NOTHING, NOTHING, NOTHING]], [-1, -12, -0.1, 300, 301]],
  ['a third', [0, 33.3, [NOTHING, [300, 200], NOTHING, NOTHING]], [100, 1200, 33.3, 99.9, -0.1]],
  ['a target of nothing', [500, 0, [NOTHING, NOTHING, [500, 499], NOTHING]], [1, 12, 0.2, 0, -1]],
  ['a target of everything', [500, 100, [NOTHING, NOTHING, NOTHING, [500, 0]]], [500, 6000, 100, 500, 0]],
  ['a monthly cost above the categories', [2000, 12.5, [[1000, 800], NOTHING, NOTHING, NOTHING]], [200, 2400, 10, 250, 50]],
  [
    'amounts of nine digits',
    [0, 15, [[999_999_999.99, 0], [999_999_999.99, 0.01], NOTHING, NOTHING]],
    [1_999_999_999.97, 23_999_999_999.64, 100, 300_000_000, -1_699_999_999.97],
  ],
]

describe('costReduction', () => {
  test.each(CASES)('%s', (_, entered, [month, year, share, target, missing]) => {
    const result = costReduction(costsOf(...entered))
    expect({
      month: result.total.savingCents,
      year: result.annualSavingCents,
      share: result.shareTenths,
      target: result.targetCents,
      missing: result.missingCents,
    }).toEqual({
      month: cents(month),
      year: cents(year),
      share: share === null ? null : Math.round(share * 10),
      target: cents(target),
      missing: cents(missing),
    })
  })

  test('each category has its own saving and percentage, and the total is that of the categories', () => {
    const { categories, total } = costReduction(costsOf(20_000, 15, EXAMPLE))
    expect(categories.map(({ savingCents, savingTenths }) => [savingCents / 100, savingTenths! / 10])).toEqual([
      [861, 6.2],
      [140, 11.7],
      [140, 15.6],
      [312, 16.4],
    ])
    expect(total).toEqual({ currentCents: 1_800_000, newCents: 1_654_700, savingCents: 145_300, savingTenths: 81 })
  })

  test('what is known of a category besides its costs stays with it', () => {
    const [food] = costReduction({
      ...costsOf(0, 15, EXAMPLE),
      categories: [{ name: 'Food', currentCents: 100, newCents: 100 }],
    }).categories
    expect(food).toEqual({ name: 'Food', currentCents: 100, newCents: 100, savingCents: 0, savingTenths: 0 })
  })
})

describe('costliest', () => {
  const named = (...costs: number[]) => costs.map((currentCents, at) => ({ name: 'abcd'[at], currentCents, newCents: 9_999_999 }))

  test('is the category with the highest current cost, or all that share it', () => {
    expect(costliest(named(100, 300, 200, 0)).map(({ name }) => name)).toEqual(['b'])
    expect(costliest(named(300, 100, 300, 0)).map(({ name }) => name)).toEqual(['a', 'c'])
  })

  test('is none where nothing costs anything now', () => {
    expect(costliest(named(0, 0, 0, 0))).toEqual([])
    expect(costliest([])).toEqual([])
  })
})
