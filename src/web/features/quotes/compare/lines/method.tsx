import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import styles from './comparison-of-lines.module.css'

/** Says below a comparison how its figures are made. */
export const Method = ({ rankedBy }: Pick<Comparison, 'rankedBy'>) => (
  <div className={styles.method}>
    <p>
      The large price of a line is what all that you need of it costs in whole packs, without GST and before delivery. Totals have delivery
      and what an order below the minimum costs more; they are compared only over the same lines.
    </p>
    <p>
      {rankedBy === 'exGst'
        ? 'The cheapest is chosen without GST, because a venue that is registered claims it back.'
        : 'The cheapest is chosen with GST, because your venue is not registered for it and cannot claim it back.'}
    </p>
  </div>
)
