import { useId, type ReactNode } from 'react'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './section-fold.module.css'

type SectionFoldProps = {
  title: string
  /** How it stands: "12 texts, 2 changed". */
  note: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Its fields, which are rendered while it is open. */
  children: () => ReactNode
}

/** A part of the editor under a heading that opens and closes it. */
export function SectionFold({ title, note, isOpen, onToggle, children }: SectionFoldProps) {
  const id = useId()
  return (
    <section data-section={title} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          className={styles.button}
          onClick={() => onToggle(!isOpen)}
        >
          <Icon name={isOpen ? 'caret-down' : 'caret-right'} />
          <span id={`${id}-title`} className={styles.words}>
            {title}
          </span>
          <span className={styles.note}>{note}</span>
        </button>
      </h2>
      <ul id={`${id}-fields`} hidden={!isOpen} className={styles.fields}>
        {isOpen && children()}
      </ul>
    </section>
  )
}
