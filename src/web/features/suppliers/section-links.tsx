import { usePartInView } from '#web/browser/use-part-in-view.ts'
import styles from './section-links.module.css'

/** Links to the sections of a profile, with the one in view marked. On wide screens they stay in view. */
export function SectionLinks({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const inView = usePartInView(parts)
  return (
    <nav aria-label="On this page" data-sticks className={styles.links}>
      <ul className={styles.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
