import { useId } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { CLAIMED_VALUE_CENTS } from '#contract/billing/plan-features.ts'
import { GUARANTEE_DAYS, PLAN_NAMES, type Plan } from '#contract/billing/plans.ts'
import { planActionTexts, planTexts } from '#contract/site-texts/pricing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { wholeDollars } from '#shared/money/money.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useStatements } from '#web/use-statements.ts'
import { useTexts } from '#web/use-site.ts'
import { FeatureList } from '#web/features/billing/features/feature-list.tsx'
import { PhoneSupport } from './phone-support.tsx'
import { PlanAction } from './plan-action.tsx'
import { PlanPrice } from './plan-price.tsx'
import type { ShownPlanPrice } from './shown-plan-price.ts'
import styles from './plan-card.module.css'

/** The plan that is marked as the most popular. */
const POPULAR: Plan = 'professional'

type PlanCardProps = { offer: ShownPlanPrice; isBeta: boolean; user: User | null | undefined }

/** A plan: its price, what it is good for, what whoever looks at it can do, and all that it gives. */
export function PlanCard({ offer: planPrice, isBeta, user }: PlanCardProps) {
  const { plan } = planPrice
  const heading = useId()
  const texts = useTexts(planTexts)
  const { yours } = useTexts(planActionTexts)
  const { mode } = useStatements()
  const isPopular = plan === POPULAR
  const mark = user?.plan === plan ? yours : isPopular ? texts.popular : undefined
  return (
    <article aria-labelledby={heading} className={classNames(styles.card, isPopular && styles.popular)}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.name}>
          {PLAN_NAMES[plan]}
        </h2>
        {mark && <MetaLabel className={styles.mark}>{mark}</MetaLabel>}
        <p className={styles.subtitle}>{texts[`${plan}Subtitle`]}</p>
      </header>
      <PlanPrice offer={planPrice} isBeta={isBeta} isTicket={isPopular} />
      <div className={styles.worth}>
        <p>{texts[`${plan}Value`]}</p>
        {mode === 'sample' && (
          <p className={styles.total}>
            {filled(texts.total, { value: wholeDollars(CLAIMED_VALUE_CENTS[plan]) })} <ExampleMark of="figures" />
          </p>
        )}
      </div>
      <div>
        <PlanAction offer={planPrice} user={user} isMain={isPopular} />
        <p className={styles.guarantee}>{filled(texts.guarantee, { days: GUARANTEE_DAYS[plan] })}</p>
      </div>
      <div>
        <FeatureList plan={plan} />
        <PhoneSupport plan={plan} />
      </div>
    </article>
  )
}
