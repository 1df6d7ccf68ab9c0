import { describe, expect, test } from 'vitest'
import { BLANK, BLANK_LINE, draftIn, offerOf, valuesOf } from './answer-values.ts'

const offer = {
  lines: [{ item: 'Beans', packSize: '5 kg', unit: null, quantity: 2.5, priceCents: 14050, gst: 'free' as const }],
  deliveryCents: 0,
  minimumCents: 10000,
  validUntil: '2026-12-31',
  terms: null,
  note: 'First bag free',
}

describe('answer: answer values', () => {
  test('an offer that is typed on and sent again is the same offer', () => {
    const again = offerOf(valuesOf(offer, '2026-12-31'))
    expect(again).toEqual({ ...offer, lines: [{ ...offer.lines[0], unit: '' }], terms: '' })
    expect(valuesOf(offer, '2027-01-01').validUntil).toBe('')
  })

  test('what is blank is no fee and no minimum, and what is no number is left to be refused', () => {
    expect(offerOf(BLANK)).toMatchObject({ deliveryCents: 0, minimumCents: null, lines: [{ quantity: NaN, priceCents: NaN }] })
    expect(offerOf({ ...BLANK, deliveryCents: 'free', minimumCents: 'none' })).toMatchObject({ deliveryCents: NaN, minimumCents: NaN })
  })

  test('a draft of this form comes back, and anything else that was kept does not', () => {
    const draft = { ...BLANK, note: 'Call me', lines: [{ ...BLANK_LINE, item: 'Beans' }] }
    expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(draftIn({ ...draft, lines: [{ item: 'Beans', priceCents: 7, extra: 'x' }] })).toEqual(draft)
    for (const kept of [null, 'text', {}, { lines: [] }, { lines: ['x'] }, { lines: {} }, BLANK]) expect(draftIn(kept)).toBeUndefined()
  })
})
