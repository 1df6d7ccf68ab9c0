import { scenePath } from '#shared/artwork-options.ts'
import type { SearchReading } from '#contract/search-reading.ts'
import { suppliersPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ListingLink } from './listing-link.tsx'
import { allSuppliers, type DirectorySearch } from './directory-search.ts'
import { BlockingFilters } from './blocking-filters.tsx'
import { NearestCategory } from './nearest-category.tsx'
import { SearchAlertForm } from './search-alert-form.tsx'
import styles from './no-suppliers.module.css'

type LevelProps = { level: 2 | 3 }
type NothingProps = LevelProps & { search: DirectorySearch; onFollow: () => void }
const magpie = <img src={scenePath('empty')} alt="" width="260" height="200" />

/** Shown for a list without results: other searches to try, and an email alert. */
export function NoSuppliers({ search, reading, level, onFollow }: NothingProps & { reading: SearchReading | undefined }) {
  const text = search.search
  return (
    <>
      <EmptyState
        level={level}
        image={magpie}
        title="No suppliers found"
        action={<ButtonLink render={<ListingLink search={search} to={allSuppliers} onFollow={onFollow} />}>View All Suppliers</ButtonLink>}
      >
        Try fewer words, another state or a place nearby.
      </EmptyState>
      <div className={styles.ways}>
        <BlockingFilters search={search} place={reading?.place} onFollow={onFollow} />
        {text && reading?.category && <NearestCategory search={search} category={reading.category} onFollow={onFollow} />}
        {text && (
          <SearchAlertForm
            key={JSON.stringify([text, search.location])}
            search={text}
            location={reading?.place === null ? undefined : search.location}
            level={level === 2 ? 3 : 4}
          />
        )}
      </div>
    </>
  )
}

/** Shown for a page number beyond the last page. */
export const NoSuchPage = ({ search, level, onFollow }: NothingProps) => (
  <EmptyState
    level={level}
    image={magpie}
    title={`There is no page ${search.page}`}
    action={
      <ButtonLink render={<ListingLink search={search} to={(now) => suppliersPath({ ...now, page: undefined })} onFollow={onFollow} />}>
        Back to the first page
      </ButtonLink>
    }
  >
    The list has become shorter, or the address has a typing mistake.
  </EmptyState>
)

type FailedProps = LevelProps & { message: string; onRetry: () => void; isRetrying: boolean }

/** Shown instead of a list that could not be loaded. */
export const FailedSuppliers = ({ level, message, onRetry, isRetrying }: FailedProps) => (
  <EmptyState
    level={level}
    image={magpie}
    title="Failed to fetch suppliers"
    action={
      <Button busy={isRetrying} busyLabel="Trying..." onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}
  </EmptyState>
)
