import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { compareOffers, type Answered } from './compare.ts'
import { comparisonRows } from './comparison-rows.ts'

describe('comparisonRows', () => {
  test('the file has a row for each item and supplier and for each total, names missing items, and lists suppliers without prices', () => {
    const offer = (item: string, priceCents: number) => ({
      lines: quotedLines(
        [{ item, packSize: '5 kg', unit: 'bag', quantity: 2, priceCents, gst: 'taxable' as const }, ...(item === 'Tea' ? [] : [TEA])],
        [],
        null,
      ),
      deliveryCents: item === 'Beans' ? 1500 : 0,
      minimumCents: item === 'Beans' ? 30_000 : null,
      validUntil: '2026-12-31',
    })
    const TEA = { item: 'Tea', packSize: 'tin', unit: null, quantity: 1, priceCents: 900, gst: 'free' as const }
    const from = (businessName: string, rest: object) => ({ supplier: { businessName }, status: 'quoted', ...rest }) as unknown as Answered
    const answered = [from('Tin Shed', { offer: offer('Beans', 14000) }), from('Two Rivers', { offer: offer('Tea', 20000) })]
    const others = [from('Slow Co', { status: 'viewed', offer: null }) as QuoteRequest]
    const rows = comparisonRows(compareOffers(answered.map(({ offer }) => offer)), answered, others)
    expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
      ['Beans', 'Tin Shed', 'Priced', 'Beans'],
      ['Beans', 'Two Rivers', 'Priced', 'Not quoted'],
      ['Tea', 'Tin Shed', 'Priced', 'Tea'],
      ['Tea', 'Two Rivers', 'Priced', 'Tea'],
      ['Everything', 'Tin Shed', 'Priced', null],
      ['Everything', 'Two Rivers', 'Priced', null],
      [null, 'Slow Co', 'Seen', null],
    ])
    expect(rows[1]?.slice(6)).toEqual([2, 140, 280, 14.53, 10.66, 0, 30.52, 30.519, 'kg', null, '2026-12-31', null])
    expect(rows.at(-3)?.slice(8)).toEqual([289, 15, 11, 0, 30.52, null, null, null, '2026-12-31', 345.52])
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  })

  test('a fee for a small order is a column, and an order that would not be delivered says so', () => {
    const line = { item: 'Beans', packSize: '5 kg', unit: null, quantity: 1, priceCents: 10_000, gst: 'free' as const }
    const from = (businessName: string, terms: object) =>
      ({
        supplier: { businessName },
        status: 'quoted',
        offer: { lines: quotedLines([line], [], null), deliveryCents: 0, minimumCents: 20_000, validUntil: null, ...terms },
      }) as unknown as Answered
    const answered = [from('Fee Co', { belowMinimum: 'fee', smallOrderFeeCents: 1500 }), from('No Co', { belowMinimum: 'refuse' })]
    const [head, ...rows] = comparisonRows(compareOffers(answered.map(({ offer }) => offer)), answered, [])
    const fee = head!.indexOf('Small order fee (AUD)')
    const [quotedAs, total] = [3, head!.length - 1]
    expect(rows.map((row) => [row[quotedAs], row[fee], row[total]])).toEqual([
      ['Beans', 15, null],
      ['Beans', 0, null],
      [null, 15, 115],
      ['Not delivered: below the minimum order', 0, 100],
    ])
  })
})
