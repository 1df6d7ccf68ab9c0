import { describe, expect, test } from 'vitest'
import { BLANK, BLANK_LINE, draftIn, quoteOf, valuesOf } from './answer-values.ts'

const quote = {
  lines: [{ item: 'Beans', packSize: '5 kg', unit: null, quantity: 2.5, priceCents: 14050, gst: 'free' as const }],
  deliveryCents: 0,
  minimumCents: 10000,
  validUntil: '2026-12-31',
  terms: null,
  note: 'First bag free',
  belowMinimum: 'fee' as const,
  smallOrderFeeCents: 900,
  freeDeliveryFromCents: 20_000,
  deliveryGst: 'free' as const,
  holdWeeks: 4,
  noticeDays: 14,
}

describe("The values of the quote's form", () => {
  test('a quote that is loaded into the form and sent again is the same quote', () => {
    const again = quoteOf(valuesOf(quote, '2026-12-31'))
    const line = { ...quote.lines[0], unit: '', requestLineId: null, isSubstitute: false, isByWeight: false, origin: null }
    expect(again).toEqual({ ...quote, lines: [line], passedLineIds: [], terms: '' })
    expect(valuesOf(quote, '2027-01-01').validUntil).toBe('')
  })

  test('blank fields mean no fee and no minimum, and texts that are not numbers become NaN', () => {
    expect(quoteOf(BLANK)).toMatchObject({ deliveryCents: 0, minimumCents: null, lines: [{ quantity: NaN, priceCents: NaN }] })
    expect(quoteOf({ ...BLANK, deliveryCents: 'free', minimumCents: 'none' })).toMatchObject({ deliveryCents: NaN, minimumCents: NaN })
  })

  test('a stored draft of this form is restored, and any other stored value is not', () => {
    const draft = { ...BLANK, note: 'Call me', lines: [{ ...BLANK_LINE, item: 'Beans' }] }
    expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(draftIn({ ...draft, lines: [{ item: 'Beans', priceCents: 7, extra: 'x' }] })).toEqual(draft)
    for (const stored of [null, 'text', {}, { lines: [] }, { lines: ['x'] }, { lines: {} }, BLANK]) expect(draftIn(stored)).toBeUndefined()
  })
})
