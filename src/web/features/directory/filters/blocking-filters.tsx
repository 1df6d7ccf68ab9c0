import { COUNTED } from '#contract/options.ts'
import { emptyTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useQueries } from '@tanstack/react-query'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { query } from '#web/api/reads/query.ts'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { useTexts } from '#web/use-site.ts'
import { suppliersPathWith, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { filtersOf } from '#web/features/directory/search/directory-reads.ts'
import { useActiveFilters } from './use-active-filters.ts'
import type { ActiveFilter } from './filters.ts'
import { ListingLink } from '#web/features/directory/list/listing-link.tsx'
import styles from '#web/features/directory/list/other-ways.module.css'

type BlockingFiltersProps = { search: DirectorySearch; place: ResolvedPlace | null | undefined; onFollow: () => void }

/** Offers to remove each filter of an empty list without which there would be results, with their number. */
export function BlockingFilters({ search, place, onFollow }: BlockingFiltersProps) {
  const filters = useActiveFilters(search, place)
  const totals = useQueries({ queries: filters.map(({ name }) => totalOf({ ...search, [name]: undefined })) })
  const helping = filters.flatMap((filter, at) => {
    const count = totals[at]?.data?.total ?? 0
    return count > 0 ? [{ ...filter, count }] : []
  })
  return helping.length > 0 && <BlockingChips search={search} filters={helping} onFollow={onFollow} />
}

type BlockingChipsProps = Pick<BlockingFiltersProps, 'search' | 'onFollow'> & { filters: readonly (ActiveFilter & { count: number })[] }

export function BlockingChips({ search, filters, onFollow }: BlockingChipsProps) {
  const texts = useTexts(emptyTexts)
  const { blocked, blocking } = texts
  return (
    <div className={styles.way}>
      <p>{blocked}</p>
      <Chips label={blocking} wraps>
        {filters.map(({ name, label, count }) => (
          <li key={name}>
            <Chip render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { [name]: undefined })} onFollow={onFollow} />}>
              {removalWords(texts, label, count)}
            </Chip>
          </li>
        ))}
      </Chips>
    </div>
  )
}

/** Returns "Remove Verified: 12 suppliers"; beyond COUNTED "1,000+". */
function removalWords({ removeOne, removeMany }: typeof emptyTexts.texts, filter: string, count: number): string {
  if (count === 1) return filled(removeOne, { filter })
  const most = COUNTED.toLocaleString('en-AU')
  return filled(removeMany, { filter, count: count > COUNTED ? `${most}+` : count.toLocaleString('en-AU') })
}

/** Returns a read of only one item, because just the total is needed. */
const totalOf = (search: DirectorySearch) =>
  query('GET /api/suppliers', { category: search.category, ...filtersOf(search), limit: 1, offset: 0 })
