import { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Category } from '#contract/directory/directory.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { SUPPLIERS, suppliersPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { useTexts } from '#web/use-site.ts'
import { LocationField } from '#web/features/directory/place/location-field.tsx'
import { CategorySelect, FoldButton, SearchButton } from './search-fields.tsx'
import { SearchField } from './search-field.tsx'
import { useSearchFields, type SearchValues } from './search-values.ts'
import { ToLocation, toLocation, useEnteredPlace } from '#web/features/directory/place/use-entered-place.ts'
import styles from './search-bar.module.css'

type SearchBarProps = {
  categories: readonly Pick<Category, 'name'>[]
  /** Initial values of the fields; when they change, the fields follow. */
  values?: SearchValues
  /** The form's action before a script runs. */
  action?: string
  /** Id of the form, so that controls elsewhere on the page can belong to it. */
  id?: string
  /** `panel` has labels, begins with the text and stacks on phones; `bar` has none and collapses there into the text. */
  look?: 'panel' | 'bar'
  /** Whether the location field is prefilled with the place that was last chosen. */
  remembersPlace?: boolean
  /** Help text below the location field, which then is in view where the others are folded. */
  locationHelp?: string | undefined
  /** Called on Enter and by the Search button; defaults to navigating to the listing. */
  onSearch?: (values: SearchValues) => void
  /** Called after another category or a suggested place was chosen. */
  onChoose?: (values: SearchValues) => void
  /** Called when the free text changes. */
  onType?: (values: SearchValues) => void
  /** On the button that unfolds the fields, after its words. */
  filtersInUse?: ReactNode
  /** More fields of the form, in their own row. */
  children?: ReactNode
  /** Stands below the fields, on phones too; `ToLocation` gives it what leads to the location field. */
  footer?: ReactNode
}

/** The search form with category, location and free text; it also works without a script. */
export function SearchBar({ categories, values = {}, action = SUPPLIERS, id, look = 'panel', ...rest }: SearchBarProps) {
  const { remembersPlace, locationHelp, filtersInUse, children, footer, onSearch = goToListing, ...on } = rest
  const texts = useTexts(searchBarTexts)
  const ownId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const readFields = useSearchFields(form, values)
  const place = useEnteredPlace(values, remembersPlace)
  const read = () => place.note(readFields())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(read())
    setOpen(false)
  }
  const isBar = look === 'bar'
  const choose = () => on.onChoose?.(read())
  const onType = () => on.onType?.(read())
  const text = <SearchField hiddenLabel={isBar} className={styles.text} defaultValue={values.search} onType={onType} onPlace={choose} />
  return (
    <search>
      <form
        ref={form}
        id={id ?? ownId}
        method="get"
        action={action}
        onSubmit={submit}
        className={classNames(styles.search, styles[look], isOpen && styles.open)}
      >
        {isBar ? <FoldButton isOpen={isOpen} count={filtersInUse} onToggle={() => setOpen(!isOpen)} /> : text}
        <Field label={texts.category} hiddenLabel={isBar} className={styles.folds}>
          <CategorySelect categories={categories} chosen={values.category} onChange={choose} />
        </Field>
        <LocationField
          hiddenLabel={isBar}
          className={classNames(styles.location, !locationHelp && styles.folds)}
          defaultValue={values.location}
          prefill={place.prefill}
          help={locationHelp}
          onChoose={choose}
          onAsk={() => setOpen(true)}
        />
        {isBar && text}
        <SearchButton className={classNames(styles.submit, styles.folds)} />
        {children && <div className={classNames(styles.more, styles.folds)}>{children}</div>}
        <ToLocation value={() => toLocation(form.current, () => setOpen(true))}>{footer}</ToLocation>
      </form>
    </search>
  )
}

const goToListing = (values: SearchValues) => navigate(suppliersPath(values))
