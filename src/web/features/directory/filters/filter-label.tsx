import type { ReactNode } from 'react'
import styles from './filter-label.module.css'

/** The label of a select on phones, where it stands above it. In the row of wider pages the select's choice says what it is. */
export const FilterLabel = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.field}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
)
