import { useQueries } from '@tanstack/react-query'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { query } from '#web/api/query.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { suppliersPathWith, type DirectorySearch } from './directory-search.ts'
import { filtersOf } from './directory-reads.ts'
import { activeFilters } from './filters.ts'
import { ListingLink } from './listing-link.tsx'
import styles from './no-suppliers.module.css'

type BlockingFiltersProps = { search: DirectorySearch; place: ResolvedPlace | null | undefined; onFollow: () => void }

/** Offers to remove each filter of an empty list without which there would be results, with their number. */
export function BlockingFilters({ search, place, onFollow }: BlockingFiltersProps) {
  const filters = activeFilters(search, place)
  const totals = useQueries({ queries: filters.map(({ name }) => totalOf({ ...search, [name]: undefined })) })
  const helping = filters.flatMap((filter, at) => {
    const count = totals[at]?.data?.total ?? 0
    return count > 0 ? [{ ...filter, count }] : []
  })
  if (helping.length === 0) return null
  return (
    <div className={styles.way}>
      <p>There are some without one of the filters:</p>
      <Chips label="Filters in the way" wraps>
        {helping.map(({ name, label, count }) => (
          <li key={name}>
            <Chip
              removes
              count={count}
              render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { [name]: undefined })} onFollow={onFollow} />}
            >
              {label}
            </Chip>
          </li>
        ))}
      </Chips>
    </div>
  )
}

/** Returns a read of only one item, because just the total is needed. */
const totalOf = (search: DirectorySearch) =>
  query('GET /api/suppliers', { category: search.category, ...filtersOf(search), limit: 1, offset: 0 })
