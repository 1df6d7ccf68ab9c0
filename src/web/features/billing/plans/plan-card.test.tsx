import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { PLANS, type Plan } from '#contract/billing/plans.ts'
import type { Site } from '#contract/site/site.ts'
import { SiteContext } from '#web/use-site.ts'
import { PlanCard } from './plan-card.tsx'

const site: Site = {
  publicUrl: 'https://backdock.example',
  isDemo: true,
  proof: [],
  content: { texts: {}, css: '' },
  statements: { figures: 'sample', testimonials: 'sample' },
}
const subscriber: User = {
  id: '0190a5c0-0000-7000-8000-000000000000',
  username: 'Ann',
  email: 'ann@moth.example',
  role: 'supplier',
  plan: 'starter',
  subscriptionStatus: 'active',
  emailConfirmed: true,
}

/** The words of a plan's card. */
function cardOf(plan: Plan, user: User | null) {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <PlanCard user={user} isBeta offer={{ plan, interval: 'month', cents: 49_00, isSold: true }} />
    </SiteContext>,
  )
  return parseHTML(`<main>${html}</main>`).document.querySelector('article')!.textContent!
}

test('a supplier who has a plan sees on its card that it is theirs, and on no other', () => {
  expect(PLANS.map((plan) => cardOf(plan, subscriber).includes('Your plan'))).toEqual([true, false, false])
  expect(PLANS.map((plan) => cardOf(plan, { ...subscriber, plan: 'professional' }).includes('Most popular'))).toEqual([false, false, false])
  expect(PLANS.map((plan) => cardOf(plan, null).includes('Your plan'))).toEqual([false, false, false])
})

test('what a plan is said to be worth is no example beside demo suppliers, who are all invented', () => {
  const card = cardOf('enterprise', null)
  expect(card).toContain('Total value $8,934')
  expect(card).not.toContain('Example')
})
