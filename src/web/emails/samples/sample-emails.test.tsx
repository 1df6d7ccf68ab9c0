import { describe, expect, test } from 'vitest'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: 'hello@tinshed.example' } as const
const matter = { sampleId: ID, token: 'k3y-_x', supplier, forOwner: false, item: '<b>Shed Blend</b>', buyer: 'Corner Cafe' }
const request = {
  businessName: 'Corner Cafe',
  contactEmail: 'ann@cafe.example',
  contactPhone: null,
  deliveryLocation: 'Preston 3072',
  note: 'Before Friday\nplease',
}

const step = (facts: Partial<EmailFacts['sample-step']>) =>
  renderEmail({ kind: 'sample-step', facts: { ...matter, to: 'buyer', step: 'send', note: null, ...facts } }, ORIGIN)

describe('Emails about samples', () => {
  test('to the supplier says what was typed, escaped, and leads to the sample', async () => {
    const facts = { ...matter, token: null, to: 'supplier' as const, request }
    const { subject, html, text } = await renderEmail({ kind: 'sample-request', facts }, ORIGIN)
    expect(subject).toBe('Corner Cafe asks for a sample of <b>Shed Blend</b>')
    expect(html).toContain('&lt;b&gt;Shed Blend&lt;/b&gt;')
    for (const said of ['Preston 3072', 'Before Friday\nplease', `${ORIGIN}/samples/${ID}`]) expect(text).toContain(said)
    expect(html).not.toContain('key=')
  })

  test('to the owner asks to pass it on, and leads to the listing', async () => {
    const facts = { ...matter, token: null, forOwner: true, to: 'supplier' as const, request }
    const { text } = await renderEmail({ kind: 'sample-request', facts }, ORIGIN)
    expect(text).toContain('Please pass this on.')
    expect(text).toContain(`${ORIGIN}/suppliers/7`)
    expect(text).not.toContain('/samples/')
  })

  test('the copy has the key; without a confirmed address nothing typed is in it', async () => {
    const facts = { ...matter, to: 'buyer' as const, request }
    const copy = await renderEmail({ kind: 'sample-request-copy', facts }, ORIGIN)
    expect(copy.text).toContain(`${ORIGIN}/samples/${ID}?key=k3y-_x`)
    const bare = await renderEmail({ kind: 'sample-request-copy', facts: { ...facts, item: null, buyer: null, request: null } }, ORIGIN)
    for (const typed of ['Shed Blend', 'Corner Cafe', 'Preston']) expect(bare.text + bare.subject).not.toContain(typed)
  })

  test.each([
    ['promise', 'Tin Shed Coffee sends you a sample'],
    ['send', 'The sample of Tin Shed Coffee is on its way'],
    ['decline', 'Tin Shed Coffee does not send a sample'],
  ] as const)('a buyer hears of the step %s', async (name, title) => {
    expect((await step({ step: name })).subject).toBe(title)
  })

  test('a reason is in the email, and a supplier hears of a withdrawal', async () => {
    expect((await step({ step: 'decline', note: 'Sold out' })).text).toContain('Sold out')
    expect((await step({ step: 'withdraw', to: 'supplier' })).subject).toBe('Corner Cafe does not want the sample any more')
  })

  test.each([
    ['asked', 'supplier', 'Corner Cafe is waiting for a sample of <b>Shed Blend</b>'],
    ['promised', 'supplier', 'Corner Cafe is waiting for a sample of <b>Shed Blend</b>'],
    ['sent', 'buyer', 'Has the sample of Tin Shed Coffee arrived?'],
  ] as const)('of what is %s the %s is reminded', async (status, to, title) => {
    expect((await renderEmail({ kind: 'sample-reminder', facts: { ...matter, to, status } }, ORIGIN)).subject).toBe(title)
  })
})
