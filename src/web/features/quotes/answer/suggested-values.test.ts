import { describe, expect, test } from 'vitest'
import { BLANK, quoteOf, sentLines } from './answer-values.ts'
import { sourceOf, suggestedValues } from './suggested-values.ts'

const product = { item: 'Decaf', packSize: null, unit: null, priceCents: null, gst: null, priceText: 'From $36 / kg', quoted: null }
const quoted = { at: '2026-11-03T02:00:00.000Z', toThisBuyer: true }

describe('The values that an answer starts with', () => {
  test('without suggestions the form is blank', () => {
    expect(suggestedValues({ lines: [], minimumCents: null })).toEqual(BLANK)
  })

  test('what is not known stays blank, and a suggested line is sent only with a quantity', () => {
    const values = suggestedValues({
      lines: [product, { ...product, item: 'Beans', packSize: '1 kg', priceCents: 3150 }],
      minimumCents: 12_000,
    })
    expect(values.lines[0]).toMatchObject({ item: 'Decaf', packSize: '', quantity: '', priceCents: '' })
    expect(values).toMatchObject({ minimumCents: '120.00', lines: [{}, { priceCents: '31.50' }] })
    expect(quoteOf(values).lines).toEqual([])
    values.lines[1]!.quantity = '2'
    expect(sentLines(values)).toEqual([1])
    expect(quoteOf(values).lines).toMatchObject([
      { requestLineId: null, item: 'Beans', packSize: '1 kg', unit: '', quantity: 2, priceCents: 3150, gst: 'taxable' },
    ])
  })

  test('every suggested line says where its figures are from', () => {
    expect(sourceOf(product)).toBe('Your listing says From $36 / kg')
    expect(sourceOf({ ...product, priceText: null })).toBe('From your products')
    expect(sourceOf({ ...product, priceCents: 3150, priceText: '$31.50 / kg' })).toBe('From your products: $31.50 / kg')
    expect(sourceOf({ ...product, priceCents: 3150, priceText: null, quoted })).toBe('Last quoted $31.50 to this buyer, Tue 3 Nov')
    expect(sourceOf({ ...product, priceCents: 3500, quoted: { ...quoted, toThisBuyer: false } })).toBe(
      'Last quoted $35.00 on Tue 3 Nov. Your listing says From $36 / kg',
    )
  })
})
