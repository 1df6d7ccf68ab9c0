import type { ResourcePage } from '#contract/resources/resources.ts'
import { sourceNote } from './source-note.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './parts-list.module.css'

/** Shows where figures and rules come from, each with the date of its text; one that could not be read says so. */
export const Sources = ({ sources }: { sources: ResourcePage['sources'] }) => (
  <ul className={styles.list}>
    {sources.map((source) => (
      <li key={source.url + source.title}>
        <TextLink href={source.url} rel="noopener">
          {source.title}
        </TextLink>
        {`, ${sourceNote(source)}`}
      </li>
    ))}
  </ul>
)
