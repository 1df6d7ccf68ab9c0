import { describe, expect, test } from 'vitest'
import type { ReadOrderLine } from '#contract/order-lists/order-lists.ts'
import { needOfLine } from '#shared/order-line/line-need.ts'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { amountIn, asTyped, likelyMeasure, lineOf, meaningIn, wholeOf } from './list-line.ts'
import { lineWith, problemsIn, valuesOf } from './line-values.ts'

const read = (fields: Partial<ReadOrderLine>): ReadOrderLine => ({
  text: '',
  item: 'Avocado',
  quantity: null,
  unit: null,
  contents: null,
  amount: null,
  measure: null,
  paidCents: null,
  paidPer: null,
  category: null,
  certainty: 'sure',
  question: null,
  suggestion: null,
  isRemembered: false,
  ...fields,
})
const tray = (quantity: number | null) => ({ quantity, unit: 'tray' })
const pieces = (amount: number) => ({ amount, measure: 'piece' })
const kilos = (amount: number) => ({ amount, measure: 'kg' })

describe('An answer to the question about a line', () => {
  test.each([
    ['is shared among the packs that are counted', tray(2), pieces(50), '2 trays of 25 pieces'],
    ['is shared exactly and shown to a thousandth', tray(3), kilos(10), '3 trays of 3.333 kg'],
    ['of one pack is what it holds', tray(1), pieces(1), '1 tray of 1 piece'],
    ['is the quantity where no unit was read', { quantity: 2, unit: null }, { amount: 24, measure: 'L' }, '24 L'],
    ['is the quantity where none was read', tray(null), pieces(25), '25 pieces'],
    ['in the unit itself is the quantity', { quantity: 2, unit: 'kg' }, kilos(5), '5 kg'],
  ])('%s', (_, line, answer, words) => {
    expect(quantityInWords(lineOf(read(line), answer))).toBe(words)
  })

  test.each([
    ['what one pack holds', tray(2), pieces(25), pieces(50)],
    ['all, where no pack was read', { quantity: 3, unit: null }, kilos(2.5), kilos(2.5)],
    ['all, where no quantity was read', tray(null), pieces(25), pieces(25)],
  ])('is typed as %s', (_, line, typed, whole) => {
    expect(wholeOf(line, typed)).toEqual(whole)
    expect(lineOf(read(line), whole).contents?.amount ?? typed.amount).toBe(typed.amount)
  })

  test.each([
    [3, 10],
    [7, 10],
    [9, 1],
    [6, 12.5],
    [11, 0.7],
    [500, 1],
  ])('over %i packs comes to %d kg again, also after the form of the line was saved', (packs, amount) => {
    const line = lineOf(read(tray(packs)), kilos(amount))
    expect(needOfLine(line)).toEqual({ amount, measure: 'kg' })
    expect(needOfLine(lineWith(line, valuesOf(line)))).toEqual({ amount, measure: 'kg' })
  })

  // What is written, and the measure that is offered first.
  test.each([
    ['2 bags (18 kg)', 'kg'],
    ['28.red onions 2bags (18kg)', 'kg'],
    ['3 boxes 500 g', 'kg'],
    ['2 drums 20L', 'L'],
    ['6 bottles 750ml', 'L'],
    ['2 trays', 'piece'],
    ['avo tray x2', 'piece'],
    ['2 x 10 doz', 'piece'],
    ['tomatoes', 'piece'],
    ['4 bunches', 'piece'],
  ])('"%s" is offered in %s first', (text, measure) => {
    expect(likelyMeasure(read({ text }))).toBe(measure)
    expect(likelyMeasure(read({ text, suggestion: { amount: 5, measure: 'L' } }))).toBe('L')
    expect(likelyMeasure(read({ text, suggestion: { amount: 5, measure: 'bunch' } }))).toBe(measure)
  })

  test.each([
    ['of packs is what one of them holds', tray(2), pieces(50), { item: 'Avocado', unit: 'tray', contents: pieces(25) }],
    ['without a unit is for this time only', { quantity: 2, unit: null }, kilos(5), null],
    ['without a quantity is for this time only', tray(null), pieces(25), null],
    ['in the unit itself says nothing of it', { quantity: 2, unit: 'kg' }, kilos(5), null],
  ])('%s, and is remembered so', (_, line, answer, meaning) => {
    expect(meaningIn(read(line), answer)).toEqual(meaning)
  })

  test('leaves no word of an item out that is too long for one', () => {
    const words = 'x'.repeat(200) + 'y'.repeat(300)
    for (const { item, note } of [lineOf(read({ item: words })), asTyped(words)]) expect([item.length, item + note]).toEqual([200, words])
  })

  test('leaves a line that was sure as it was read', () => {
    const line = lineOf(read({ quantity: 12, unit: 'carton', contents: { amount: 12, measure: 'L' }, paidCents: 2890, paidPer: 'carton' }))
    expect(line).toMatchObject({ item: 'Avocado', quantity: 12, unit: 'carton', contents: { amount: 12, measure: 'L' }, paidCents: 2890 })
  })
})

test.each([
  ['2', 2],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['1,250', 1250],
  ['1 000', 1000],
  ['1000000', 1_000_000],
  ['2.0004', 2],
  ['1000001', null],
  ['0', null],
  ['0.0001', null],
  ['-2', null],
  ['2kg', null],
  ['1,5', null],
  ['Infinity', null],
  ['1e3', null],
  ['', null],
])('an amount typed as "%s" is %s', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount)
})

describe('The form of a line', () => {
  const line = lineOf(read({ ...tray(2), contents: pieces(25), category: null, paidCents: 3250, paidPer: 'tray' }))
  const values = valuesOf(line)

  test('gives the line back that it was opened with', () => {
    expect(problemsIn(values)).toEqual({})
    expect(lineWith(line, values)).toEqual({ ...line, paidGst: 'excluded', paidTo: null })
  })

  test.each([
    ['without an item', { item: '  ' }, ['item']],
    ['with a long item', { item: 'x'.repeat(201) }, ['item']],
    ['without a quantity', { quantity: '' }, []],
    ['with no number as quantity', { quantity: 'two' }, ['quantity']],
    ['with contents but no measure', { measure: '' }, ['measure']],
    ['with a measure but no contents', { holds: '' }, ['measure']],
    ['with neither', { holds: '', measure: '' }, []],
    ['with contents of nothing', { holds: '0' }, ['holds']],
    ['with a price of words', { paid: 'cheap' }, ['paid']],
    ['with a negative price', { paid: '-3' }, ['paid']],
    ['with a price of nothing', { paid: '0' }, []],
    ['with a price over a million dollars', { paid: '1000000.01' }, ['paid']],
    ['with a dollar sign', { paid: '$12.50' }, []],
  ])('%s says what is wrong at the field', (_, changed, fields) => {
    expect(Object.keys(problemsIn({ ...values, ...changed }))).toEqual(fields)
  })

  test('emptied fields are no longer in the line', () => {
    const emptied = lineWith(line, { ...values, quantity: '', unit: ' ', holds: '', measure: '', paid: '', paidPer: '' })
    expect(emptied).toMatchObject({ quantity: null, unit: null, contents: null, paidCents: null, paidPer: null })
  })
})
