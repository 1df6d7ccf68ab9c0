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
    expect(rows[1]!.slice(6)).toEqual([2, 140, 280, 14.53, 10.66, 30.52, 30.519, 'kg', null, '2026-12-31', null])
    expect(rows.at(-3)!.slice(8)).toEqual([289, 15, 11, 30.52, null, null, null, '2026-12-31', 345.52])
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  })
})
