import { describe, expect, test } from 'vitest'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { LINES_SHOWN, type BulkProgress } from '#contract/quotes/quote-emails.ts'
import type { PricedLine } from '#contract/quotes/supplier-quote.ts'
import { totalsOf } from '#shared/money/totals.ts'
import type { StoredQuoteLine } from '#shared/quoted-lines/compared-offer.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const BULK = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e11'
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: null } as const
const beans: PricedLine = { item: 'House blend', packSize: '5 kg', unit: 'bag', quantity: 4, priceCents: 14_500, gst: 'free' }

type Given = {
  lines?: PricedLine[]
  deliveryCents?: number
  minimumCents?: number | null
  validUntil?: string | null
  revision?: number
  bulk?: BulkProgress | null
  note?: string | null
  buyer?: string | null
}
const factsOf = ({
  lines: given = [beans],
  bulk = null,
  note = null,
  buyer = 'Moth and Lamp',
  ...terms
}: Given): EmailFacts['quote-step'] => {
  const { deliveryCents = 0, minimumCents = null, validUntil = null, revision = 1 } = terms
  const lines = quotedLines(given, [], null)
  const sums = totalsOf({ lines, deliveryCents, minimumCents })
  const quote = { ...sums, minimumCents, validUntil, revision, lines: lines.length, shownLines: lines.slice(0, LINES_SHOWN) }
  return {
    serial: 1,
    requestId: ID,
    token: 'k3y',
    supplier,
    buyer,
    requirements: 'Beans',
    offer: quote,
    to: 'buyer',
    forOwner: false,
    step: 'answer',
    note,
    bulk,
  }
}
const render = (given: Given) => renderEmail({ kind: 'quote-step', facts: factsOf(given) }, ORIGIN)
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
/** Returns what an inbox shows beside the subject. */
const previewIn = (html: string) => /data-skip-in-text="true">([^<]*)/.exec(html)![1]!
const firstButtonIn = (html: string) => html.match(/<a href="([^"]*)"[^>]*><span>.*?<\/span><span[^>]*>([^<]*)</)!.slice(1)

const line = (fields: Partial<PricedLine>): PricedLine => ({ ...beans, ...fields })
const LINES: [line: PricedLine, says: string][] = [
  [beans, 'House blend $580.00 4 × 5 kg bag at $145.00, $29.00 / kg'],
  [line({ packSize: '12 x 1 L', unit: 'carton', priceCents: 3_600, quantity: 1 }), '$36.00 1 × 12 x 1 L carton at $36.00, $3.00 / L'],
  [line({ packSize: '1 kg bag', unit: 'bag', priceCents: 2_950, quantity: 2 }), '$59.00 2 × 1 kg bag at $29.50, $29.50 / kg'],
  [line({ packSize: '500 g', unit: null, priceCents: 1_000, quantity: 3 }), '$30.00 3 × 500 g at $10.00, $20.00 / kg'],
  [line({ packSize: 'carton of 1,000', unit: null, priceCents: 7_350, quantity: 1 }), 'at $73.50, $0.0735 / piece'],
  [line({ packSize: 'month', unit: null, priceCents: 9_900, quantity: 1 }), '$99.00 1 × month at $99.00 '],
  [line({ quantity: 0.5 }), '$72.50 0.5 × 5 kg bag at $145.00, $29.00 / kg'],
  [line({ quantity: 1_200, priceCents: 1 }), '$12.00 1,200 × 5 kg bag at $0.01'],
  [line({ priceCents: 0 }), '$0.00 4 × 5 kg bag at $0.00'],
  [line({ item: '<b>Beans</b> & milk' }), '<b>Beans</b> & milk $580.00'],
]

/** What is needed, a price for it, and what the email says of both. */
const TO_LINES: [price: Partial<StoredQuoteLine>, says: string][] = [
  [{}, 'House blend $580.00 4 × 5 kg bag at $145.00, $29.00 / kg'],
  [{ isByWeight: true }, 'By weight: what it costs is an estimate'],
  [{ isSubstitute: true }, 'Substitute: not in the total until it is accepted'],
  [{ quantity: 3 }, 'Only 3 of 4 packs: not in the total'],
  [{ requestLineId: null, quantity: 2 }, 'Not asked for: not in the total'],
  [{ packSize: 'bag' }, 'Not in the total: how many packs are needed is not known'],
]

describe('The email about an answer to the lines of a request', () => {
  test.each(TO_LINES)('a price that is %j says so, and has a total only where it counts', async (more, says) => {
    const asked = [{ id: 'a', item: 'Beans', amount: 20, measure: 'kg', every: null }]
    const lines = quotedLines([{ ...beans, quantity: null, requestLineId: 'a', ...more }], asked, null)
    const facts = factsOf({})
    const hasTotal = lines.some(({ isCounted }) => isCounted)
    const quote = { ...facts.offer!, ...totalsOf({ lines, deliveryCents: 0, minimumCents: null }), shownLines: lines, hasTotal }
    const { subject, text } = await renderEmail({ kind: 'quote-step', facts: { ...facts, offer: quote } }, ORIGIN)
    expect(inOneLine(text)).toContain(says)
    expect(subject).toBe(`Tin Shed Coffee: ${hasTotal ? '$580.00' : 'prices'} (No. 00001)`)
    expect(inOneLine(text).includes('Nothing here is in a total yet.')).toBe(!hasTotal)
  })

  test('it says the terms, what is not sold, and what an order below the minimum costs', async () => {
    const facts = factsOf({ minimumCents: 60_000 })
    const terms = {
      belowMinimum: 'fee',
      feeBelowCents: 900,
      freeDeliveryFromCents: 90_000,
      deliveryGst: 'free',
      holdWeeks: 4,
      noticeDays: 1,
    } as const
    const charged = { differenceCents: 0, smallOrderFeeCents: 900, shortCents: 2000 }
    const { text } = await renderEmail(
      { kind: 'quote-step', facts: { ...facts, offer: { ...facts.offer!, ...terms, ...charged, passedItems: ['Tea', 'Milk'] } } },
      ORIGIN,
    )
    for (const part of [
      'Not sold: Tea and Milk.',
      'Small order fee $9.00',
      'The goods are $20.00 below the minimum order of $600.00: a fee of $9.00 is charged.',
      'Minimum order $600.00 without GST; below it, a fee of $9.00 is charged',
      'Delivery Free from $900.00 of goods without GST, GST-free',
      'Prices hold 4 weeks once accepted',
      'Notice 1 day before prices change',
    ])
      expect(inOneLine(text)).toContain(part)
  })
})

describe('The email about an answer with prices', () => {
  test.each(LINES)('a line says item, pack, price, unit price and total: %j', async (given, says) => {
    const { text, html } = await render({ lines: [given] })
    expect(`${inOneLine(text)} `).toContain(says)
    expect(html).not.toContain('<b>Beans')
  })

  const TOTALS: [given: Given, total: string, label: string, without: RegExp][] = [
    [{}, '$580.00', 'Total, GST-free', /GST \$|Delivery|Difference/],
    [{ deliveryCents: 1_500 }, '$595.00', 'Total, GST-free', /GST \$|Difference/],
    [{ lines: [line({ gst: 'taxable' })] }, '$638.00', 'Total with GST', /Delivery|Difference|GST-free/],
    [{ lines: [line({ gst: 'taxable' })], deliveryCents: 1_500 }, '$654.50', 'Total with GST', /Difference|GST-free/],
    [{ lines: [beans, line({ gst: 'taxable' })] }, '$1,218.00', 'Total with GST', /Delivery|Difference|GST-free/],
    [{ minimumCents: 60_000 }, '$600.00', 'Total, GST-free', /GST \$|Delivery/],
    [{ minimumCents: 58_000 }, '$580.00', 'Total, GST-free', /GST \$|Delivery|Difference/],
    [{ lines: [line({ priceCents: 0 })] }, '$0.00', 'Total, GST-free', /GST \$|Delivery|Difference/],
    [{ lines: [line({ priceCents: 0 })], deliveryCents: 1_000 }, '$11.00', 'Total with GST', /Difference|GST-free/],
  ]
  test.each(TOTALS)('subject, preview and text have one total, and no part that is nothing: %j', async (given, total, label, without) => {
    const { subject, html, text } = await render(given)
    expect(subject).toBe(`Tin Shed Coffee: ${total} (No. 00001)`)
    expect(previewIn(html)).toContain(`${total}${label === 'Total with GST' ? ' with GST' : ', GST-free,'} for `)
    expect(inOneLine(text)).toContain(`${label} ${total}`)
    expect(inOneLine(text)).not.toMatch(without)
    expect(text).not.toMatch(/GST of \$0\.00|\bGST\s+\$0\.00/)
  })

  test('goods below the minimum order say so once, beside their part of the sum', async () => {
    const { text } = await render({ minimumCents: 60_000 })
    expect(inOneLine(text)).toContain('Difference to the minimum $20.00')
    expect(inOneLine(text).match(/\$20\.00 below the minimum order of \$600\.00: the difference is charged\./g)).toHaveLength(1)
  })

  test.each([
    [1, 1, null],
    [20, 20, null],
    [21, 20, 'and 1 more line, '],
    [27, 20, 'and 7 more lines, '],
    [50, 20, 'and 30 more lines, '],
  ])('of %i lines %i are shown, and the others counted', async (count, shown, more) => {
    const { text } = await render({ lines: Array.from({ length: count }, (_, at) => line({ item: `Item-${at}` })) })
    expect(text.match(/Item-\d+/g)).toHaveLength(shown)
    expect(inOneLine(text).includes('more line')).toBe(more !== null)
    expect(inOneLine(text)).toContain(more ?? '')
  })

  test.each([
    [null, 'See the prices', `/quotes/${ID}?key=k3y`],
    [{ bulkId: BULK, suppliers: 1, answered: 1 }, 'See the prices', `/quotes/${ID}?key=k3y`],
    [{ bulkId: BULK, suppliers: 5, answered: 1 }, 'See the prices', `/quotes/${ID}?key=k3y`],
    [{ bulkId: BULK, suppliers: 5, answered: 2 }, 'Compare 2 of 5 answers', `/quotes/bulk/${BULK}?key=k3y`],
    [{ bulkId: BULK, suppliers: 5, answered: 3 }, 'Compare 3 of 5 answers', `/quotes/bulk/${BULK}?key=k3y`],
    [{ bulkId: BULK, suppliers: 50, answered: 50 }, 'Compare 50 of 50 answers', `/quotes/bulk/${BULK}?key=k3y`],
  ])('the first button of %j is %s', async (bulk, label, path) => {
    const { html, text } = await render({ bulk })
    expect(firstButtonIn(html)).toEqual([ORIGIN + path, label])
    expect(html.indexOf(label)).toBeLessThan(html.indexOf('House blend'))
    expect(text).toContain(`${ORIGIN}/quotes/${ID}?key=k3y`)
  })

  test('revised prices say so in the subject, and the last day and the note are in the preview', async () => {
    const { subject, html } = await render({ revision: 2, validUntil: '2026-12-31', note: 'First bag is on us.' })
    expect(subject).toBe('Tin Shed Coffee: now $580.00 (No. 00001)')
    expect(previewIn(html)).toBe('$580.00, GST-free, for 1 line. Valid until Thu 31 Dec 2026. First bag is on us.')
  })

  test('a reminder of prices without GST and delivery speaks of neither', async () => {
    const { text } = await renderEmail({ kind: 'quote-reminder', facts: factsOf({}) }, ORIGIN)
    expect(text).toMatch(/\$580\.00 for 1 line\n/)
  })

  test('an email of before, which has no lines, has the sums', async () => {
    const facts = factsOf({ deliveryCents: 1_500 })
    const { shownLines: _, ...quote } = facts.offer!
    const { text } = await renderEmail({ kind: 'quote-step', facts: { ...facts, offer: quote } }, ORIGIN)
    expect(inOneLine(text)).toContain('1 line $580.00 Delivery $15.00')
  })
})
