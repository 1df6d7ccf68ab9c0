import { GUARANTEE_DAYS, PLAN_NAMES, type Terms } from '#contract/billing/plans.ts'
import { subscriptionPriceTexts } from '#contract/site-texts/subscription-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { gstIn } from '#shared/money/gst.ts'
import { dollars } from '#shared/money/money.ts'
import { pricingPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Docket, DocketRule } from '#web/ui/layout/docket.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './plan-docket.module.css'
import { perMonth } from './shown-plan-price.ts'

/** Shows what a plan costs, on a slip: the chosen one a new subscriber, or the own one. */
export function PlanDocket({ offer: planPrice, isOwn }: { offer: Terms; isOwn: boolean }) {
  const texts = useTexts(subscriptionPriceTexts)
  const { plan, interval, cents } = planPrice
  const values = { price: dollars(cents), gst: dollars(gstIn(cents)) }
  return (
    <Docket heading={isOwn ? texts.own : texts.heading}>
      <p className={styles.plan}>{PLAN_NAMES[plan]}</p>
      <p className={styles.price}>
        <span className={styles.figure}>{dollars(perMonth(planPrice))}</span> {texts.perMonth}
      </p>
      <p>{filled(interval === 'year' ? texts.yearly : texts.monthly, values)}</p>
      {!isOwn && <p>{filled(texts.guarantee, { days: GUARANTEE_DAYS[plan] })}</p>}
      <DocketRule />
      <TextLink href={pricingPath({ interval: interval === 'year' ? interval : undefined })} plain>
        {texts.others}
      </TextLink>
    </Docket>
  )
}
