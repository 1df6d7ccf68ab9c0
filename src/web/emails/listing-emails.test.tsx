import { describe, expect, test } from 'vitest'
import { DASHBOARD } from '#web/paths.ts'
import { renderEmail } from './emails.tsx'

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

  test('a check that expires is told with its last day, to the supplier and to the owner in their own words', async () => {
    const told = (forOwner: boolean) =>
      renderEmail({ kind: 'evidence-expiring', facts: { supplier, what: 'Food licence', expiresOn: '2027-12-31', forOwner } }, ORIGIN)
    const [toSupplier, toOwner] = [await told(false), await told(true)]
    expect(toSupplier.subject).toContain('Tin Shed Coffee ends on')
    expect(toSupplier.text).toContain('Food licence')
    expect(toSupplier.text).toContain('hand in a newer document in your dashboard')
    expect(toOwner.text).toContain('save its last day with the supplier')
  })
})
