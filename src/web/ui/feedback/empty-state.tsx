import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** A decorative drawing, the magpie on a carton. */
  image?: ReactNode
  title?: ReactNode
  /** The level of the heading; 1 on a page without other content. */
  level?: 1 | 2 | 3
  /** One sentence. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** Shown instead of content that is empty or could not be read: a drawing, a sentence, a button. */
export function EmptyState({ image, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div data-kept-clear className={styles.empty}>
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
