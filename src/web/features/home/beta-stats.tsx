import { statTexts } from '#contract/site-texts/home-texts.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { useClaims } from '#web/use-claims.ts'
import styles from './beta-stats.module.css'

const SAMPLES = [1, 2, 3, 4] as const
const COUNTED = ['suppliers', 'categories', 'venues', 'requests'] as const

/** Four figures: samples, or counted ones without those that are 0; nothing where figures are hidden. */
export function BetaStats() {
  const { name } = useTexts(statTexts)
  const stats = useStats()
  return (
    stats.length > 0 && (
      <section aria-label={name} className={styles.band}>
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

function useStats(): { figure: string; label: string }[] {
  const texts = useTexts(statTexts)
  const { mode, counts, figures } = useClaims()
  if (mode === 'sample') return SAMPLES.map((n) => ({ figure: texts[`figure${n}`], label: texts[`label${n}`] }))
  if (!counts || !figures) return []
  return COUNTED.filter((name) => counts[name] > 0).map((name) => ({ figure: figures[name], label: texts[name] }))
}
