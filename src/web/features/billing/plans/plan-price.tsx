import { PLAN_CENTS, yearlySavingCents, type Interval, type Plan } from '#contract/billing/plans.ts'
import { priceTexts } from '#contract/site-texts/pricing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { dollars, wholeDollars } from '#shared/money/money.ts'
import { gstIn } from '#shared/money/gst.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useTexts } from '#web/use-site.ts'
import { isMonthlyOnly, perMonth, type ShownPlanPrice } from './shown-plan-price.ts'
import styles from './plan-price.module.css'

/** Shows what a month costs, what each payment comes to, and what paying by the year saves. */
export function PlanPrice({ offer: planPrice, isBeta, isTicket }: { offer: ShownPlanPrice; isBeta: boolean; isTicket: boolean }) {
  const texts = useTexts(priceTexts)
  const { plan, interval, cents } = planPrice
  const gst = dollars(gstIn(cents))
  return (
    <div>
      <p className={classNames(styles.price, isTicket && styles.ticket)}>
        <span className={styles.figure}>{dollars(perMonth(planPrice))}</span> {texts.perMonth}
      </p>
      <p className={styles.billed}>
        {interval === 'year' ? filled(texts.yearly, { price: dollars(cents), gst }) : filled(texts.monthly, { gst })}
      </p>
      <p className={styles.saving}>{isMonthlyOnly(plan, isBeta) ? filled(texts.beta, listOf(plan)) : savingLine(texts, plan, interval)}</p>
    </div>
  )
}

const yearlyOf = (plan: Plan) => dollars(perMonth({ interval: 'year', cents: PLAN_CENTS[plan].year }))
const savingOf = (plan: Plan) => wholeDollars(yearlySavingCents(plan))
const listOf = (plan: Plan) => ({ list: dollars(PLAN_CENTS[plan].month), yearly: yearlyOf(plan), saving: savingOf(plan) })

const savingLine = ({ cheaper, saves }: typeof priceTexts.texts, plan: Plan, interval: Interval) =>
  interval === 'year' ? filled(saves, { saving: savingOf(plan) }) : filled(cheaper, { price: yearlyOf(plan), saving: savingOf(plan) })
