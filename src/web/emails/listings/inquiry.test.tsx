import { describe, expect, test } from 'vitest'
import type { Inquiry } from '#contract/emails/emails.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const ORIGIN = 'https://backdock.example'
const supplier = { id: 7, businessName: 'Tin Shed Coffee', category: 'Coffee', phone: null, email: 'hello@tinshed.example' } as const

const inquiry = (fields: Partial<Inquiry>) =>
  renderEmail(
    { kind: 'inquiry', facts: { supplier, inquiry: { message: null, email: null, phone: null, ...fields }, forOwner: false } },
    ORIGIN,
  )

describe('The email about an inquiry', () => {
  test('an inquiry without an address or phone number says that the supplier cannot answer it', async () => {
    const { subject, text } = await inquiry({})
    expect(subject).toBe('Somebody is interested in your listing')
    expect(text).toMatch(/left neither an email\s+address nor a phone number/)
    expect(text).not.toContain('Message')
  })

  test('an inquiry says how the supplier can answer: by reply, by phone, or both', async () => {
    const byEmail = await inquiry({ email: 'ann@cafe.example' })
    expect(byEmail.subject).toBe('Inquiry from ann@cafe.example')
    expect(byEmail.text).toContain('Reply to this email')
    expect(byEmail.text).not.toContain('call')
    const byPhone = await inquiry({ phone: '0491 570 006' })
    expect(byPhone.subject).toBe('Inquiry from 0491 570 006')
    expect(byPhone.text).toContain('no email address, so please call')
    expect(byPhone.html).toContain('href="tel:0491570006"')
    const both = await inquiry({ email: 'ann@cafe.example', phone: '0491 570 006' })
    expect(both.text).toContain('Reply to this email: your answer goes straight to the visitor. Or call them.')
    expect(both.html).toContain('href="tel:0491570006"')
  })

  test('says that an answer by email stands in the inbox only where it does', async () => {
    const typed = { message: null, email: 'ann@cafe.example', phone: null }
    const recorded = await renderEmail({ kind: 'inquiry', facts: { supplier, inquiry: typed, forOwner: false, isRecorded: true } }, ORIGIN)
    expect(recorded.text!.replaceAll(/\s+/g, ' ')).toContain('straight to the visitor, and stands in your inbox as answered.')
    expect((await inquiry({ email: 'ann@cafe.example' })).text).not.toContain('inbox')
  })
})
