import { resourcesHeadTexts, resourcesPageTexts } from '#contract/site-texts/resources-texts.ts'
import { resourcesSharePath } from '#shared/pictures/artwork-options.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { byTab } from '#web/features/resources/catalogue/by-tab.ts'
import { CatalogueList, ResourceRows } from '#web/features/resources/catalogue/catalogue-list.tsx'
import { catalogueRead } from '#web/features/resources/catalogue/catalogue-read.ts'
import { CatalogueSearch } from '#web/features/resources/catalogue/catalogue-search.tsx'
import { CatalogueTabs } from '#web/features/resources/catalogue/catalogue-tabs.tsx'
import { catalogueJsonLd, describeCatalogue } from '#web/features/resources/catalogue/describe-catalogue.ts'
import { ConsultationLinks } from '#web/features/resources/catalogue/consultation-links.tsx'
import { FoundCount } from '#web/features/resources/catalogue/found-count.tsx'
import { NothingFound } from '#web/features/resources/catalogue/nothing-found.tsx'
import { useCatalogue } from '#web/features/resources/catalogue/use-catalogue.ts'
import { Head } from '#web/head.tsx'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import styles from './resources.module.css'

type Props = { search: ResourcesSearch }

export const reads = ({ search }: Props) => [catalogueRead(search)]

/** The catalogue of resources. Its tab and its search are in the address (docs/behaviour/resources.md, Resources page). */
export function ResourcesPage({ search }: Props) {
  const { publicUrl } = useSite()
  const { title, lede } = useTexts(resourcesHeadTexts)
  const described = describeCatalogue(useTexts(resourcesPageTexts), search)
  const { read, shown } = useCatalogue(search)
  const { open } = byTab(read.data ?? [], search)
  return (
    <Page bands>
      <Head {...described} image={resourcesSharePath} jsonLd={catalogueJsonLd(publicUrl, described, open)} />
      <Wrap className={styles.body}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lede}>{lede}</p>
          <div className={styles.tools}>
            <CatalogueTabs {...search} />
            <CatalogueSearch {...search} />
          </div>
        </header>
        <FoundCount search={shown} found={read.data} />
        <QueryBoundary of={read} loading={<Skeleton height="900px" />}>
          {() => {
            if (!shown.search) return <CatalogueList resources={open} />
            return open.length > 0 ? <ResourceRows resources={open} /> : <NothingFound {...search} />
          }}
        </QueryBoundary>
      </Wrap>
      <ConsultationLinks {...search} />
    </Page>
  )
}
