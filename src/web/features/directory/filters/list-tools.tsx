import { toolTexts } from '#contract/site-texts/listing-texts.ts'
import { STATES } from '#contract/options.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { suppliersPath } from '#web/paths.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { useTexts } from '#web/use-site.ts'
import { ListingLink } from '#web/features/directory/list/listing-link.tsx'
import { SortSelect } from './sort-select.tsx'
import { FilterLabel } from './filter-label.tsx'
import { suppliersPathWith, navigateWithoutScroll, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import styles from './list-tools.module.css'

type ListToolsProps = {
  search: DirectorySearch
  /** Whether the list is for a place, so that it can be sorted by distance. */
  hasPlace: boolean
}

/** State, order and view. They are fields of the search form, which also submits them without a script. */
export function ListTools({ search, hasPlace }: ListToolsProps) {
  const { view, bulk } = search
  return (
    <>
      <StateSelect state={search.state} onPick={(state) => navigateWithoutScroll(suppliersPathWith(suppliersSearchNow(), { state }))} />
      <SortSelect search={search} hasPlace={hasPlace} />
      <Views search={search} />
      {view && <input type="hidden" name="view" value={view} />}
      {bulk && <input type="hidden" name="bulk" value="true" />}
    </>
  )
}

function Views({ search }: { search: DirectorySearch }) {
  const { view } = search
  const texts = useTexts(toolTexts)
  const inView = (to: DirectorySearch['view']) => ({
    active: view === to,
    render: <ListingLink search={search} to={(now) => suppliersPath({ ...now, view: to })} />,
  })
  return (
    <div className={styles.views}>
      <Segmented label={texts.view}>
        <Segment icon="squares-four" label={texts.grid} {...inView(undefined)} />
        <Segment icon="rows" label={texts.list} {...inView('list')} />
        <Segment icon="table" label={texts.table} {...inView('table')} />
      </Segmented>
    </div>
  )
}

/** Turns bulk mode on and off. */
export function BulkToggle({ search }: { search: DirectorySearch }) {
  const { bulk } = search
  return (
    <ButtonLink
      variant="quiet"
      icon="checks"
      aria-current={bulk}
      className={styles.bulk}
      render={<ListingLink search={search} to={(now) => suppliersPath({ ...now, bulk: bulk ? undefined : true })} />}
    >
      {useTexts(toolTexts).bulk}
    </ButtonLink>
  )
}

type StateSelectProps = { state?: string; onPick: (state: string | undefined) => void }

function StateSelect({ state = '', onPick }: StateSelectProps) {
  const texts = useTexts(toolTexts)
  return (
    <FilterLabel label={texts.state}>
      <NativeSelect
        tool
        icon="map-trifold"
        aria-label={texts.state}
        className={styles.select}
        name="state"
        value={state}
        onChange={({ target }) => onPick(target.value || undefined)}
      >
        <option value="">{texts.allStates}</option>
        {Object.entries(STATES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FilterLabel>
  )
}
