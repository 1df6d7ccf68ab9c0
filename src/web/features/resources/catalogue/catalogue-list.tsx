import type { CatalogueEntry } from '#contract/resources/resources.ts'
import { resourcesListTexts } from '#contract/site-texts/resources-texts.ts'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import { ResourceCard, ResourceRow } from './resource-entry.tsx'
import { useBegun } from './use-begun.ts'
import styles from './catalogue-list.module.css'

type Props = { resources: readonly CatalogueEntry[] }

/** The resources of a tab: the popular ones first, then all in their order. */
export function CatalogueList({ resources }: Props) {
  const { popular: title, all } = useTexts(resourcesListTexts)
  const begun = useBegun()
  const popular = resources.filter((one) => one.popular)
  return (
    <>
      {popular.length > 0 && (
        <Section title={title}>
          <Grid as="ul" min={210} most={3}>
            {popular.map((one) => (
              <ResourceCard key={one.id} resource={one} begun={begun.get(one.id)} />
            ))}
          </Grid>
        </Section>
      )}
      <Section title={all}>
        <ResourceRows resources={resources} />
      </Section>
    </>
  )
}

/** Resources below each other. */
export function ResourceRows({ resources }: Props) {
  const begun = useBegun()
  return (
    <ul className={styles.rows}>
      {resources.map((one) => (
        <ResourceRow key={one.id} resource={one} begun={begun.get(one.id)} />
      ))}
    </ul>
  )
}
