import { describe, expect, test } from 'vitest'
import type { EmailMessage, EmailFacts } from '#contract/emails/emails.ts'
import { renderEmail } from './emails.tsx'

const ORIGIN = 'https://backdock.example'
const supplier = {
  id: 7,
  businessName: 'Tin Shed Coffee',
  category: 'Coffee',
  phone: '+61 3 5550 0142',
  email: 'hello@tinshed.example',
} as const
const nothing = { contactPhone: null, timeline: null, quantity: null, deliveryLocation: null, urgency: null, specialRequirements: null }
const request = {
  ...nothing,
  businessName: 'Corner Cafe',
  contactEmail: 'ann@cafe.example',
  category: 'Coffee',
  requirements: 'Beans',
  venueType: null,
  seatingCapacity: null,
}

const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const requestFacts = { supplier, serial: 482, requestId: ID }

const quoteRequest = (fields: Partial<EmailFacts['quote-request']['request']>) =>
  renderEmail(
    { kind: 'quote-request', facts: { ...requestFacts, token: null, request: { ...request, ...fields }, answers: [], forOwner: false } },
    ORIGIN,
  )

describe('renderEmail', () => {
  test('HTML that people type is escaped in the HTML part and unchanged in the text part', async () => {
    const { html, text } = await quoteRequest({ requirements: '<b>Beans</b> & milk' })
    expect(html).toContain('&lt;b&gt;Beans&lt;/b&gt; &amp; milk')
    expect(text).toContain('<b>Beans</b> & milk')
  })

  test('line breaks stay in both parts and never enter the subject', async () => {
    const { subject, html, text } = await quoteRequest({ businessName: 'Corner\nCafe', requirements: 'Beans\nMilk' })
    expect(html).toMatch(/Beans<br\s*\/?>Milk/)
    expect(text).toContain('Beans\nMilk')
    expect(subject).toBe('Quote request from Corner Cafe, No. 00482')
  })

  test('optional fields without a value are left out', async () => {
    const { text } = await quoteRequest({ quantity: '12 kg' })
    expect(text).toContain('Quantity\n12 kg')
    for (const label of ['Phone', 'Timeline', 'Venue type']) expect(text).not.toContain(label)
  })

  test("every answer to the supplier's own form is in both parts, even when other fields have the same value", async () => {
    const answers = ['Weekly Consumption (kg)', 'Boxes', 'Boxes'].map((label, at) => ({ fieldId: `own-${at}`, label, value: '20' }))
    const facts = { ...requestFacts, token: null, request: { ...request, quantity: '20' }, answers, forOwner: false }
    const { html, text } = await renderEmail({ kind: 'quote-request', facts }, ORIGIN)
    for (const part of [html.replaceAll(/<[^>]+>/g, '\n'), text]) {
      expect(part.match(/^\s*20\s*$/gm)).toHaveLength(4)
      expect(part.match(/^\s*Boxes\s*$/gm)).toHaveLength(2)
    }
  })

  test("links lead to the buyer's address, to a phone number with its extension and to the listing", async () => {
    const { html } = await quoteRequest({ contactEmail: "o'ann+beans@cafe.example", contactPhone: '(03) 5550 0142 ext 5' })
    expect(html).toContain('href="mailto:o&#x27;ann%2Bbeans@cafe.example"')
    expect(html).toContain('href="tel:0355500142;ext=5"')
    expect(html).toContain(`href="${ORIGIN}/suppliers/7"`)
  })

  const accountEmails: EmailMessage[] = [
    { kind: 'confirm-email', facts: { token: 'T0ken-_x' } },
    { kind: 'reset-password', facts: { username: 'ann', token: 'T0ken-_x' } },
    { kind: 'claim-link', facts: { supplier, token: 'T0ken-_x' } },
  ]

  test('a one-time link is in both parts, on our own site, and not in the subject', async () => {
    for (const [i, mode] of ['confirm', 'reset', 'claim'].entries()) {
      const { subject, html, text } = await renderEmail(accountEmails[i]!, ORIGIN)
      expect(html).toContain(`href="${ORIGIN}/auth?mode=${mode}&amp;token=T0ken-_x"`)
      expect(text).toContain(`${ORIGIN}/auth?mode=${mode}&token=T0ken-_x`)
      expect(subject).not.toContain('T0ken')
    }
  })

  test('a search alert explains why it was sent, links to the supplier and can be stopped without an account', async () => {
    const facts = { supplier, search: '<bin> liners', location: '3056' }
    const stop = { list: 'search-alerts', url: `${ORIGIN}/unsubscribe/T0ken-_x` } as const
    const { subject, html, text } = await renderEmail({ kind: 'search-alert', facts }, ORIGIN, stop)
    expect(subject).toBe('Tin Shed Coffee is on Backdock now')
    expect(html).toContain(`href="${ORIGIN}/suppliers/7"`)
    expect(html).toContain('&lt;bin&gt; liners')
    for (const part of [html, text]) expect(part).toContain(stop.url)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('somebody asked on Backdock to have this address told')
    const anywhere = await renderEmail({ kind: 'search-alert', facts: { ...facts, location: null } }, ORIGIN)
    expect(anywhere.text).not.toContain('Where')
  })

  test('a security notice names the change and links to a password reset', async () => {
    const notice = (change: EmailFacts['security-notice']['change']) =>
      renderEmail({ kind: 'security-notice', facts: { username: 'ann', change } }, ORIGIN)
    const subjects = await Promise.all((['password', 'email', 'two-factor-on', 'two-factor-off'] as const).map(notice))
    expect(subjects.map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Your email address was changed',
      'Two-factor sign-in was turned on',
      'Two-factor sign-in was turned off',
    ])
    for (const { text } of subjects) expect(text).toContain(`${ORIGIN}/auth?mode=forgot`)
  })

  test('a claim reaches the owner with its message, and the decision has an email of its own', async () => {
    const claim = { supplier, username: 'ann', email: 'ann@cafe.example', message: 'I roast <there>.' }
    const toOwner = await renderEmail({ kind: 'claim-to-owner', facts: claim }, ORIGIN)
    expect(toOwner.subject).toBe('ann claims Tin Shed Coffee')
    expect(toOwner.text).toContain('I roast <there>.')
    const decided = (isApproved: boolean) =>
      renderEmail({ kind: 'claim-decided', facts: { supplier, username: 'ann', isApproved } }, ORIGIN)
    expect((await decided(true)).subject).toBe('Tin Shed Coffee is yours to manage')
    expect((await decided(false)).text).toContain('We could not tell that the listing is yours.')
  })

  test("a quote request links its supplier to the dashboard and lists the answers to the supplier's own form", async () => {
    const answers = [{ fieldId: 'weekly', label: 'Weekly Consumption (kg)', value: 14 }]
    const { html, text } = await renderEmail(
      { kind: 'quote-request', facts: { ...requestFacts, token: null, request, answers, forOwner: false } },
      ORIGIN,
    )
    expect(html).toContain(`href="${ORIGIN}/supplier-dashboard?tab=quotes&amp;quote=${ID}"`)
    expect(text).toContain('Weekly Consumption (kg)\n14')
  })

  test('the copy of a request has the key to it, and the copy of a bulk request the key to all of its quotes', async () => {
    const copy = await renderEmail(
      { kind: 'quote-request-copy', facts: { ...requestFacts, token: 'k3y-_x', request, answers: [] } },
      ORIGIN,
    )
    expect(copy.text).toContain(`${ORIGIN}/quotes/${ID}?key=k3y-_x`)
    const bulk = { message: 'Beans', contactName: null, contactEmail: 'ann@cafe.example', contactPhone: null, company: null }
    const facts = { suppliers: [{ ...supplier, serial: 482 }], request: bulk, bulkId: ID, token: 'k3y-_x' }
    expect((await renderEmail({ kind: 'bulk-quote-request-copy', facts }, ORIGIN)).text).toContain(`${ORIGIN}/quotes/bulk/${ID}?key=k3y-_x`)
  })

  const sums = { deliveryCents: 1000, differenceCents: 0, minimumCents: null, gstCents: 100, totalCents: 45200 }
  const quote = { ...sums, goodsCents: 44100, validUntil: '2026-12-31', lines: 2, revision: 1 }
  const baseFacts = { ...requestFacts, token: 'k3y-_x', buyer: 'Moth and Lamp', requirements: 'Beans', offer: quote, forOwner: false }
  const step = (facts: Partial<EmailFacts['quote-step']>) =>
    renderEmail({ kind: 'quote-step', facts: { ...baseFacts, to: 'buyer', step: 'answer', note: null, ...facts } }, ORIGIN)

  test('the subject of a step names the other side and what it has done', async () => {
    const subjects: [EmailFacts['quote-step']['step'], 'buyer' | 'supplier', string][] = [
      ['answer', 'buyer', 'Tin Shed Coffee: $452.00 (No. 00482)'],
      ['pass', 'buyer', 'Tin Shed Coffee has passed on your request, No. 00482'],
      ['message', 'buyer', 'Tin Shed Coffee wrote to you, No. 00482'],
      ['expire', 'buyer', 'The prices of Tin Shed Coffee have expired, No. 00482'],
      ['accept', 'supplier', 'Moth and Lamp accepted your prices, No. 00482'],
      ['decline', 'supplier', 'Moth and Lamp has declined your prices, No. 00482'],
      ['withdraw', 'supplier', 'Moth and Lamp has withdrawn the request, No. 00482'],
      ['message', 'supplier', 'Moth and Lamp wrote to you, No. 00482'],
      ['expire', 'supplier', 'Your prices for Moth and Lamp have expired, No. 00482'],
    ]
    for (const [current, to, subject] of subjects) expect((await step({ step: current, to })).subject).toBe(subject)
    expect((await step({ offer: { ...quote, revision: 2 } })).subject).toBe('Tin Shed Coffee: now $452.00 (No. 00482)')
  })

  test("a quote's email has the total with GST, why it is above the prices, the last day and the note, and a link that needs no account", async () => {
    const { text, html } = await step({ note: 'First bag is on us.' })
    expect(text.replaceAll(/\s+/g, ' ')).toContain('2 lines $441.00 Delivery $10.00 GST $1.00')
    expect(text).toContain('Thu 31 Dec 2026')
    expect(text).toContain('First bag is on us.')
    expect(html).toContain(`href="${ORIGIN}/quotes/${ID}?key=k3y-_x"`)
    const short = await step({ offer: { ...quote, minimumCents: 50_000, differenceCents: 5900 } })
    expect(short.html).toContain('$59.00 below the minimum order of $500.00: the difference is charged.')
  })

  test('emails about a closed request have no key', async () => {
    for (const current of ['pass', 'expire'] as const) {
      const { html } = await step({ step: current })
      expect(html).not.toContain('k3y-_x')
      expect(html).toContain(`href="${ORIGIN}/suppliers?category=Coffee"`)
    }
  })

  test("an email to a supplier never has the buyer's key, and the owner is asked to pass it on", async () => {
    const { html } = await step({ step: 'accept', to: 'supplier', forOwner: true })
    expect(html).not.toContain('k3y-_x')
    expect(html).toContain(`href="${ORIGIN}/quotes/0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10"`)
    expect(html).toContain('Please pass this on.')
  })

  test('a reminder goes to the side whose turn it is', async () => {
    const reminder = (to: 'buyer' | 'supplier') => renderEmail({ kind: 'quote-reminder', facts: { ...baseFacts, to } }, ORIGIN)
    expect((await reminder('supplier')).subject).toBe('Moth and Lamp is waiting for your prices, No. 00482')
    const { text } = await reminder('buyer')
    for (const part of [`${ORIGIN}/quotes/${ID}?key=k3y-_x`, '$452.00 for 2 lines, GST of $1.00 and delivery of $10.00'])
      expect(text).toContain(part)
  })
})
