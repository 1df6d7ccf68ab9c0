import { pricingCallTexts } from '#contract/site-texts/pricing-texts.ts'
import { useMe } from '#web/api/session/me.ts'
import { DASHBOARD, REGISTER_SUPPLIER, SUBSCRIPTION } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClosingDoor } from '#web/ui/layout/closing-door.tsx'
import { useTexts } from '#web/use-site.ts'

/** Asks suppliers to register, at the end of the page; who has done so is led to its own plan. */
export function PricingCall() {
  const { title } = useTexts(pricingCallTexts)
  return (
    <ClosingDoor title={title}>
      <AfterPricing variant="wattle" size="lg" />
    </ClosingDoor>
  )
}

/** Leads on from the prices: to a registration, a supplier to its own plan, or to its work where it manages none. */
export function AfterPricing(look: { variant?: 'wattle'; size?: 'lg' }) {
  const { start, ownPlan, ownDashboard } = useTexts(pricingCallTexts)
  const me = useMe()
  const own = me?.member ? { href: DASHBOARD, label: ownDashboard } : { href: SUBSCRIPTION, label: ownPlan }
  const next = me?.role === 'supplier' ? own : { href: REGISTER_SUPPLIER, label: start }
  return (
    <ButtonLink href={next.href} {...look}>
      {next.label}
    </ButtonLink>
  )
}
