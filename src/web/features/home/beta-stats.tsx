import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './beta-stats.module.css'

/** Fixed text, not counts (docs/behaviour.md, Home page). */
const STATS = [
  { figure: '47', label: 'spots left in the beta' },
  { figure: '2,847+', label: 'cafes on the list' },
  { figure: '54+', label: 'test suppliers' },
  { figure: '13', label: 'categories open' },
]

export const BetaStats = () => (
  <section aria-label="The beta in numbers" className={styles.band}>
    <Wrap>
      <dl className={styles.stats}>
        {STATS.map(({ figure, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
  </section>
)
