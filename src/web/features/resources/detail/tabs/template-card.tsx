import type { TemplateOnPage } from '#contract/resources/resources.ts'
import { resourceTemplateTexts } from '#contract/site-texts/resource-texts.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useTexts } from '#web/use-site.ts'
import { DocumentBlocks } from '#web/features/resources/detail/blocks.tsx'
import styles from './template-card.module.css'
import { PartList } from './toolkit.tsx'

/** A template: what it is for, what it says, and the file. */
export function TemplateCard({ template }: { template: TemplateOnPage }) {
  const texts = useTexts(resourceTemplateTexts)
  const { name, description, format, features, includes, url } = template
  return (
    <article aria-label={name} className={styles.template}>
      <div className={styles.head}>
        <div className={styles.words}>
          <MetaLabel>{texts[format]}</MetaLabel>
          <h3 className={styles.title}>{name}</h3>
          <p>{description}</p>
        </div>
        <ButtonLink
          variant="outline"
          icon="download-simple"
          href={url}
          download
          className="no-print"
          aria-label={`${texts.download}: ${name}`}
        >
          {texts.download}
        </ButtonLink>
      </div>
      <div className={styles.lists}>
        <PartList label={texts.features} items={features} />
        <PartList label={texts.includes} items={includes} />
      </div>
      <details className={styles.inside}>
        <summary className={styles.summary}>
          <Icon name="caret-down" className={styles.caret} />
          {texts.says}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <div className={styles.text}>
          {template.body && <DocumentBlocks blocks={template.body} />}
          {template.sheets?.map((sheet) => (
            <PartList key={sheet.name} label={sheet.name} items={sheet.columns} />
          ))}
        </div>
      </details>
    </article>
  )
}
