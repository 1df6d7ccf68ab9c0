import { describe, expect, test } from 'vitest'
import type { SubscriptionNotice } from '#contract/billing/subscription-notice.ts'
import { renderEmail } from '#web/emails/emails.tsx'

const terms = { plan: 'professional', interval: 'month', cents: 6450 } as const
const at = '2026-12-24T02:00:00Z'
const WORDS: [SubscriptionNotice, subject: RegExp, ...texts: string[]][] = [
  [{ about: 'started', terms, next: at }, /has the Professional plan/, '$64.50 (includes $5.86 GST) a month', 'Thu 24 Dec 2026'],
  [{ about: 'started', terms, next: null }, /has the Professional plan/, '$64.50'],
  [
    { about: 'started', terms, next: at, receipt: { cents: 6450, invoiceId: 'x', number: 'INV-000001' } },
    /has the Professional plan/,
    'We have received $64.50',
    'INV-000001 is attached',
  ],
  [{ about: 'paid', cents: 6450, invoiceId: null, number: 'INV-000001' }, /\(INV-000001\)/, 'INV-000001 is with your subscription'],
  [{ about: 'paid', cents: 6450, invoiceId: 'x' }, /Your payment of \$64\.50/, '$5.86 GST'],
  [{ about: 'unpaid', day: 0, cents: 6450, until: at }, /did not go through/, 'just now', 'Thu 24 Dec 2026', 'listing, pictures, reviews'],
  [{ about: 'unpaid', day: 6, cents: 6450, until: at }, /plan ends on Thu 24 Dec 2026/, '6 days ago we could not charge $64.50'],
  [{ about: 'changed', terms: { ...terms, plan: 'enterprise', cents: 19_900 } }, /now has the Enterprise plan/, '$199.00'],
  [{ about: 'will change', terms: { ...terms, plan: 'starter', cents: 4900 }, at }, /changes on Thu 24 Dec/, 'Starter', '$49.00'],
  [{ about: 'will end', at }, /ends on Thu 24 Dec/, 'Nothing more is charged', 'take this back'],
  [{ about: 'goes on', at }, /goes on/, 'Thu 24 Dec 2026'],
  [{ about: 'ended', why: 'canceled' }, /has ended/, 'was cancelled'],
  [{ about: 'ended', why: 'unpaid' }, /has ended/, 'after 7 days'],
  [{ about: 'ended', why: 'refunded' }, /has ended/, 'paid back'],
  [{ about: 'ended', why: 'refunded', cents: 4515 }, /has ended/, '$45.15 is paid back'],
  [{ about: 'refunded', cents: 12_900 }, /\$129\.00 back/, 'up to ten days'],
  [{ about: 'new price', before: 6450, cents: 8900, from: at }, /will cost \$89\.00/, 'stay at $64.50', '$8.09 GST'],
  [{ about: 'will renew', cents: 82_800, at }, /is renewed on Thu 24 Dec/, '$828.00', 'cancel or change'],
]

describe('Emails about a subscription', () => {
  test.each(WORDS)('%o', async (notice, subject, ...texts) => {
    const facts = { supplier: { id: 7, businessName: 'Tin Shed Coffee' }, plan: 'professional' as const, notice }
    const email = await renderEmail({ kind: 'subscription-notice', facts }, 'https://backdock.example')
    expect(email.subject).toMatch(subject)
    const text = email.text.replaceAll(/\s+/g, ' ')
    for (const part of [...texts, 'https://backdock.example/subscription', 'Tin Shed Coffee']) expect(text).toContain(part)
    expect(text).not.toMatch(/undefined|null|NaN/)
  })

  test('the owner is told of a dispute, whoever has paid', async () => {
    for (const supplier of [{ id: 7, businessName: 'Tin Shed Coffee' }, null])
      for (const status of ['open', 'won', 'lost'] as const) {
        const facts = { supplier, cents: 6450, status }
        const { subject, text } = await renderEmail({ kind: 'payment-disputed', facts }, 'https://backdock.example')
        expect(subject).toContain('$64.50')
        expect(text).toContain(supplier?.businessName ?? 'a listing that was deleted')
        expect(text.includes('The plan goes on')).toBe(status === 'lost' && supplier !== null)
      }
  })
})
