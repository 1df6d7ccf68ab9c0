import { filterTexts } from '#contract/site-texts/listing-texts.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { useTexts } from '#web/use-site.ts'
import { suppliersPathWith, NO_FILTERS, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { useActiveFilters } from './use-active-filters.ts'
import { ListingLink } from '#web/features/directory/list/listing-link.tsx'
import styles from './active-filters.module.css'

type ActiveFiltersProps = {
  search: DirectorySearch
  place: ResolvedPlace | null | undefined
  /** Called after a filter was removed together with the link that had the focus. */
  onRemove: () => void
}

/** The active filters, each with a link that removes it. The place has a line of its own (place-line.tsx), and stays when all are cleared. */
export function ActiveFilters({ search, place, onRemove }: ActiveFiltersProps) {
  const filters = useActiveFilters(search, place).filter(({ name }) => name !== 'location')
  const { inUse, remove, clear } = useTexts(filterTexts)
  if (filters.length === 0) return null
  return (
    <div className={styles.frame}>
      <Chips label={inUse} wraps>
        {filters.map(({ name, label }) => (
          <li key={name}>
            <Chip
              removes={remove}
              render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { [name]: undefined })} onFollow={onRemove} />}
            >
              {label}
            </Chip>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <ListingLink search={search} to={withoutFilters} onFollow={onRemove} className={styles.clear}>
              {clear}
            </ListingLink>
          </li>
        )}
      </Chips>
    </div>
  )
}

const withoutFilters = (now: DirectorySearch) => suppliersPathWith(now, { ...NO_FILTERS, location: now.location })
