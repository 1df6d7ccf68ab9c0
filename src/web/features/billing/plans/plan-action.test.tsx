import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Plan } from '#contract/billing/plans.ts'
import type { Site } from '#contract/site/site.ts'
import { SiteContext } from '#web/use-site.ts'
import { PlanAction } from './plan-action.tsx'
import type { ShownPlanPrice } from './shown-plan-price.ts'

const site: Site = {
  publicUrl: 'https://backdock.example',
  isDemo: false,
  proof: [],
  content: { texts: {}, css: '' },
  statements: { figures: 'hidden', testimonials: 'hidden' },
}
const person = (role: User['role'], plan: Plan | null = null): User => ({
  id: '0190a5c0-0000-7000-8000-000000000000',
  username: 'Ann',
  email: 'ann@moth.example',
  role,
  plan,
  subscriptionStatus: plan ? 'active' : 'none',
  emailConfirmed: true,
})

/** Returns what the card of Professional says to somebody, and where its button leads. */
function action(user: User | null | undefined, planPrice: Partial<ShownPlanPrice> = {}) {
  const shown: ShownPlanPrice = { plan: 'professional', interval: 'month', cents: 64_50, isSold: true, ...planPrice }
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <PlanAction user={user} offer={shown} isMain />
    </SiteContext>,
  )
  const element = parseHTML(`<main>${html}</main>`).document.querySelector('main')!.firstElementChild!
  return [element.textContent, element.getAttribute('href')]
}

describe('The button of a plan', () => {
  test('leads a visitor to register, and so does a page that does not know yet who looks at it', () => {
    for (const user of [null, undefined]) expect(action(user)).toEqual(['Get started with Professional', '/auth?mode=register'])
  })

  test('leads a supplier to subscribe to this plan by this interval, or to change to it', () => {
    expect(action(person('supplier'))).toEqual(['Choose Professional', '/subscription?plan=professional&interval=month'])
    expect(action(person('supplier', 'starter'), { interval: 'year' })).toEqual([
      'Change to Professional',
      '/subscription?plan=professional&interval=year',
    ])
  })

  test('leads a supplier who has the plan to manage it, even where it is not sold any more', () => {
    for (const isSold of [true, false])
      expect(action(person('supplier', 'professional'), { isSold })).toEqual(['Manage your plan', '/subscription'])
  })

  test('is none for a buyer, who learns that plans are for suppliers', () => {
    expect(action(person('restaurant'))).toEqual(['Plans are for suppliers. Your account is free.', null])
  })

  test('says where the plan cannot be bought at this site yet, and leads nowhere', () => {
    for (const user of [null, person('supplier')]) expect(action(user, { isSold: false })).toEqual(['Cannot be bought here yet', null])
  })
})
