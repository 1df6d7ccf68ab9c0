import { featureOf, PLAN_FEATURES } from '#contract/billing/plan-features.ts'
import type { Plan } from '#contract/billing/plans.ts'
import { featureTexts } from '#contract/site-texts/pricing-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useTexts } from '#web/use-site.ts'
import { FeatureAmount, IncludedMark } from './feature-value.tsx'
import styles from './feature-list.module.css'

/** The guarantee has a line of its own on the card. */
const LISTED = PLAN_FEATURES.filter((feature) => feature !== 'guarantee')

/** All that plans give, each with a mark that says whether this one does. */
export function FeatureList({ plan }: { plan: Plan }) {
  const texts = useTexts(featureTexts)
  return (
    <ul className={styles.features}>
      {LISTED.map((feature) => {
        const value = featureOf(feature, plan)
        return (
          <li key={feature} className={classNames(styles.feature, value === false && styles.missing)}>
            <IncludedMark isIncluded={value !== false} />
            <span>{texts[feature]}</span>
            {typeof value !== 'boolean' && (
              <b className={styles.amount}>
                <FeatureAmount value={value} />
              </b>
            )}
          </li>
        )
      })}
    </ul>
  )
}
