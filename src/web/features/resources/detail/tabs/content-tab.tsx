import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourcePartTexts } from '#contract/site-texts/resource-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import { contentParts } from './content-parts.tsx'
import styles from './content-tab.module.css'
import { ContentsList } from './contents-list.tsx'
import type { Progress } from '#web/features/resources/detail/progress/use-progress.ts'

/** The text of a resource with everything that is filled in, beside the list of its parts. */
export function ContentTab({ resource, progress }: { resource: ResourcePage; progress: Progress }) {
  const texts = useTexts(resourcePartTexts)
  const parts = contentParts(resource, { texts, progress })
  return (
    <div className={styles.columns}>
      <div className={styles.contents}>
        <ContentsList parts={parts} />
      </div>
      <div className={styles.body}>
        {parts.map(({ id, title, body }) => (
          <Section key={id} id={id} title={title} className={styles.part}>
            {body}
          </Section>
        ))}
      </div>
    </div>
  )
}
