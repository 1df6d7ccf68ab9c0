import { resourcePartTexts } from '#contract/site-texts/resource-texts.ts'
import { usePartInView } from '#web/browser/use-part-in-view.ts'
import { useTexts } from '#web/use-site.ts'
import styles from './contents-list.module.css'

type ContentsListProps = { parts: readonly { id: string; title: string }[] }

/** Shows what is on the page, with the part in view marked: beside the text, and on narrow screens above it, closed. */
export function ContentsList({ parts }: ContentsListProps) {
  const { contents } = useTexts(resourcePartTexts)
  const inView = usePartInView(parts)
  const list = (
    <ol className={styles.list}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav aria-label={contents} className={styles.beside}>
        <p className={styles.title}>{contents}</p>
        {list}
      </nav>
      <details className={styles.above}>
        <summary className={styles.summary}>{contents}</summary>
        {list}
      </details>
    </>
  )
}
