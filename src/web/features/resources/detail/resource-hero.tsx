import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceHeadTexts } from '#contract/site-texts/resource-texts.ts'
import { resourcesListTexts } from '#contract/site-texts/resources-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { dateInWords } from '#shared/time/day-texts.ts'
import { TypeBadge } from '#web/features/resources/type-badge.tsx'
import { resourcesPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './resource-hero.module.css'

/** Shows what a resource is, how long it takes, and how to take it away. */
export function ResourceHero({ resource }: { resource: ResourcePage }) {
  const texts = useTexts(resourceHeadTexts)
  const { readTime } = useTexts(resourcesListTexts)
  const { title, description, type, category, updatedOn, pdfUrl } = resource
  return (
    <header className={styles.hero}>
      <p className="no-print">
        <TextLink href={resourcesPath({ tab: category === 'for-suppliers' ? 'suppliers' : undefined })} className={styles.back}>
          <Icon name="arrow-left" /> {texts.back}
        </TextLink>
      </p>
      <div className={styles.meta}>
        <TypeBadge type={type} />
        <span className={styles.time}>
          <Icon name="clock" /> {filled(readTime, { minutes: resource.readTime })}
        </span>
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lede}>{description}</p>
      <div className={styles.foot}>
        <span>{filled(texts.updated, { date: dateInWords(updatedOn) })}</span>
        <span className={styles.tools}>
          <Button variant="quiet" size="sm" icon="printer" className={styles.print} onClick={() => print()}>
            {texts.print}
          </Button>
          <ButtonLink variant="quiet" size="sm" icon="download-simple" href={pdfUrl} download>
            {texts.pdf}
          </ButtonLink>
        </span>
      </div>
    </header>
  )
}
