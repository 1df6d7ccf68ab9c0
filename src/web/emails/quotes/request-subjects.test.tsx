import { describe, expect, test } from 'vitest'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: null } as const

describe('Who asks, in the subject of an email to a supplier', () => {
  const contact = { message: 'Beans', contactEmail: 'june.guest@cafe.example', contactPhone: null }
  test.each([
    [{ company: 'Moth and Lamp', contactName: 'June' }, 'Moth and Lamp'],
    [{ company: null, contactName: 'June' }, 'June'],
    [{ company: null, contactName: null }, 'A buyer'],
    [{ company: null, contactName: null, deliveryLocation: 'Brunswick VIC 3056' }, 'A buyer in Brunswick VIC 3056'],
  ])('%j is %s, never the address', async (names, who) => {
    const facts = { supplier, serial: 1, requestId: ID, token: null, forOwner: false, request: { ...contact, ...names } }
    const { subject, text } = await renderEmail({ kind: 'bulk-quote-request', facts }, ORIGIN)
    expect(subject).toBe(`Quote request from ${who}, No. 00001`)
    expect(text).toContain('june.guest@cafe.example')
  })
})

test('A request that the price list has answered says so, with the total, and leads to the prices', async () => {
  const request = {
    message: 'Flour',
    company: 'Moth and Lamp',
    contactName: null,
    contactEmail: 'june.guest@cafe.example',
    contactPhone: null,
  }
  const answered = { priced: 2, lines: 3, totalCents: 7510 }
  const facts = { supplier, serial: 1, requestId: ID, token: null, forOwner: false, request, answered }
  const { subject, text, html } = await renderEmail({ kind: 'bulk-quote-request', facts }, ORIGIN)
  expect(subject).toBe('Answered from your list: Moth and Lamp, No. 00001')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('answered this request at once: 2 of 3 lines, $75.10 in all, with GST.')
  expect([text.includes('Revise the prices'), text.includes('Answer with prices')]).toEqual([true, false])
  expect(html).toContain(`/supplier-dashboard?tab=quotes&amp;quote=${ID}`)
})
