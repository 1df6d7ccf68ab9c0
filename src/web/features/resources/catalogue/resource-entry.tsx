import type { ProgressEntry } from '#contract/resources/resource-progress.ts'
import type { CatalogueEntry } from '#contract/resources/resources.ts'
import { resourcesListTexts } from '#contract/site-texts/resources-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { TypeBadge } from '#web/features/resources/type-badge.tsx'
import { resourcePath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Card, cardLink } from '#web/ui/layout/card.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './resource-entry.module.css'

type ResourceEntryProps = {
  resource: CatalogueEntry
  /** What the reader has done of it. */
  begun: ProgressEntry | undefined
}

/** A resource beside others: all of the card leads to it. */
export const ResourceCard = ({ resource, begun }: ResourceEntryProps) => (
  <Card as="li" padded lifts className={styles.card}>
    <About resource={resource} />
    <Words resource={resource} begun={begun} link={cardLink} />
    <div className={styles.action}>
      <Action resource={resource} />
    </div>
  </Card>
)

/** A resource below others. */
export const ResourceRow = ({ resource, begun }: ResourceEntryProps) => (
  <li className={styles.row}>
    <About resource={resource} />
    <Words resource={resource} begun={begun} link={styles.link} />
    <div className={styles.action}>
      <Action resource={resource} />
    </div>
  </li>
)

function About({ resource: { type, readTime } }: Pick<ResourceEntryProps, 'resource'>) {
  const texts = useTexts(resourcesListTexts)
  return (
    <div className={styles.about}>
      <TypeBadge type={type} />
      <span className={styles.time}>
        <Icon name="clock" /> {filled(texts.readTime, { minutes: readTime })}
      </span>
    </div>
  )
}

function Words({ resource: { id, title, description }, begun, link }: ResourceEntryProps & { link: string | undefined }) {
  const texts = useTexts(resourcesListTexts)
  return (
    <div className={styles.words}>
      <h3 className={styles.title}>
        <a href={resourcePath(id)} className={link}>
          {title}
        </a>
      </h3>
      <p className={styles.description}>{description}</p>
      {begun && (
        <p className={styles.begun}>
          <TextLink href={resourcePath(id)}>{filled(texts.begun, { done: begun.done, total: begun.total })}</TextLink>
        </p>
      )}
    </div>
  )
}

/** Cafes read a resource first; suppliers take its files with them. */
function Action({ resource: { title, category, downloadUrl } }: Pick<ResourceEntryProps, 'resource'>) {
  const { view, download } = useTexts(resourcesListTexts)
  const isFile = category === 'for-suppliers'
  return (
    <ButtonLink href={downloadUrl} variant="quiet" {...(isFile && { icon: 'download-simple', download: true })}>
      {isFile ? download : view}
      <span className="visually-hidden"> {title}</span>
    </ButtonLink>
  )
}
