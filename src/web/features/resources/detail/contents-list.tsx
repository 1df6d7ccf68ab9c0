import { useEffect, useState } from 'react'
import { resourcePartTexts } from '#contract/site-texts/resource-texts.ts'
import { useTexts } from '#web/use-site.ts'
import styles from './contents-list.module.css'

type ContentsListProps = { parts: readonly { id: string; title: string }[] }

/** What is on the page, with the part in view marked: beside the text, and on narrow screens above it, closed. */
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

/** Returns the id of the last part whose beginning is above the upper third of the window. */
function usePartInView(parts: ContentsListProps['parts']): string | undefined {
  const [inView, setInView] = useState<string>()
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => setInView(elements.findLast((element) => element.getBoundingClientRect().top <= innerHeight / 3)?.id)
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66%', threshold: [0, 1] })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [ids])
  return inView
}
