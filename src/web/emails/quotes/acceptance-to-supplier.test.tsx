import { describe, expect, test } from 'vitest'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const LINES = quotedLines(
  [
    { item: 'House blend', packSize: '5 kg', unit: 'bag', quantity: 4, priceCents: 14_500, gst: 'free' },
    { item: 'Oat milk', packSize: '12 x 1 L', unit: 'carton', quantity: 2, priceCents: 4_200, gst: 'taxable' },
  ],
  [],
  null,
)
const terms = { minimumCents: null, validUntil: null, revision: 1, lines: LINES.length }
const FACTS: EmailFacts['quote-step'] = {
  serial: 4,
  requestId: '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10',
  token: null,
  supplier: { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: 'tin@shed.example' },
  buyer: 'Moth and Lamp',
  requirements: 'Beans and milk',
  offer: { ...totalsOf({ lines: LINES, deliveryCents: 1500, minimumCents: null }), ...terms, shownLines: LINES },
  to: 'supplier',
  forOwner: false,
  step: 'accept',
  note: null,
  reach: { email: 'ann@moth.example', phone: '03 5550 0142' },
}

describe('The email to a supplier whose prices were accepted', () => {
  test('each line has its pack, its quantity and its total, and the buyer can be called', async () => {
    const { text, html } = await renderEmail({ kind: 'quote-step', facts: FACTS }, 'https://backdock.example')
    const words = text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'House blend',
      '4 × ',
      '5 kg',
      '$580.00',
      'Oat milk',
      '2 × ',
      '12 x 1 L',
      '$84.00',
      'Total with GST',
      '03 5550 0142',
    ])
      expect(words).toContain(part)
    expect(html).toContain('href="mailto:ann@moth.example"')
  })

  test('an email of before, and one without what was typed, has the sums', async () => {
    const { reach: _, ...earlier } = FACTS
    const { text } = await renderEmail(
      { kind: 'quote-step', facts: { ...earlier, offer: { ...FACTS.offer!, shownLines: [] } } },
      'https://backdock.example',
    )
    expect(text).toContain('2 lines')
    expect(text).not.toContain('House blend')
  })
})
