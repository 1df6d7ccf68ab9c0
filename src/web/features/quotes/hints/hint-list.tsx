import { useId } from 'react'
import type { QuoteHints } from './quote-hints.ts'
import styles from './hint-list.module.css'

/** Hints on what to write, so that the supplier's first answer can already be a price. */
export function HintList({ hints }: { hints: QuoteHints }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.hints}>
      <h4 id={heading} className={styles.title}>
        A supplier can price it when you say
      </h4>
      <ul className={styles.list}>
        {hints.say.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </section>
  )
}
