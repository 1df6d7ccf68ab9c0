import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { QuoteRequest } from '#contract/quotes.ts'
import { compared, type Answered } from './compare.ts'
import { comparisonRows } from './comparison-rows.ts'
import { csvOf } from './csv.ts'

test('any text comes back from the file as it was, line breaks, commas and quotes included', () => {
  const rows = [
    ['Item', 'Price'],
    ['Beans, "house"\nblend', '31.50'],
    ['Café ☕', ''],
  ]
  const file = csvOf(rows)
  expect(file.startsWith('\uFEFF')).toBe(true)
  expect(file.endsWith('\r\n')).toBe(true)
  expect(parse(file, { bom: true })).toEqual(rows)
})

test('no text becomes a formula, and numbers stay numbers', () => {
  const texts = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']
  for (const [cell] of parse(csvOf(texts.map((text) => [text])), { bom: true })) expect(cell).toMatch(/^'/)
  expect(csvOf([[-1.5, 12, null]])).toBe('\uFEFF-1.5,12,\r\n')
})

test('the file has a row for each item and supplier, says what is missing, and who has no prices', () => {
  const offer = (item: string, priceCents: number) => ({
    lines: [{ item, packSize: '5 kg', unit: 'bag', quantity: 2, priceCents, gst: 'taxable' }, ...(item === 'Tea' ? [] : [TEA])],
    deliveryCents: 0,
    validUntil: '2026-12-31',
  })
  const TEA = { item: 'Tea', packSize: 'tin', unit: null, quantity: 1, priceCents: 900, gst: 'free' }
  const from = (businessName: string, rest: object) => ({ supplier: { businessName }, status: 'quoted', ...rest }) as unknown as Answered
  const answered = [from('Tin Shed', { offer: offer('Beans', 14000) }), from('Two Rivers', { offer: offer('Tea', 20000) })]
  const others = [from('Slow Co', { status: 'viewed', offer: null }) as QuoteRequest]
  const rows = comparisonRows(compared(answered.map(({ offer }) => offer)), answered, others)
  expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
    ['Beans', 'Tin Shed', 'Quoted', 'Beans'],
    ['Beans', 'Two Rivers', 'Quoted', 'Not quoted'],
    ['Tea', 'Tin Shed', 'Quoted', 'Tea'],
    ['Tea', 'Two Rivers', 'Quoted', 'Tea'],
    [null, 'Slow Co', 'Viewed', null],
  ])
  expect(rows[1]!.slice(6)).toEqual([2, 140, 280, 0, 28, 28, 'kg', null, '2026-12-31'])
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
})
