import { toolTexts } from '#contract/site-texts/listing-texts.ts'
import type { ReactNode } from 'react'
import { STATES } from '#contract/options.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/native-select.tsx'
import { Segment, Segmented } from '#web/ui/controls/segmented.tsx'
import { suppliersPath } from '#web/paths.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { useTexts } from '#web/use-site.ts'
import { ListingLink } from './listing-link.tsx'
import { SortSelect } from './sort-select.tsx'
import { suppliersPathWith, navigateWithoutScroll, type DirectorySearch } from './directory-search.ts'
import styles from './list-tools.module.css'

type ListToolsProps = {
  search: DirectorySearch
  /** Whether the list is for a place, so that it can be sorted by distance. */
  hasPlace: boolean
  /** Id of the search form: without a script its Search button also submits the selects. */
  formId: string
  /** The count line. */
  children: ReactNode
}

/** The count line, with state, order, view and bulk mode beside it. */
export function ListTools({ search, hasPlace, formId, children }: ListToolsProps) {
  const { view, bulk } = search
  const texts = useTexts(toolTexts)
  return (
    <div className={styles.tools}>
      {children}
      <StateSelect
        formId={formId}
        state={search.state}
        onPick={(state) => navigateWithoutScroll(suppliersPathWith(suppliersSearchNow(), { state }))}
      />
      <SortSelect formId={formId} search={search} hasPlace={hasPlace} />
      <div className={styles.views}>
        <Segmented label={texts.view}>
          <Segment
            icon="squares-four"
            label={texts.grid}
            active={!view}
            render={<ListingLink search={search} to={(now) => suppliersPath({ ...now, view: undefined })} />}
          />
          <Segment
            icon="rows"
            label={texts.list}
            active={view === 'list'}
            render={<ListingLink search={search} to={(now) => suppliersPath({ ...now, view: 'list' })} />}
          />
        </Segmented>
      </div>
      <ButtonLink
        variant="quiet"
        icon="checks"
        aria-current={bulk}
        render={<ListingLink search={search} to={(now) => suppliersPath({ ...now, bulk: bulk ? undefined : true })} />}
      >
        {texts.bulk}
      </ButtonLink>
      {view && <input type="hidden" name="view" value={view} form={formId} />}
      {bulk && <input type="hidden" name="bulk" value="true" form={formId} />}
    </div>
  )
}

type StateSelectProps = { formId: string; state?: string; onPick: (state: string | undefined) => void }

function StateSelect({ formId, state = '', onPick }: StateSelectProps) {
  const texts = useTexts(toolTexts)
  return (
    <NativeSelect
      tool
      icon="map-trifold"
      aria-label={texts.state}
      className={styles.state}
      name="state"
      form={formId}
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
  )
}
