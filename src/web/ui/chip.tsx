import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { rendered, type Render } from './rendered.ts'
import styles from './chip.module.css'

type ChipProps = {
  /** The link that sets or clears the filter. */
  render: Render
  active?: boolean
  /** How many it leaves. */
  count?: number
  /** A small drawing, 24 px. */
  glyph?: ReactNode
  children: ReactNode
}

/** A filter as a link. */
export function Chip({ render, active, count, glyph, children }: ChipProps) {
  const content = (
    <>
      {glyph && (
        <span className={styles.glyph} aria-hidden="true">
          {glyph}
        </span>
      )}
      {children}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-AU')}</span>}
    </>
  )
  return rendered(render, {
    className: classNames(styles.chip, active && styles.active),
    'aria-current': active ? 'true' : undefined,
    children: content,
  })
}

/** Chips in a row that wraps, or on phones scrolls. Children are `<li>`s. */
export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.chips} aria-label={label}>
    {children}
  </ul>
)
