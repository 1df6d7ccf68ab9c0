import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './figures.module.css'

export type FiguresProps = {
  /** Two to four; `of` is shown small after the value: "4.8/5", `change` below it: "18 this week", or `note`: "12 verified". */
  figures: { label: string; value: string; of?: string; change?: string; note?: ReactNode }[]
  className?: string
}

/** Figures side by side, in two columns on phones. */
export const Figures = ({ figures, className }: FiguresProps) => (
  <dl className={classNames(styles.figures, className)} style={{ '--figures': figures.length }}>
    {figures.map(({ label, value, of, change, note }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {value}
          {of && <span className={styles.of}>{of}</span>}
        </dd>
        {note && <dd className={styles.note}>{note}</dd>}
        {change && (
          <dd className={styles.change}>
            <Icon name="arrow-up" />
            {change}
          </dd>
        )}
      </div>
    ))}
  </dl>
)
