import { useId, type ReactNode } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { TEXT_PAGES } from '#contract/site-texts/text-group.ts'
import styles from './text-sections.module.css'

type TextSectionsProps = {
  items: readonly ContentItem[]
  children: (item: ContentItem) => ReactNode
}

/** Texts by page and section, in the order of the site. */
export const TextSections = ({ items, children }: TextSectionsProps) => (
  <div className={styles.sections}>
    {bySection(items).map(({ title, items: own }) => (
      <TextSection key={title} title={title}>
        {own.map((item) => (
          <li key={item.id} className={styles.item}>
            {children(item)}
          </li>
        ))}
      </TextSection>
    ))}
  </div>
)

function TextSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.items}>{children}</ul>
    </section>
  )
}

function bySection(items: readonly ContentItem[]) {
  const sections = new Map<string, ContentItem[]>()
  for (const item of items) {
    const title = `${TEXT_PAGES[item.page]}: ${item.section}`
    sections.set(title, [...(sections.get(title) ?? []), item])
  }
  return [...sections].map(([title, own]) => ({ title, items: own }))
}
