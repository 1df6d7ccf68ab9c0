import { statTexts } from '#contract/site-texts/home-section-texts.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { useFigures } from '#web/use-statements.ts'
import styles from './beta-stats.module.css'

const COUNTED = ['suppliers', 'categories', 'venues', 'requests'] as const

/** Four figures: samples, or counted ones without those that are 0; nothing where figures are hidden. */
export function BetaStats() {
  const texts = useTexts(statTexts)
  const stats = useFigures(texts, COUNTED)
  return (
    stats.length > 0 && (
      <section aria-label={texts.name} className={styles.band}>
        <Wrap>
          <dl className={styles.stats}>
            {stats.map(({ figure, label }, at) => (
              <div key={at} className={styles.stat}>
                <dt className={styles.label}>
                  {label} <ExampleMark of="figures" />
                </dt>
                <dd className={styles.figure}>{figure}</dd>
              </div>
            ))}
          </dl>
        </Wrap>
      </section>
    )
  )
}
