import { describe, expect, test } from 'vitest'
import type { ReadPriceRow } from '#contract/price-lists/price-lists.ts'
import { inOrder, kindOf, NO_ANSWERS, openQuestions, rowsToSave, withColumn, withoutGst } from './to-save.ts'

const read = (more: Partial<ReadPriceRow> = {}): ReadPriceRow => ({
  code: null,
  item: 'Flour',
  packSize: '5 kg',
  unit: null,
  contents: { amount: 5, measure: 'kg' },
  priceCents: 1000,
  gst: 'free',
  isGstGuessed: false,
  note: null,
  isSeafood: false,
  origin: null,
  group: null,
  certainty: 'sure',
  question: null,
  match: null,
  ...more,
})
const match = (percent: number | null, kind: 'changed' | 'same' = 'changed') => ({ rowId: 'a', kind, fromCents: 900, percent })
const NEW = {
  code: null,
  item: 'Salt',
  packSize: null,
  unit: 'kg',
  contents: null,
  priceCents: 150,
  gst: 'free',
  origin: null,
  note: null,
} as const

describe('What was read of a price list', () => {
  test.each([
    [read({ certainty: 'ask', match: match(90) }), 'ask'],
    [read(), 'new'],
    [read({ match: match(25) }), 'changed'],
    [read({ match: match(25.1) }), 'steep'],
    [read({ match: match(-40) }), 'steep'],
    [read({ match: match(null) }), 'changed'],
    [read({ match: match(0, 'same') }), 'same'],
  ])('is of the kind that its reader looks for: %#', (row, kind) => {
    expect(kindOf(row)).toBe(kind)
  })

  test('begins with questions and steep changes, each in the order of the list', () => {
    expect(inOrder([read(), read({ match: match(1) }), read({ certainty: 'ask' }), read({ match: match(30) }), read()])).toEqual([
      2, 3, 1, 0, 4,
    ])
  })

  test('is saved without a price where a question has no answer, and with the answer where it has', () => {
    const rows = [read({ certainty: 'ask' }), read({ certainty: 'ask' }), read(), read({ certainty: 'ask' })]
    const answers = { ...NO_ANSWERS, edited: new Map([[1, NEW]]), leftOut: new Set([3]) }
    expect(openQuestions(rows, answers)).toBe(1)
    expect(rowsToSave({ rows }, answers).map(({ at, row }) => [at, row.item, row.priceCents])).toEqual([
      [0, 'Flour', null],
      [1, 'Salt', 150],
      [2, 'Flour', 1000],
    ])
  })

  test('has the GST that was said for all of which nobody knows it', () => {
    const rows = [read({ gst: null }), read({ gst: 'free' }), read({ gst: null })]
    const answers = { ...NO_ANSWERS, gst: 'taxable', leftOut: new Set([2]) } as const
    expect(withoutGst(rows, answers)).toBe(1)
    expect(rowsToSave({ rows }, answers).map(({ row }) => row.gst)).toEqual(['taxable', 'free'])
  })

  test('is cut where a text is longer than a row of the list may be', () => {
    const [saved] = rowsToSave({ rows: [read({ item: 'x'.repeat(250), note: 'y'.repeat(400), packSize: 'z'.repeat(90) })] }, NO_ANSWERS)
    expect([saved?.row.item.length, saved?.row.note?.length, saved?.row.packSize?.length]).toEqual([200, 300, 60])
  })

  test.each([
    ['', 'B', 'item', 'B:item'],
    ['B:item', 'B', 'price', 'B:price'],
    ['B:item,C:price', 'D', 'price', 'B:item,D:price'],
    ['B:,C:price', 'D', '', 'B:,C:price,D:'],
  ])('is corrected column by column: %s and %s:%s', (before, column, meaning, after) => {
    expect(withColumn(before, column, meaning)).toBe(after)
  })
})
