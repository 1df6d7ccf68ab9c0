import { describe, expect, test } from 'vitest'
import { DASHBOARD } from '#web/paths.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee' as const, phone: null, email: 'tin@shed.example' }

describe('Emails about a listing', () => {
  test('a suspension says why and leads to the dashboard, and its end leads to the listing', async () => {
    const suspension = (reason: string | null) => renderEmail({ kind: 'listing-suspension', facts: { supplier, reason } }, ORIGIN)
    const suspended = await suspension('The ABN is <cancelled>.')
    expect(suspended.subject).toBe('Tin Shed Coffee is suspended')
    expect(suspended.text).toContain('The reason: The ABN is <cancelled>.')
    expect(suspended.text).toContain(`${ORIGIN}${DASHBOARD}`)
    const restored = await suspension(null)
    expect([restored.subject, restored.text.includes(`${ORIGIN}/suppliers/`)]).toEqual(['Tin Shed Coffee is listed again', true])
  })

  test('a new seal says what buyers read behind it and until when, and what is asked for instead of a document is whole', async () => {
    const seal = await renderEmail({ kind: 'seal-given', facts: { supplier, what: 'Food licence', expiresOn: '2027-12-31' } }, ORIGIN)
    expect([seal.subject, seal.text]).toEqual(['Tin Shed Coffee is verified', expect.stringContaining('Food licence')])
    expect(seal.text).toContain('Fri 31 Dec 2027')
    const without = await renderEmail({ kind: 'seal-given', facts: { supplier, what: null, expiresOn: null } }, ORIGIN)
    expect(without.text).not.toContain('After that day')
    const facts = { supplier, document: 'Food business licence or certificate', text: 'It is <last> year’s.' }
    const asked = await renderEmail({ kind: 'document-asked', facts }, ORIGIN)
    expect(asked.text).toContain('It is <last> year’s.')
    expect(asked.text).toContain('#documents')
  })

  test('a check that expires is told with its last day, to the supplier and to the owner in their own words', async () => {
    const notified = (forOwner: boolean) =>
      renderEmail({ kind: 'evidence-expiring', facts: { supplier, what: 'Food licence', expiresOn: '2027-12-31', forOwner } }, ORIGIN)
    const [toSupplier, toOwner] = [await notified(false), await notified(true)]
    expect(toSupplier.subject).toContain('Tin Shed Coffee ends on')
    expect(toSupplier.text).toContain('Food licence')
    expect(toSupplier.text).toContain('hand in a newer document in your dashboard')
    expect(toOwner.text).toContain('save its last day with the supplier')
  })

  test('a seal that has ended says what it rested on, and how to have it again', async () => {
    const facts = { supplier, what: 'Food licence', expiresOn: '2027-12-31', forOwner: false, hasEnded: true }
    const { subject, text } = await renderEmail({ kind: 'evidence-expiring', facts }, ORIGIN)
    expect(subject).toBe('The Verified seal of Tin Shed Coffee has ended')
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain('What was checked (Food licence) was good until Fri 31 Dec 2027, so the Verified seal is gone')
    expect(words).toContain('To have it again, hand in a newer document')
  })

  test('a price list that is about to stop answering is told with its last day, and where to confirm it', async () => {
    const { subject, text } = await renderEmail({ kind: 'prices-to-confirm', facts: { supplier, until: '2027-12-31' } }, ORIGIN)
    expect(subject).toBe('Are your prices still right? Your list answers until Fri 31 Dec 2027')
    expect(text).toContain(`${ORIGIN}/supplier-dashboard?tab=price-list`)
  })

  test('access to a social account that ends is told with its day, and one that has ended without', async () => {
    const notified = (endsAt: string | null) =>
      renderEmail({ kind: 'social-access', facts: { supplier, platform: 'linkedin', accountName: 'Tin <Shed>', endsAt } }, ORIGIN)
    const [ending, ended] = [await notified('2027-12-31T13:30:00.000Z'), await notified(null)]
    expect(ending.subject).toBe('LinkedIn ends our access on Sat 1 Jan 2028')
    const words = (text: string) => text.replace(/\s+/g, ' ')
    expect(words(ending.text)).toContain('that to Tin <Shed> ends then')
    expect(ended.subject).toBe('Please connect LinkedIn again')
    expect(words(ended.text)).toContain(
      'LinkedIn has ended our access to Tin <Shed>. Until you connect the account again, nothing is posted there',
    )
    expect(ended.text).toContain(`${ORIGIN}/social-media-dashboard?tab=accounts`)
  })
})
