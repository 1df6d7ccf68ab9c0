import { PLAN_CENTS, PLAN_NAMES, PLANS, PRICE_NOTICE_DAYS } from '#contract/billing/plans.ts'
import { betaStageTexts } from '#contract/site-texts/pricing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { dollars } from '#shared/money/money.ts'
import { useMe } from '#web/api/session/me.ts'
import { REGISTER, subscriptionPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import { isMonthlyOnly, shownPlanPrice, type PlanPrices } from './plans/shown-plan-price.ts'
import styles from './beta-price.module.css'

/** The plan that costs less while the beta lasts, and for how long; nothing where there is none. */
export function BetaPrice({ offers: planPrices }: { offers: PlanPrices }) {
  const { title, price, terms, start } = useTexts(betaStageTexts)
  const isSupplier = useMe()?.role === 'supplier'
  const plan = PLANS.find((one) => isMonthlyOnly(one, planPrices.isBeta))
  if (!plan) return null
  const { cents } = shownPlanPrice(planPrices, plan, 'month')
  const list = PLAN_CENTS[plan].month
  return (
    <section aria-labelledby="beta-offer" className={styles.band}>
      <Wrap className={styles.columns}>
        <div>
          <h2 id="beta-offer" className={styles.title}>
            {title}
          </h2>
          <p className={styles.price}>{filled(price, { price: dollars(cents), plan: PLAN_NAMES[plan] })}</p>
        </div>
        <div>
          <p className={styles.terms}>{filled(terms, { list: dollars(list), saving: dollars(list - cents), days: PRICE_NOTICE_DAYS })}</p>
          <ButtonLink href={isSupplier ? subscriptionPath({ plan, interval: 'month' }) : REGISTER} size="lg" className={styles.start}>
            {start}
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  )
}
