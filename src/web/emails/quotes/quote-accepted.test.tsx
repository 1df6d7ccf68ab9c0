import { describe, expect, test } from 'vitest'
import { LINES_SHOWN, type QuoteAccepted } from '#contract/quotes/quote-emails.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: '(03) 5550 0142', email: null } as const

const render = async (fields: Partial<QuoteAccepted> = {}, gst: 'free' | 'taxable' = 'free') => {
  const lines = quotedLines([{ item: 'House blend', packSize: '5 kg', unit: 'bag', quantity: 4, priceCents: 14_500, gst }], [], null)
  const sums = { ...totalsOf({ lines, deliveryCents: 0, minimumCents: null }), minimumCents: null, validUntil: '2026-12-31', revision: 1 }
  const facts: QuoteAccepted = {
    serial: 1,
    requestId: ID,
    token: 'k3y',
    supplier,
    buyer: 'Moth and Lamp',
    requirements: 'Beans',
    offer: { ...sums, lines: 1, shownLines: lines.slice(0, LINES_SHOWN) },
    terms: 'Seven days',
    delivery: { days: ['mon', 'tue', 'wed', 'fri'], next: { date: '2026-12-01', orderBy: '2026-11-30T12:00+11:00' } },
    ...fields,
  }
  const { subject, text } = await renderEmail({ kind: 'quote-accepted', facts }, ORIGIN)
  return { subject, text: text.replaceAll(/\s+/g, ' ') }
}

describe('The email to a buyer who has accepted prices', () => {
  test('it says what was agreed, the terms, the phone number and when the supplier delivers', async () => {
    const { subject, text } = await render()
    expect(subject).toBe('You accepted: Tin Shed Coffee, $580.00 (No. 00001)')
    for (const part of [
      'House blend $580.00 4 × 5 kg bag at $145.00, $29.00 / kg',
      'Total, GST-free $580.00',
      'Terms Seven days',
      'Phone (03) 5550 0142',
      'Delivery days Mon to Wed and Fri',
      'Next delivery Tue 1 Dec, ordered by Mon 12 pm',
      `${ORIGIN}/quotes/${ID}?key=k3y`,
    ])
      expect(text).toContain(part)
  })

  test.each<[string, Partial<QuoteAccepted>, has: RegExp, hasNot: RegExp]>([
    ['no delivery days', { delivery: { days: [], next: null } }, /Delivery days Not given/, /Next delivery/],
    ['every day', { delivery: { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], next: null } }, /Every day/, /Next delivery/],
    ['no terms', { terms: null }, /Phone/, /Terms/],
    ['no phone', { supplier: { ...supplier, phone: null } }, /Terms/, /Phone/],
  ])('a supplier with %s', async (_, fields, has, hasNot) => {
    const { text } = await render(fields)
    expect(text).toMatch(has)
    expect(text).not.toMatch(hasNot)
  })

  test('GST is part of the total where there is any', async () => {
    const { subject, text } = await render({}, 'taxable')
    expect(subject).toContain('$638.00')
    expect(text).toContain('GST $58.00 ')
  })
})
