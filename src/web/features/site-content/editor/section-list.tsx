import type { Section } from './sections.ts'
import styles from './section-list.module.css'

type SectionListProps = { sections: readonly Section[]; onChoose: (title: string) => void }

/** The way to each section, at the side of wide windows; elsewhere the closed sections are the list. */
export const SectionList = ({ sections, onChoose }: SectionListProps) => (
  <nav aria-label="Sections" className={styles.list}>
    <ul>
      {sections.map(({ title }) => (
        <li key={title}>
          <button type="button" className={styles.section} onClick={() => onChoose(title)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
)
