import { useRef, type ReactNode } from 'react'
import styles from './tag.module.css'
import { useFitting } from './use-fitting.ts'

/** A keyword in an outline. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>

type TagsProps = {
  tags: readonly ReactNode[]
  /** How many are shown; the others become "+N more". */
  most?: number
  label?: string
  moreLabel?: (count: number) => string
}

/**
 * Tags in a row that wraps, or where a style says `--one-line: 1` as many as are whole in its one line; renders nothing for an empty list.
 */
export function Tags({ tags, most = Infinity, label = 'Tags', moreLabel = (count) => `+${count} more` }: TagsProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = Math.min(useFitting(list), most, tags.length)
  if (tags.length === 0) return null
  return (
    <ul ref={list} className={styles.tags} aria-label={label}>
      {tags.slice(0, most).map((tag, at) => (
        <li key={at} hidden={at >= shown}>
          {tag}
        </li>
      ))}
      {tags.length > shown && <li className={styles.more}>{moreLabel(tags.length - shown)}</li>}
    </ul>
  )
}
