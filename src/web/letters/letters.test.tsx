import { expect, test } from 'vitest'
import type { LetterFacts } from '#contract/letters.ts'
import { renderLetter } from './letters.tsx'

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

const quoteRequest = (fields: Partial<LetterFacts['quote-request']['request']>) =>
  renderLetter({ kind: 'quote-request', facts: { supplier, serial: 482, request: { ...request, ...fields }, forOwner: false } }, ORIGIN)

test('what people type is text, in HTML as in the text part', async () => {
  const { html, text } = await quoteRequest({ requirements: '<b>Beans</b> & milk' })
  expect(html).toContain('&lt;b&gt;Beans&lt;/b&gt; &amp; milk')
  expect(text).toContain('<b>Beans</b> & milk')
})

test('line breaks stay in both parts, and never enter the subject', async () => {
  const { subject, html, text } = await quoteRequest({ businessName: 'Corner\nCafe', requirements: 'Beans\nMilk' })
  expect(html).toMatch(/Beans<br\s*\/?>Milk/)
  expect(text).toContain('Beans\nMilk')
  expect(subject).toBe('Quote request from Corner Cafe, No. 00482')
})

test('what was not given is left out', async () => {
  const { text } = await quoteRequest({ quantity: '12 kg' })
  expect(text).toContain('Quantity\n12 kg')
  for (const label of ['Phone', 'Timeline', 'Venue type']) expect(text).not.toContain(label)
})

test('links lead where they say: to the buyer, to a phone without its extension, to the listing', async () => {
  const { html } = await quoteRequest({ contactEmail: "o'ann+beans@cafe.example", contactPhone: '(03) 5550 0142 ext 5' })
  expect(html).toContain('href="mailto:o&#x27;ann%2Bbeans@cafe.example"')
  expect(html).toContain('href="tel:0355500142"')
  expect(html).toContain(`href="${ORIGIN}/suppliers/7"`)
})

test('a click without a word tells the supplier that there is nobody to answer', async () => {
  const { subject, text } = await renderLetter(
    { kind: 'inquiry', facts: { supplier, inquiry: { message: null, email: null }, forOwner: false } },
    ORIGIN,
  )
  expect(subject).toBe('Somebody is interested in your listing')
  expect(text).toContain('left no address')
  expect(text).not.toContain('Message')
})
