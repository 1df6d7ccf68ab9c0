import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A keyword in an outline. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>

type TagsProps = {
  tags: readonly ReactNode[]
  /** How many are shown; the others become "+N more". */
  most?: number
  label?: string
  moreLabel?: (count: number) => string
}

/** Tags in a row that wraps; renders nothing for an empty list. */
export function Tags({ tags, most = Infinity, label = 'Tags', moreLabel = (count) => `+${count} more` }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.slice(0, most).map((tag, at) => (
        <li key={at}>{tag}</li>
      ))}
      {tags.length > most && <li className={styles.more}>{moreLabel(tags.length - most)}</li>}
    </ul>
  )
}
