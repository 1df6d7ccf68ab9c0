import { scenePath } from '#contract/labels.ts'
import { suppliersPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListingLink } from './listing-link.tsx'
import { allSuppliers, type DirectorySearch } from './directory-search.ts'

type LevelProps = { level: 2 | 3 }
type NothingProps = LevelProps & { search: DirectorySearch; onFollow: () => void }
const magpie = <img src={scenePath('empty')} alt="" width="260" height="200" />

/** Nothing matches. */
export const NoSuppliers = ({ search, level, onFollow }: NothingProps) => (
  <EmptyState
    level={level}
    image={magpie}
    title="No suppliers found"
    action={<ButtonLink render={<ListingLink search={search} to={allSuppliers} onFollow={onFollow} />}>View All Suppliers</ButtonLink>}
  >
    Try fewer words, another state or a place nearby.
  </EmptyState>
)

/** There are suppliers, but not so many. */
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

type FailedProps = LevelProps & { sentence: string; onRetry: () => void; isRetrying: boolean }

/** The list could not be had (public-side §8). */
export const FailedSuppliers = ({ level, sentence, onRetry, isRetrying }: FailedProps) => (
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
    {sentence}
  </EmptyState>
)
