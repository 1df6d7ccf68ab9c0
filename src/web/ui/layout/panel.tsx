import { useId, type ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  /** Where links lead to it. */
  id?: string
  children: ReactNode
}

/** A part of a tool screen on a card of its own, named by its heading. */
export function Panel({ title, aside, id, children }: PanelProps) {
  const heading = useId()
  return (
    <Card as="section" padded id={id} aria-labelledby={heading}>
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
