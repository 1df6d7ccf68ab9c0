import { filterTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { useTexts } from '#web/use-site.ts'
import { suppliersPathWith, NO_FILTERS, type DirectorySearch } from './directory-search.ts'
import { useActiveFilters } from './use-active-filters.ts'
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
  const filters = useActiveFilters(search, place)
  const { inUse, remove, clear } = useTexts(filterTexts)
  if (filters.length === 0 && !offered) return null
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
            <ListingLink search={search} to={(now) => suppliersPathWith(now, NO_FILTERS)} onFollow={onRemove} className={styles.clear}>
              {clear}
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

export function OfferedPlace({ search, place, onAnswer }: OfferedPlaceProps) {
  const { near, forget: forgetLabel } = useTexts(filterTexts)
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
        {filled(near, { place })}
      </Chip>
      <IconButton dense icon="x" label={filled(forgetLabel, { place })} onClick={forget} />
    </li>
  )
}
