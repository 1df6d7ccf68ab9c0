import { useId, type ReactNode } from 'react'
import styles from './legal-section.module.css'

/** A section of the privacy page or the terms: its heading beside a column of text. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
