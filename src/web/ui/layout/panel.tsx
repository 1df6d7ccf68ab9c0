import { useId, type ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  /** Shown beside the title. */
  aside?: ReactNode
  /** Fragment by which links refer to it; it takes the focus then. */
  id?: string
  children: ReactNode
}

/** A section of a tool page on a card of its own, named by its heading. */
export function Panel({ title, aside, id, children }: PanelProps) {
  const heading = useId()
  return (
    <Card as="section" padded id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </Card>
  )
}
