import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/data/any-text.ts'
import { orderLineText } from '#shared/order-line/line-text.ts'
import { readLine } from '#shared/order-line/read-line.ts'
import { readOrderList } from '#shared/order-line/read-list.ts'
import { goodsKnown } from './goods-known.ts'
import { DOUBT_CASES } from '#test/data/order-lines/line-cases-doubts.ts'
import { KITCHEN_CASES } from '#test/data/order-lines/line-cases-kitchen.ts'
import { MORE_LINE_CASES } from '#test/data/order-lines/line-cases-again.ts'
import { PAID_CASES } from '#test/data/order-lines/line-cases-paid.ts'
import { CHAT_CASES, MESSAGE_ROWS, PASTED_CASES } from '#test/data/order-lines/line-cases-pasted.ts'
import { SPOKEN_CASES } from '#test/data/order-lines/line-cases-spoken.ts'
import { CATEGORY_CASES, LINE_CASES, SKIPPED_CASES } from '#test/data/order-lines/line-cases.ts'
import { readingText } from '#test/data/order-lines/line-readings.ts'

/** Lines of real lists with their right readings. */
const realLines = join(import.meta.dirname, '../../../../../shared/data/order-lines.json')
const isThere = existsSync(realLines)
type Real = {
  text: string
  expected: { item: string; quantity: number | null; contents: object | null; total: object | null; certainty: string; suggestion?: object }
}

const CASES = [...LINE_CASES, ...MORE_LINE_CASES, ...DOUBT_CASES, ...KITCHEN_CASES, ...PAID_CASES, ...PASTED_CASES, ...SPOKEN_CASES]

describe('The reader of order lines', () => {
  test.each(CASES)('"%s" is %s', (line, reading) => {
    expect(readingText(readLine(line, goodsKnown))).toBe(reading)
  })

  test.each(CATEGORY_CASES)('"%s" is sold by %s', (line, category) => {
    expect(readLine(line, goodsKnown)?.category).toBe(category)
  })

  test('headings, sums and rows without words are skipped', () => {
    for (const row of SKIPPED_CASES) {
      const { lines, skipped } = readOrderList(['Tomatoes 5kg', row, 'Milk 2L x 4'], goodsKnown)
      expect([row, lines.length, skipped.map(({ text }) => text)]).toEqual([row, 2, [row.replaceAll('\t', ' ')]])
    }
  })

  test('greetings and numbers to call are no lines, and goods with such a word are', () => {
    const { lines, skipped } = readOrderList([...MESSAGE_ROWS, 'Tomatoes 5kg', 'Morning tea biscuits', 'Hi-Lo milk 2L x 3'], goodsKnown)
    expect([lines.map(({ item }) => item), skipped.map(({ text }) => text)]).toEqual([
      ['Tomatoes', 'Morning tea biscuits', 'Hi-Lo milk'],
      MESSAGE_ROWS,
    ])
  })

  test.each(CHAT_CASES)('of the row of a chat "%s" the message is read', (row, reading) => {
    const [line] = readOrderList([row], goodsKnown).lines
    expect([line?.text, readingText(line ?? null)]).toEqual([row, reading])
  })

  test.skipIf(!isThere)(
    `lines of real lists are read rightly${isThere ? '' : ': skipped, ../shared/data/order-lines.json is not there'}`,
    () => {
      const { lines }: { lines: Real[] } = JSON.parse(readFileSync(realLines, 'utf8'))
      for (const { text, expected } of lines) {
        const line = readLine(text, goodsKnown)
        const total = line && line.amount !== null && line.contents ? { amount: line.amount, measure: line.measure } : null
        const read = { ...line, total, suggestion: line?.suggestion ?? undefined }
        const { item, quantity, contents, certainty, suggestion } = expected
        expect([text, read]).toMatchObject([text, { item, quantity, contents, total: expected.total, certainty, suggestion }])
      }
    },
  )

  test('what is asked has one question and no amount, and what is sure has no question', () => {
    for (const [text] of CASES) {
      const line = readLine(text, goodsKnown)
      expect([text, line?.certainty === 'ask']).toEqual([text, line?.question !== null])
      expect([text, line?.certainty === 'ask' ? line.amount : null]).toEqual([text, null])
      expect(line?.question ?? 'Is it?').toMatch(/^[A-Z].*\?$/)
    }
  })

  test('what a buyer has said of an item and its unit is used, and the line says so', () => {
    const meaningOf = (item: string, unit: string | null) => (item === 'avo' && unit === 'tray' ? { amount: 25, measure: 'piece' } : null)
    const line = readLine('avo tray x2', { ...goodsKnown, meaningOf })
    expect(line).toMatchObject({
      amount: 50,
      measure: 'piece',
      contents: { amount: 25, measure: 'piece' },
      certainty: 'sure',
      question: null,
      isRemembered: true,
    })
    expect(readLine('limes tray x2', { ...goodsKnown, meaningOf })).toMatchObject({ certainty: 'ask', isRemembered: false })
  })
})

describe('What the reader writes out', () => {
  test('every sure line is read back the same, and nearly all are written anew', () => {
    const sure = CASES.flatMap(([text]) => readLine(text, goodsKnown) ?? []).filter(({ certainty }) => certainty === 'sure')
    const written = sure.map((line) => orderLineText(line, goodsKnown))
    expect(written.map((text) => ({ ...readLine(text, goodsKnown), text: '' }))).toEqual(sure.map((line) => ({ ...line, text: '' })))
    expect(written.filter((text, at) => text === sure[at]?.text).length).toBeLessThan(sure.length / 5)
  })

  const items = fc.constantFrom('tomatoes', 'Full cream milk', '700g eggs', '12 oz cups', 'Café blend', 'bin liners 240L', 'xanthan gum')
  const amounts = fc.constantFrom(
    'kg',
    'L',
    'bag',
    'ctn',
    'bunch',
    'x',
    '(',
    ')',
    'of',
    '/',
    '6',
    '2.5',
    '1/2',
    '24x375ml',
    '$4.50/kg',
    'doz',
    ',',
    '-',
    'pk100',
  )
  const lines = fc.tuple(items, fc.array(amounts, { maxLength: 6 })).map(([item, parts]) => [item, ...parts].join(' '))

  test('any line is read back the same', () => {
    fc.assert(
      fc.property(fc.oneof(lines, anyText(60)), (text) => {
        const line = readLine(text, goodsKnown)
        if (!line) return
        const again = readLine(orderLineText(line, goodsKnown), goodsKnown)
        expect({ ...again, text: '' }).toEqual({ ...line, text: '' })
      }),
      { numRuns: 300 },
    )
  })

  test('the reader never fails, never makes words up and never takes an amount for sure that is not finite', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(lines, anyText(60)), { maxLength: 8 }), (rows) => {
        const { lines: read, skipped } = readOrderList(rows, goodsKnown)
        expect(read.length + skipped.length).toBeLessThanOrEqual(rows.length)
        for (const { item, amount, certainty } of read) {
          expect(item).toMatch(/\p{L}/u)
          expect(amount === null || (Number.isFinite(amount) && certainty === 'sure')).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('the longest and the most hostile lines are read at once', () => {
    const hostile = [
      '9'.repeat(10_000),
      'x '.repeat(5_000),
      '( '.repeat(250),
      '1x'.repeat(250),
      `a${'1/2 '.repeat(120)}`,
      '$1 '.repeat(160),
      '- '.repeat(250),
    ]
    const { lines: read, skipped } = readOrderList(
      hostile.map((row) => `milk ${row}`),
      goodsKnown,
    )
    expect(read.length + skipped.length).toBe(hostile.length)
    expect(read.filter(({ certainty, amount }) => certainty === 'sure' && amount !== null)).toEqual([])
  })
})
