import { useId, type ReactNode } from 'react'
import styles from './editor-section.module.css'

type EditorSectionProps = {
  title: string
  items: readonly { key: number; field: ReactNode }[]
}

/** Fields under a heading, ruled off from each other. */
export function EditorSection({ title, items }: EditorSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul>
        {items.map(({ key, field }) => (
          <li key={key} className={styles.item}>
            {field}
          </li>
        ))}
      </ul>
    </section>
  )
}
