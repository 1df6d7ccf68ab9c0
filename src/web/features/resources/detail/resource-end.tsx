import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceActionTexts, resourcePartTexts } from '#contract/site-texts/resource-texts.ts'
import { resourcesListTexts } from '#contract/site-texts/resources-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { TypeBadge } from '#web/features/resources/type-badge.tsx'
import { resourcePath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Card, cardLink } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './resource-end.module.css'

/** Everything of a resource as one file, and the resources that are near it. */
export function ResourceEnd({ resource: { packageUrl, related } }: { resource: ResourcePage }) {
  const texts = useTexts(resourceActionTexts)
  const { related: title } = useTexts(resourcePartTexts)
  const { readTime } = useTexts(resourcesListTexts)
  return (
    <div className="no-print">
      <div className={styles.package}>
        <p>{texts.packageText}</p>
        <ButtonLink size="lg" icon="download-simple" href={packageUrl} download className={styles.button}>
          {texts.package}
        </ButtonLink>
      </div>
      <Section title={title}>
        <Grid as="ul" min={280} most={3}>
          {related.map((one) => (
            <Card key={one.id} as="li" padded lifts>
              <TypeBadge type={one.type} />
              <h3 className={styles.title}>
                <a href={resourcePath(one.id)} className={cardLink}>
                  {one.title}
                </a>
              </h3>
              <p className={styles.time}>{filled(readTime, { minutes: one.readTime })}</p>
            </Card>
          ))}
        </Grid>
      </Section>
    </div>
  )
}
