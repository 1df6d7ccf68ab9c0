import type { MouseEvent } from 'react'
import type { Category } from '#contract/directory/directory.ts'
import { CATEGORIES, COUNTED } from '#contract/options.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { filterTexts, toolTexts } from '#contract/site-texts/listing-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useTexts } from '#web/use-site.ts'
import { CategoryChips } from '#web/features/directory/list/category-chips.tsx'
import { RESULTS } from '#web/features/directory/list/count-line.tsx'
import { suppliersPathWith, type DirectorySearch } from './directory-search.ts'
import { FilterCount } from '#web/features/directory/filters/filter-count.tsx'
import { FilterFields } from '#web/features/directory/filters/filter-fields.tsx'
import { ListingLink } from '#web/features/directory/list/listing-link.tsx'
import { ListTools } from '#web/features/directory/filters/list-tools.tsx'
import { PlaceLine } from '#web/features/directory/place/place-line.tsx'
import { SearchBar } from './search-bar.tsx'
import { useActiveFilters } from '#web/features/directory/filters/use-active-filters.ts'
import { useLiveSearch } from './use-live-search.ts'
import styles from './listing-search.module.css'

type ListingSearchProps = {
  search: DirectorySearch
  /** With their counts; undefined until they are loaded. */
  categories: readonly Category[] | undefined
  place: ResolvedPlace | null | undefined
  /** How many are found; undefined until it is known for what is chosen. */
  total: number | undefined
  /** Moves to the head of the list. */
  onSkip: () => void
  /** Called after the place was cleared together with the link that had the focus. */
  onClear: () => void
}

const uncounted = CATEGORIES.map((name) => ({ name }))

/** Shows what narrows, orders and shows the list: a search bar, which changes the address while the user types, and the largest categories. */
export function ListingSearch({ search, categories, place, total, onSkip, onClear }: ListingSearchProps) {
  const texts = useTexts(filterTexts)
  const { onType, onSearch } = useLiveSearch()
  const inUse = useActiveFilters(search, place)
  const hasPlace = Boolean(place)
  return (
    <>
      <SkipToResults onFollow={onSkip} />
      <SearchBar
        look="bar"
        categories={categories ?? uncounted}
        values={search}
        locationHelp={search.delivers && !search.location && !hasPlace ? texts.where : undefined}
        filtersInUse={<FilterCount count={inUse.length} />}
        onSearch={onSearch}
        onChoose={onSearch}
        onType={onType}
        footer={<ListPlace search={search} place={place} onClear={onClear} />}
      >
        <FilterFields search={search} hasPlace={hasPlace}>
          <ListTools search={search} hasPlace={hasPlace} />
        </FilterFields>
        <Button type="submit" block className={styles.show} onClick={onSkip}>
          {showWords(texts, total)}
        </Button>
      </SearchBar>
      {categories && !search.categories && <CategoryChips categories={categories} search={search} />}
    </>
  )
}

type ListPlaceProps = Pick<ListingSearchProps, 'search' | 'place' | 'onClear'>

/** The place of the list. One that was read from the text goes with the text. */
function ListPlace({ search, place, onClear }: ListPlaceProps) {
  const { location } = search
  const clear = <ListingLink search={search} to={(now) => suppliersPathWith(now, { location: undefined })} onFollow={onClear} />
  return <PlaceLine place={place?.label ?? location ?? ''} isKnown={Boolean(place)} clear={location ? clear : undefined} />
}

function showWords({ show, showOne, showMany }: typeof filterTexts.texts, total: number | undefined) {
  if (total === undefined) return show
  return total === 1 ? showOne : filled(showMany, { count: total > COUNTED ? `${COUNTED}+` : total })
}

/** The first stop of the page: leads past the filters. */
function SkipToResults({ onFollow }: { onFollow: () => void }) {
  const { skip } = useTexts(toolTexts)
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    onFollow()
  }
  return (
    <a href={`#${RESULTS}`} className={classNames(styles.skip, 'visually-hidden')} onClick={follow}>
      {skip}
    </a>
  )
}
