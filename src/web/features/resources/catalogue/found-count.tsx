import type { CatalogueEntry } from '#contract/resources/resources.ts'
import { resourcesFoundTexts } from '#contract/site-texts/resources-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { resourcesPath } from '#web/paths.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { useTexts } from '#web/use-site.ts'
import { byTab } from './by-tab.ts'
import styles from './found-count.module.css'

type FoundCountProps = { search: ResourcesSearch; found: readonly CatalogueEntry[] | undefined }

/** Shows how many resources a search finds in the open tab and in the other one. It is announced, and empty while nothing is searched for. */
export const FoundCount = ({ search, found }: FoundCountProps) => (
  <div aria-live="polite">{search.search && found && <Count search={search} found={found} />}</div>
)

function Count({ search, found }: { search: ResourcesSearch; found: readonly CatalogueEntry[] }) {
  const texts = useTexts(resourcesFoundTexts)
  const { open, other } = byTab(found, search)
  return (
    <header className={styles.head}>
      <h2 className={styles.count}>{open.length === 0 ? texts.none : counted(open.length, texts.one, texts.many)}</h2>
      <Elsewhere search={search} count={other.length} />
      {open.length > 0 && <TextLink href={resourcesPath({ tab: search.tab })}>{texts.clear}</TextLink>}
    </header>
  )
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : filled(many, { count }))

/** Leads to what is found in the other tab. */
function Elsewhere({ search: { tab, search }, count }: { search: ResourcesSearch; count: number }) {
  const texts = useTexts(resourcesFoundTexts)
  if (count === 0) return null
  return (
    <TextLink href={resourcesPath({ tab: tab ? undefined : 'suppliers', search })}>
      {tab ? counted(count, texts.oneForCafes, texts.forCafes) : counted(count, texts.oneForSuppliers, texts.forSuppliers)}
    </TextLink>
  )
}
