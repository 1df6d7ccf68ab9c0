import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { rendered, type Render } from '#web/ui/rendered.ts'
import styles from './chip.module.css'

type ChipProps = {
  /** The link that sets or clears the filter. */
  render: Render
  active?: boolean
  /** The link removes the filter: the accessible name begins with these words, and a cross is shown. */
  removes?: string
  /** The number of results with this filter. */
  count?: number
  /** A small drawing, 24 px. */
  glyph?: ReactNode
  children: ReactNode
}

/** A filter as a link. */
export function Chip({ render, active, removes, count, glyph, children }: ChipProps) {
  const content = (
    <>
      {glyph && (
        <span className={styles.glyph} aria-hidden="true">
          {glyph}
        </span>
      )}
      {removes && <span className="visually-hidden">{removes} </span>}
      {children}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-AU')}</span>}
      {removes && <Icon name="x" className={styles.cross} />}
    </>
  )
  return rendered(render, {
    className: classNames(styles.chip, active && styles.active),
    'aria-current': active ? 'true' : undefined,
    children: content,
  })
}

type ChipsProps = {
  label: string
  /** Wraps on phones too, and breaks long texts within their chip. */
  wraps?: boolean
  id?: string
  children: ReactNode
}

/** Chips in a row that wraps, or on phones scrolls. Children are `<li>` elements. */
export const Chips = ({ label, wraps, id, children }: ChipsProps) => (
  <ul id={id} className={classNames(styles.chips, wraps ? styles.wraps : styles.scrolls)} aria-label={label}>
    {children}
  </ul>
)

type ListChipsProps = { label: string; lists: readonly { label: string; href: string; active: boolean }[] }

/** Links to the lists of a page, of which one is open. */
export const ListChips = ({ label, lists }: ListChipsProps) => (
  <Chips label={label} wraps>
    {lists.map((list) => (
      <li key={list.label}>
        <Chip active={list.active} render={<a href={list.href}>{list.label}</a>}>
          {list.label}
        </Chip>
      </li>
    ))}
  </Chips>
)
