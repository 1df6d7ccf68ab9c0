import { describe, expect, test } from 'vitest'
import type { OrderListLine } from '#contract/order-lists/order-lists.ts'
import { asTyped, type ListLine } from '#web/features/order-lists/list-line.ts'
import { arrivedLines, editedLine, mergedLines, sentLine } from './stored-lines.ts'

const line = (id: string, change: Partial<ListLine> = {}): ListLine => ({
  ...asTyped(`item ${id}`),
  storedId: id,
  quantity: 1,
  ...change,
  id,
})
const lines = (ids: string) => [...ids].map((id) => line(id))
const shown = (list: readonly ListLine[]) => list.map(({ id, quantity }) => `${id}${quantity}`).join(' ')

/** Letters are lines; a number after one is its changed quantity. */
const listed = (text: string) =>
  text === '' ? [] : text.split(' ').map((word) => line(word[0]!, { quantity: Number(word.slice(1) || 1) }))

describe('Changes of two people to one list', () => {
  test.each([
    ['nothing has changed', 'a b c', 'a b c', 'a b c', 'a1 b1 c1'],
    ['only mine', 'a b c', 'a b2 c', 'a b c', 'a1 b2 c1'],
    ['only theirs', 'a b c', 'a b c', 'a b c3', 'a1 b1 c3'],
    ['different lines', 'a b c', 'a2 b c', 'a b c3', 'a2 b1 c3'],
    ['the same change', 'a b', 'a2 b', 'a2 b', 'a2 b1'],
    ['a line of mine', 'a b', 'a b x', 'a b', 'a1 b1 x1'],
    ['a line of theirs', 'a b', 'a b', 'a y b', 'a1 y1 b1'],
    ['a line of each', 'a b', 'a b x', 'a b y', 'a1 b1 x1 y1'],
    ['a line of mine at the start', 'a b', 'x a b', 'a b', 'x1 a1 b1'],
    ['two lines of mine in the middle', 'a b', 'a x z b', 'a b', 'a1 x1 z1 b1'],
    ['all of mine are new', '', 'x z', 'y', 'x1 z1 y1'],
    ['a line that I removed', 'a b c', 'a c', 'a b c', 'a1 c1'],
    ['a line that they removed', 'a b c', 'a b c', 'b c', 'b1 c1'],
    ['a line that both removed', 'a b c', 'a c', 'a c', 'a1 c1'],
    ['different lines removed', 'a b c d', 'a c d', 'a b d', 'a1 d1'],
    ['everything removed by me', 'a b', '', 'a b', ''],
    ['everything removed by them, a line of mine', 'a b', 'a b x', '', 'x1'],
    ['moved by me', 'a b c', 'c a b', 'a b c', 'c1 a1 b1'],
    ['moved by them', 'a b c', 'a b c', 'c a b', 'c1 a1 b1'],
    ['moved by me, changed by them', 'a b c', 'c a b', 'a2 b c', 'c1 a2 b1'],
    ['moved by me, a line of theirs', 'a b c', 'c b a', 'a y b c', 'c1 b1 a1 y1'],
    ['moved by both', 'a b c', 'b a c', 'c a b', 'b1 a1 c1'],
    ['moved and removed by me', 'a b c', 'c a', 'a b c', 'c1 a1'],
  ])('are joined: %s', (_, base, mine, theirs, merged) => {
    const versions = { base: listed(base), mine: listed(mine), theirs: listed(theirs) }
    const found = mergedLines(versions, 'mine')
    expect(found.clashes).toEqual([])
    expect(shown(found.lines)).toBe(merged)
    expect(shown(mergedLines(versions, 'theirs').lines)).toBe(merged)
  })

  test.each([
    ['the same line', 'a b', 'a2 b', 'a3 b', 'a2 b1', 'a3 b1'],
    ['changed by me, removed by them', 'a b', 'a2 b', 'b', 'a2 b1', 'b1'],
    ['removed by me, changed by them', 'a b', 'b', 'a3 b', 'b1', 'a3 b1'],
    ['a clash beside a change of each', 'a b c', 'a2 b c2', 'a3 b2 c', 'a2 b2 c2', 'a3 b2 c2'],
  ])('are asked about: %s', (_, base, mine, theirs, kept, taken) => {
    const versions = { base: listed(base), mine: listed(mine), theirs: listed(theirs) }
    const found = mergedLines(versions, 'mine')
    expect(found.clashes).toHaveLength(1)
    expect(shown(found.lines)).toBe(kept)
    expect(shown(mergedLines(versions, 'theirs').lines)).toBe(taken)
  })

  test('a line that they have stored meanwhile keeps the id of the server', () => {
    const mine = [line('a', { storedId: undefined, quantity: 2 })]
    const { lines: merged } = mergedLines({ base: lines('a'), mine, theirs: lines('a') }, 'mine')
    expect(merged).toMatchObject([{ id: 'a', storedId: 'a', quantity: 2 }])
  })
})

describe('A line of an account', () => {
  const stored = {
    id: '7',
    item: 'Tomatoes',
    quantity: 2,
    unit: 'box',
    contents: { amount: 10, measure: 'kg' },
    amount: 20,
    measure: 'kg',
    every: 'fortnight' as const,
    category: null,
    note: null,
    paidCents: 3250,
    paidPer: 'box',
    paidGst: 'included' as const,
    paidTo: 'Corner Greens',
  }

  test('is sent back as it was read', () => {
    const { amount: _amount, measure: _measure, ...words } = stored
    expect(sentLine(editedLine(stored, (id) => `key of ${id}`))).toEqual(words)
    expect(editedLine(stored, (id) => `key of ${id}`)).toMatchObject({ id: 'key of 7', storedId: '7', note: '' })
  })

  test('that is new leaves its category to the words of the trade, unless one was chosen', () => {
    expect(sentLine(asTyped('oat milk'))).not.toHaveProperty('category')
    expect(sentLine({ ...asTyped('oat milk'), category: 'Dairy' })).toMatchObject({ category: 'Dairy', id: null })
    expect(sentLine({ ...asTyped('oat milk'), storedId: '7' })).toMatchObject({ category: null, id: '7' })
  })
})

describe('New lines whose saving was not answered', () => {
  const typed = (id: string, quantity = 1): ListLine => ({ ...asTyped('parsley'), quantity, id })
  const stored = (id: string, quantity = 1): OrderListLine =>
    ({ ...sentLine(typed(id, quantity)), id, note: null, category: 'Fresh Produce' }) as OrderListLine

  test('are those of the list that say the same, each once', () => {
    const sent = [typed('k'), typed('l'), typed('m', 3)]
    expect(arrivedLines({ base: { lines: [] }, sent }, [stored('1', 3), stored('2'), stored('3')])).toEqual([
      ['2', 'k'],
      ['3', 'l'],
      ['1', 'm'],
    ])
  })

  test('may be there in an earlier version than was sent last', () => {
    expect(arrivedLines({ base: { lines: [] }, sent: [typed('k', 4), typed('k', 9)] }, [stored('1', 4)])).toEqual([['1', 'k']])
    expect(arrivedLines({ base: { lines: [] }, sent: [typed('k', 4), typed('k', 9)] }, [stored('1', 9), stored('2', 4)])).toHaveLength(1)
  })

  test('are none that were there before, that say something else, or that were never sent', () => {
    const before = { ...typed('k'), storedId: '1' }
    expect(arrivedLines({ base: { lines: [before] }, sent: [typed('l')] }, [stored('1'), stored('2', 4)])).toEqual([])
    expect(arrivedLines({ base: { lines: [] } }, [stored('1')])).toEqual([])
  })
})
