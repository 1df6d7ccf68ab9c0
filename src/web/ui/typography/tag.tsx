import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './tag.module.css'

type TagProps = { children: ReactNode; /** The quiet "+2 more". */ more?: boolean }

/** A keyword in an outline. */
export const Tag = ({ children, more }: TagProps) => <span className={classNames(styles.tag, more && styles.more)}>{children}</span>

type TagsProps = {
  tags: readonly string[]
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
      {tags.slice(0, most).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {tags.length > most && (
        <li>
          <Tag more>{moreLabel(tags.length - most)}</Tag>
        </li>
      )}
    </ul>
  )
}
