import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** A drawing, the magpie on a carton; decoration. */
  image?: ReactNode
  title?: ReactNode
  /** The heading's level, h1 on a page that is nothing else. */
  level?: 1 | 2 | 3
  /** One sentence. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** Where there is nothing, or where reading it failed: a drawing, a sentence, a button. */
export function EmptyState({ image, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {image && (
        <div className={styles.image} aria-hidden="true">
          {image}
        </div>
      )}
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
