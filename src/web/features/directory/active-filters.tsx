import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { suppliersPathWith, NO_FILTERS, type DirectorySearch } from './directory-search.ts'
import { activeFilters } from './filters.ts'
import { ListingLink } from './listing-link.tsx'
import { choosePlace, forgetPlace, useRememberedPlace } from './remembered-place.ts'
import styles from './active-filters.module.css'

type ActiveFiltersProps = {
  search: DirectorySearch
  place: ResolvedPlace | null | undefined
  /** Called after a filter was removed together with the link that had the focus. */
  onRemove: () => void
}

/** The active filters, each with a link that removes it; without a location, the last chosen place is offered as one. */
export function ActiveFilters({ search, place, onRemove }: ActiveFiltersProps) {
  const remembered = useRememberedPlace()
  const offered = search.location || place ? '' : remembered
  const filters = activeFilters(search, place)
  if (filters.length === 0 && !offered) return null
  return (
    <div className={styles.frame}>
      <Chips label="Filters in use" wraps>
        {filters.map(({ name, label }) => (
          <li key={name}>
            <Chip
              removes
              render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { [name]: undefined })} onFollow={onRemove} />}
            >
              {label}
            </Chip>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <ListingLink search={search} to={(now) => suppliersPathWith(now, NO_FILTERS)} onFollow={onRemove} className={styles.clear}>
              Clear all
            </ListingLink>
          </li>
        )}
        {offered && <OfferedPlace search={search} place={offered} onAnswer={onRemove} />}
      </Chips>
    </div>
  )
}

type OfferedPlaceProps = {
  search: DirectorySearch
  place: string
  /** Called after the offer was accepted or dismissed. */ onAnswer: () => void
}

function OfferedPlace({ search, place, onAnswer }: OfferedPlaceProps) {
  const choose = () => {
    choosePlace(place)
    onAnswer()
  }
  const forget = () => {
    forgetPlace()
    onAnswer()
  }
  return (
    <li className={styles.offer}>
      <Chip
        glyph={<Icon name="map-pin" />}
        render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { location: place })} onFollow={choose} />}
      >
        Near {place}?
      </Chip>
      <IconButton dense icon="x" label={`Forget ${place}`} onClick={forget} />
    </li>
  )
}
