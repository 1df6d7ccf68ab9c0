import type { FeatureValue as Value } from '#contract/billing/plan-features.ts'
import { featureTexts } from '#contract/site-texts/pricing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './feature-value.module.css'

/** A tick or a dash that says whether a plan includes something. */
export function IncludedMark({ isIncluded }: { isIncluded: boolean }) {
  const { included, notIncluded } = useTexts(featureTexts)
  return isIncluded ? (
    <Icon name="check" label={included} className={styles.included} />
  ) : (
    <Icon name="minus" label={notIncluded} className={styles.missing} />
  )
}

/** Shows how much of a feature there is, in words; nothing where that is only yes or no. */
export function FeatureAmount({ value }: { value: Value }) {
  const texts = useTexts(featureTexts)
  if (typeof value === 'boolean') return null
  if (typeof value === 'number') return value
  if ('days' in value) return filled(texts.days, value)
  if ('businessDays' in value) return filled(texts.businessDay, { days: value.businessDays })
  if ('by' in value) return filled(texts[value.by], value)
  return (
    <>
      {texts.unlimited} <small className={styles.limit}>{filled(texts.inPractice, { most: value.unlimitedTo })}</small>
    </>
  )
}
