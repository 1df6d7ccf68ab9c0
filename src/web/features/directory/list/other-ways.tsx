import type { SearchReading } from '#contract/directory/search-reading.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { BlockingFilters } from '#web/features/directory/filters/blocking-filters.tsx'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { NearestCategory } from './nearest-category.tsx'
import styles from './other-ways.module.css'
import { ListingAlert } from '#web/features/directory/search/search-alert-form.tsx'

type OtherWaysProps = { search: DirectorySearch; reading: SearchReading | undefined; level: 2 | 3; onFollow: () => void }

/** Shows what to try where a search has found nothing: other filters, the category of the trade, and an email alert. */
export function OtherWays({ search, reading, level, onFollow }: OtherWaysProps) {
  const text = search.search
  const isHydrated = useHydrated()
  return (
    <div className={styles.ways}>
      {/* counted by calls of the browser */}
      {isHydrated && <BlockingFilters search={search} place={reading?.place} onFollow={onFollow} />}
      {text && reading?.category && <NearestCategory search={search} category={reading.category} onFollow={onFollow} />}
      <ListingAlert search={search} reading={reading} level={level === 2 ? 3 : 4} />
    </div>
  )
}
