import { describe, expect, test } from 'vitest'
import type { CategoryName } from '#contract/options.ts'
import { changesInWords, chosenLines, positionsFor, startingMessage, type AskedLine, type LineChoice } from './asked-lines.ts'
import { proposed, unasked, type Candidate } from './candidates.ts'
import { askedAgain, canAskAgain, type BatchedRequest } from './lines-again.ts'

const line = (item: string, category: CategoryName | null, more: Partial<AskedLine> = {}): AskedLine => ({
  item,
  quantity: 2,
  unit: 'kg',
  contents: null,
  every: 'week',
  category,
  note: null,
  listLineId: null,
  ...more,
})
const LINES = [line('oat milk', 'Dairy'), line('beans', 'Coffee'), line('chai', 'Tea'), line('boxes', null)]
const supplier = (id: number, category: CategoryName, more: Partial<Candidate> = {}): Candidate => ({
  id,
  businessName: `Supplier ${id}`,
  category,
  suburb: null,
  state: null,
  ...more,
})

describe('Who gets which lines', () => {
  test.each([
    ['Dairy', [0, 3]],
    ['Beverages', [0, 3]],
    ['Coffee', [1, 2, 3]],
    ['Tea', [2, 3]],
    ['Meat', [3]],
  ] as const)('%s', (category, positions) => {
    expect(positionsFor(LINES, category)).toEqual(positions)
  })

  test('what a supplier got last time goes before its category, also where a line is left out', () => {
    const lines = LINES.map((one, at) => ({ ...one, id: String(at) }))
    expect(positionsFor(lines, 'Meat', ['1', '2'])).toEqual([1, 2])
    expect(positionsFor(lines.slice(2), 'Meat', ['1', '2'])).toEqual([0])
    expect(positionsFor(lines, 'Dairy', [])).toEqual([])
  })
})

describe('Who is proposed', () => {
  const idsOf = (groups: Partial<Parameters<typeof proposed>[0]>) =>
    proposed({ last: [], saved: [], sells: [], ...groups }, LINES).map(({ id }) => id)
  test.each([
    [
      'those asked last, then saved ones, then others',
      { sells: [supplier(3, 'Tea')], saved: [supplier(2, 'Tea')], last: [supplier(1, 'Tea')] },
      [1, 2, 3],
    ],
    ['each once, for the best reason', { sells: [supplier(1, 'Tea')], saved: [supplier(1, 'Tea')], last: [supplier(1, 'Tea')] }, [1]],
    ['who delivers there first', { saved: [supplier(1, 'Tea', { delivers: null }), supplier(2, 'Tea', { delivers: true })] }, [2, 1]],
    ['who gets more lines first', { saved: [supplier(1, 'Tea'), supplier(2, 'Coffee')] }, [2, 1]],
    [
      'the better rated first',
      { sells: [supplier(1, 'Tea', { averageRating: '4.1' }), supplier(2, 'Tea', { averageRating: '4.9' })] },
      [2, 1],
    ],
    ['saved ones that say no to the place, last', { saved: [supplier(1, 'Coffee', { delivers: false }), supplier(2, 'Tea')] }, [2, 1]],
    ['no others that say no to the place', { sells: [supplier(1, 'Coffee', { delivers: false }), supplier(2, 'Tea')] }, [2]],
    [
      'as a list knows of the place, also for saved ones',
      { saved: [supplier(1, 'Tea'), supplier(2, 'Tea')], sells: [supplier(2, 'Tea', { delivers: true })] },
      [2, 1],
    ],
  ] as const)('%s', (_, groups, ids) => {
    expect(idsOf(groups)).toEqual(ids)
  })

  test('none that sells nothing of it, unless it was chosen before', () => {
    const dairy = [line('milk', 'Dairy')]
    const meat = [supplier(1, 'Meat')]
    expect(proposed({ last: [], saved: [], sells: meat }, dairy)).toEqual([])
    expect(proposed({ last: [], saved: meat, sells: [] }, dairy)).toMatchObject([{ id: 1, positions: [] }])
    expect(unasked(LINES, [{ positions: [0] }, { positions: [0, 3] }])).toEqual(['beans', 'chai'])
    expect(unasked(LINES, [])).toHaveLength(4)
  })
})

describe('What is asked this time', () => {
  const choice = (out: number[], quantities: [number, number | null][]): LineChoice => ({
    isLeftOut: LINES.map((_, at) => out.includes(at)),
    quantities: new Map(quantities),
  })
  test.each([
    ['everything', choice([], []), ['2', '2', '2', '2'], []],
    ['less one', choice([1], []), ['2', '2', '2'], ['Left out: beans.']],
    ['less two', choice([1, 2], []), ['2', '2'], ['Left out: beans and chai.']],
    ['more of one', choice([], [[0, 5]]), ['5', '2', '2', '2'], ['oat milk: 5 kg, was 2 kg.']],
    ['the same typed again', choice([], [[0, 2]]), ['2', '2', '2', '2'], []],
    ['a quantity that is not said', choice([], [[0, null]]), ['null', '2', '2', '2'], ['oat milk: no quantity, was 2 kg.']],
    ['another amount of what is left out', choice([0], [[0, 5]]), ['2', '2', '2'], ['Left out: oat milk.']],
  ] as const)('is %s', (_, chosen, quantities, words) => {
    expect(chosenLines(LINES, chosen).map(({ quantity }) => String(quantity))).toEqual(quantities)
    expect(changesInWords(LINES, chosen)).toEqual(words)
  })

  test.each([
    [1, '', 'Please price this line.'],
    [12, '', 'Please price these 12 lines.'],
    [12, ' Preston VIC ', 'Please price these 12 lines, delivered to Preston VIC.'],
  ])('begins with one sentence: %i lines to "%s"', (count, place, words) => {
    expect(startingMessage(count, place)).toBe(words)
  })
})

describe('Asking again', () => {
  const sent = { amount: 2, measure: 'kg', quantity: 2, unit: 'kg', contents: null, every: null, note: null }
  const request = (id: number | null, category: CategoryName, items: string[]): BatchedRequest => ({
    lines: items.map((item) => ({ ...sent, id: `line ${item}`, item })),
    supplier: { id, businessName: `Supplier ${id}`, category },
  })

  test('is about each line once, for those who got it', () => {
    const { lines, receivers } = askedAgain([
      request(1, 'Dairy', ['milk', 'boxes']),
      request(2, 'Coffee', ['beans', 'boxes']),
      request(null, 'Tea', ['chai']),
    ])
    expect(lines.map(({ item, category }) => [item, category])).toEqual([
      ['milk', 'Dairy'],
      ['boxes', null],
      ['beans', 'Coffee'],
      ['chai', 'Tea'],
    ])
    expect(proposed({ last: receivers, saved: [], sells: [] }, lines).map(({ id, positions }) => [id, positions])).toEqual([
      [1, [0, 1]],
      [2, [1, 2]],
    ])
  })

  test.each([
    ['new', false],
    ['viewed', false],
    ['quoted', true],
    ['revised', true],
    ['won', true],
    ['declined', true],
    ['passed', true],
    ['withdrawn', true],
    ['expired', true],
  ] as const)('a request that is %s: %s', (status, isPossible) => {
    const { lines } = request(1, 'Dairy', ['milk'])
    expect(canAskAgain({ seenAs: 'buyer', status, lines })).toBe(isPossible)
    expect(canAskAgain({ seenAs: 'supplier', status, lines })).toBe(false)
    expect(canAskAgain({ seenAs: 'buyer', status, lines: [] })).toBe(false)
  })
})
