import type { ReactNode } from 'react'
import { featureOf, PLAN_FEATURES, type FeatureValue } from '#contract/billing/plan-features.ts'
import { PLAN_NAMES, PLANS, yearlySavingCents } from '#contract/billing/plans.ts'
import { comparisonTexts, featureTexts } from '#contract/site-texts/pricing-texts.ts'
import { dollars, wholeDollars } from '#shared/money/money.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import { FeatureAmount, IncludedMark } from './feature-value.tsx'
import { isMonthlyOnly, perMonth, shownPlanPrice, type PlanPrices } from '#web/features/billing/plans/shown-plan-price.ts'
import styles from './plan-table.module.css'

/** The columns; null is a listing without a plan. */
const COLUMNS = [null, ...PLANS] as const

/** The plans side by side: a row for each price and each feature. A table wider than its frame scrolls in it, by keyboard as well. */
export function PlanTable({ offers: planPrices }: { offers: PlanPrices }) {
  const texts = useTexts(comparisonTexts)
  const features = useTexts(featureTexts)
  return (
    <Section size="band" title={texts.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <section aria-label={texts.name} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.feature}</span>
              </th>
              {COLUMNS.map((plan) => (
                <th key={plan} scope="col">
                  {plan ? PLAN_NAMES[plan] : texts.none}
                </th>
              ))}
            </tr>
          </thead>
          <PriceRows offers={planPrices} />
          <tbody>
            {PLAN_FEATURES.map((feature) => (
              <FeatureRow key={feature} name={features[feature]} cells={COLUMNS.map((plan) => cellOf(featureOf(feature, plan)))} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{texts.note}</p>
    </Section>
  )
}

function PriceRows({ offers: planPrices }: { offers: PlanPrices }) {
  const { free, monthly, yearly, saving, notYet } = useTexts(comparisonTexts)
  const { isBeta } = planPrices
  const priceOf = (plan: (typeof PLANS)[number], interval: 'month' | 'year') =>
    dollars(perMonth(shownPlanPrice(planPrices, plan, interval)))
  const byTheYear = PLANS.map((plan) => (isMonthlyOnly(plan, isBeta) ? notYet : priceOf(plan, 'year')))
  const savings = PLANS.map((plan) => (isMonthlyOnly(plan, isBeta) ? notYet : wholeDollars(yearlySavingCents(plan))))
  return (
    <tbody>
      <FeatureRow name={monthly} cells={[free, ...PLANS.map((plan) => priceOf(plan, 'month'))]} />
      <FeatureRow name={yearly} cells={[free, ...byTheYear]} />
      <FeatureRow name={saving} cells={[cellOf(false), ...savings]} />
    </tbody>
  )
}

const cellOf = (value: FeatureValue) => (typeof value === 'boolean' ? <IncludedMark isIncluded={value} /> : <FeatureAmount value={value} />)

const FeatureRow = ({ name, cells }: { name: string; cells: readonly ReactNode[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, at) => (
      <td key={COLUMNS[at]}>{cell}</td>
    ))}
  </tr>
)
