import { pricingClaimTexts } from '#contract/site-texts/pricing-texts.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { useClaims } from '#web/use-claims.ts'
import { useTexts } from '#web/use-site.ts'
import styles from './plan-figures.module.css'

const SAMPLES = [1, 2, 3, 4] as const
const COUNTED = ['suppliers', 'venues', 'requests'] as const

/** Figures of the marketplace: samples, or counted ones without those that are 0; nothing where figures are hidden. */
export function PlanFigures() {
  const { name } = useTexts(pricingClaimTexts)
  const stats = useFigures()
  if (stats.length === 0) return null
  return (
    <section aria-label={name}>
      <dl className={styles.figures}>
        {stats.map(({ figure, label }, at) => (
          <div key={at} className={styles.stat}>
            <dt className={styles.label}>
              {label} <ExampleMark of="figures" />
            </dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What nothing can be counted for, leads and time, is a sample only. */
function useFigures(): { figure: string; label: string }[] {
  const texts = useTexts(pricingClaimTexts)
  const { mode, counts, figures } = useClaims()
  if (mode === 'sample') return SAMPLES.map((n) => ({ figure: texts[`figure${n}`], label: texts[`label${n}`] }))
  if (!counts || !figures) return []
  return COUNTED.filter((name) => counts[name] > 0).map((name) => ({ figure: figures[name], label: texts[name] }))
}
