import { expect, test } from 'vitest'
import type { Letter, LetterFacts } from '#contract/letters.ts'
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

const accountLetters: Letter[] = [
  { kind: 'confirm-email', facts: { username: 'ann', token: 'T0ken-_x' } },
  { kind: 'reset-password', facts: { username: 'ann', token: 'T0ken-_x' } },
  { kind: 'claim-link', facts: { supplier, username: 'ann', token: 'T0ken-_x' } },
]

test('a one-time link is in both parts, on our own site, and nowhere in the subject', async () => {
  for (const [i, mode] of ['confirm', 'reset', 'claim'].entries()) {
    const { subject, html, text } = await renderLetter(accountLetters[i]!, ORIGIN)
    expect(html).toContain(`href="${ORIGIN}/auth?mode=${mode}&amp;token=T0ken-_x"`)
    expect(text).toContain(`${ORIGIN}/auth?mode=${mode}&token=T0ken-_x`)
    expect(subject).not.toContain('T0ken')
  }
})

test('a notice says what was changed, and what to do should it have been somebody else', async () => {
  const notice = (change: LetterFacts['security-notice']['change']) =>
    renderLetter({ kind: 'security-notice', facts: { username: 'ann', change } }, ORIGIN)
  const subjects = await Promise.all((['password', 'email', 'two-factor-on', 'two-factor-off'] as const).map(notice))
  expect(subjects.map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Your email address was changed',
    'Two-factor sign-in was turned on',
    'Two-factor sign-in was turned off',
  ])
  for (const { text } of subjects) expect(text).toContain(`${ORIGIN}/auth?mode=forgot`)
})

test('a claim reaches the owner with its words, and its end reaches whoever made it', async () => {
  const claim = { supplier, username: 'ann', email: 'ann@cafe.example', message: 'I roast <there>.' }
  const toOwner = await renderLetter({ kind: 'claim-to-owner', facts: claim }, ORIGIN)
  expect(toOwner.subject).toBe('ann claims Tin Shed Coffee')
  expect(toOwner.text).toContain('I roast <there>.')
  const decided = (isApproved: boolean) => renderLetter({ kind: 'claim-decided', facts: { supplier, username: 'ann', isApproved } }, ORIGIN)
  expect((await decided(true)).subject).toBe('Tin Shed Coffee is yours to manage')
  expect((await decided(false)).text).toContain('We could not tell that the listing is yours.')
})
