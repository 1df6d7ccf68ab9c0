import { QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { allByRole, byRole, textOf } from '#test/app/pages.ts'
import { unanswered } from '#test/app/unanswered.ts'
import { subscriptionRead } from '#web/features/billing/subscription-read.ts'
import { OwnSubscription } from '#web/features/billing/own-subscription.tsx'

const USER: User = {
  id: '0190a5c0-0000-7000-8000-000000000000',
  username: 'Ann',
  email: 'ann@moth.example',
  role: 'supplier',
  supplierId: 7,
  plan: 'professional',
  subscriptionStatus: 'active',
  emailConfirmed: true,
}
const ACTIVE: Subscription = {
  status: 'active',
  plan: 'professional',
  interval: 'month',
  cents: 64_50,
  currentPeriodStart: '2026-11-24T01:00:00.000Z',
  currentPeriodEnd: '2026-12-24T01:00:00.000Z',
  cancelAtPeriodEnd: false,
  change: null,
  priceChange: null,
  card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 },
  refundableUntil: '2027-01-23T01:00:00.000Z',
  refundableCents: 64_50,
  due: null,
  payments: { provider: 'sandbox', publishableKey: null },
}

/** The page of a supplier with this subscription, whose manage part is open. */
function pageOf(fields: Partial<Subscription>) {
  const client = unanswered()
  client.setQueryData(subscriptionRead.queryKey, { ...ACTIVE, ...fields })
  client.setQueryData(['GET /api/plans', '/api/plans'], { isBeta: true, offers: [] })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OwnSubscription search={{ plan: 'professional' }} user={USER} />
    </QueryClientProvider>,
  )
  return parseHTML(`<main>${html}</main>`).document.querySelector('main')!
}
const buttons = (main: Element) => allByRole(main, 'button').map(textOf)

describe('The subscription of a supplier', () => {
  test('that is active shows plan, next payment, card, money back and a way to cancel', () => {
    const main = pageOf({})
    expect(textOf(main)).toContain('Subscription Active')
    expect(textOf(byRole(main, 'region', 'Your plan'))).toMatch(
      /Professional, billed monthly.*\$64\.50 a month.*\$64\.50 on Thu 24 Dec 2026/,
    )
    expect(textOf(byRole(main, 'region', 'Card'))).toContain('Visa ending in 4242, expires 04/2030')
    expect(textOf(byRole(main, 'region', 'Money back'))).toContain('until Sat 23 Jan 2027')
    expect(buttons(main)).toEqual(expect.arrayContaining(['Get $64.50 back', 'Cancel subscription', 'Change card']))
  })

  test('that is cancelled says until when it goes on, and offers to resume', () => {
    const main = pageOf({ cancelAtPeriodEnd: true })
    expect(textOf(main)).toContain('Cancelled: your plan goes on until Thu 24 Dec 2026 and then ends.')
    expect(buttons(main)).toContain('Resume')
    expect(buttons(main)).not.toContain('Cancel subscription')
  })

  test('that becomes smaller says when and what it then costs', () => {
    const main = pageOf({ change: { plan: 'starter', interval: 'month', cents: 49_00 } })
    expect(textOf(main)).toContain('On Thu 24 Dec 2026 your plan becomes Starter, at $49.00 a month.')
    expect(textOf(byRole(main, 'region', 'Your plan'))).toContain('$49.00 on Thu 24 Dec 2026')
    expect(buttons(main)).toContain('Keep Professional')
  })

  test('whose price rises says from when, and counts it where the next payment is after that', () => {
    const main = pageOf({ priceChange: { cents: 89_00, from: '2026-12-20T00:00:00.000Z' } })
    expect(textOf(main)).toContain('From Sun 20 Dec 2026 it costs $89.00 a month.')
    expect(textOf(byRole(main, 'region', 'Your plan'))).toContain('$89.00 on Thu 24 Dec 2026')
    expect(textOf(byRole(pageOf({ priceChange: { cents: 89_00, from: '2026-12-25T00:00:00.000Z' } }), 'region', 'Your plan'))).toContain(
      '$64.50 on Thu 24 Dec 2026',
    )
  })

  test('whose renewal is not paid says what is due and until when the plan goes on', () => {
    const main = pageOf({ status: 'past_due', due: { cents: 64_50, until: '2026-12-31T01:00:00.000Z' } })
    expect(textOf(main)).toContain('$64.50 is due. Your Professional plan goes on until Thu 31 Dec 2026; it ends then unless you pay.')
    expect(textOf(main)).not.toContain('Subscription Active')
    expect(textOf(byRole(main, 'region', 'Card'))).toContain('A new card is charged what is due')
  })

  test('that nobody charges has nothing to change or cancel', () => {
    const main = pageOf({ currentPeriodEnd: null, card: null, refundableUntil: null })
    expect(textOf(main)).toContain('Nothing is charged for it.')
    expect(allByRole(main, 'heading').map(textOf)).toEqual(['Your plan', 'Invoices'])
  })
})
