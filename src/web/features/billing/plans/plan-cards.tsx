import { PLANS, type Interval } from '#contract/billing/plans.ts'
import { planTexts } from '#contract/site-texts/pricing-texts.ts'
import { useMe } from '#web/api/session/me.ts'
import { useTexts } from '#web/use-site.ts'
import { PlanCard } from './plan-card.tsx'
import { shownPlanPrice, type PlanPrices } from './shown-plan-price.ts'
import styles from './plan-cards.module.css'

/** The plans beside each other, on a phone below each other. */
export function PlanCards({ offers: planPrices, interval }: { offers: PlanPrices; interval: Interval }) {
  const { name } = useTexts(planTexts)
  const user = useMe()
  return (
    <section aria-label={name} className={styles.cards}>
      {PLANS.map((plan) => (
        <PlanCard key={plan} offer={shownPlanPrice(planPrices, plan, interval)} isBeta={planPrices.isBeta} user={user} />
      ))}
    </section>
  )
}
