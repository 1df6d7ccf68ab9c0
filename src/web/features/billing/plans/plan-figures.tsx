import { pricingClaimTexts } from '#contract/site-texts/pricing-texts.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { useFigures } from '#web/use-statements.ts'
import { useSite, useTexts } from '#web/use-site.ts'
import styles from './plan-figures.module.css'

// Leads and time, which nothing can be counted for, are samples only.
const COUNTED = ['suppliers', 'venues', 'requests'] as const

/** Figures of the marketplace: samples, or counted ones without those that are 0; nothing where figures are hidden. */
export function PlanFigures() {
  const texts = useTexts(pricingClaimTexts)
  const stats = useFigures(texts, COUNTED)
  const { statements: claims, isDemo } = useSite()
  const isInvented = claims.figures === 'sample' && isDemo
  if (stats.length === 0) return null
  return (
    <section aria-label={texts.name}>
      <dl className={styles.figures}>
        {stats.map(({ figure, label }, at) => (
          <div key={at} className={styles.stat}>
            <dt className={styles.label}>
              {label} <ExampleMark of="figures" />
              {at === 0 && isInvented && <Tag>{texts.sample}</Tag>}
            </dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
