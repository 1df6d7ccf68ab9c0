import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './figures.module.css'

export type FiguresProps = {
  /** Two to four; `of` is shown small after the value: "4.8/5", `note` below it: "12 verified". */
  figures: { label: string; value: string; of?: string; note?: ReactNode }[]
  className?: string
}

/** Figures side by side, in two columns on phones. */
export const Figures = ({ figures, className }: FiguresProps) => (
  <dl className={classNames(styles.figures, className)} style={{ '--figures': figures.length }}>
    {figures.map(({ label, value, of, note }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {value}
          {of && <span className={styles.of}>{of}</span>}
        </dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </div>
    ))}
  </dl>
)
