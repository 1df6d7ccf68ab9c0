import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Category } from '#contract/directory.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { SUPPLIERS, suppliersPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { LocationField } from './location-field.tsx'
import { choosePlace, useRememberedPlace } from './remembered-place.ts'
import { CategorySelect, FoldButton, SearchInput } from './search-fields.tsx'
import { useSearchFields, type SearchValues } from './search-values.ts'
import styles from './search-bar.module.css'

type SearchBarProps = {
  categories: readonly Pick<Category, 'name'>[]
  /** What the fields hold at first; when it changes they follow. */
  values?: SearchValues
  /** Where the form leads before any script runs. */
  action?: string
  /** Lets controls elsewhere on the page belong to the form. */
  id?: string
  /** `panel` has labels and stacks on phones; `bar` has none and folds there into one field. */
  look?: 'panel' | 'bar'
  /** The place that was chosen last is in the location field at first. */
  remembersPlace?: boolean
  /** One sentence below the location. */
  locationHelp?: string | undefined
  /** Enter and the Search button; without it they lead to the listing. */
  onSearch?: (values: SearchValues) => void
  /** Another category was chosen, or one of the places that were offered. */
  onChoose?: (values: SearchValues) => void
  /** The free text changed. */
  onType?: (values: SearchValues) => void
  /** More fields of the form, in a row of their own. */
  children?: ReactNode
}

/** Category, location, free text: a plain form that also works without a script. */
export function SearchBar({ categories, values = {}, action = SUPPLIERS, id, look = 'panel', ...rest }: SearchBarProps) {
  const { remembersPlace, locationHelp, children, onSearch = goToListing, ...on } = rest
  const given = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const remembered = useRememberedPlace()
  const readFields = useSearchFields(form, values)
  const read = () => {
    const entered = readFields()
    // Words that are typed beside a place that somebody else put into the address do not choose it.
    if (entered.location !== values.location) choosePlace(entered.location)
    return entered
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(read())
  }
  const isBar = look === 'bar'
  return (
    <search>
      <form
        ref={form}
        id={id ?? given}
        method="get"
        action={action}
        onSubmit={submit}
        className={classNames(styles.search, styles[look], isOpen && styles.open)}
      >
        {isBar && <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
        <Field label="Category" hiddenLabel={isBar} className={styles.folds}>
          <CategorySelect categories={categories} chosen={values.category} onChange={() => on.onChoose?.(read())} />
        </Field>
        <LocationField
          hiddenLabel={isBar}
          className={classNames(styles.location, styles.folds)}
          defaultValue={values.location}
          prefill={remembersPlace ? remembered : undefined}
          help={locationHelp}
          onChoose={() => on.onChoose?.(read())}
        />
        <Field label="What do you need?" hiddenLabel={isBar} className={styles.text}>
          <SearchInput defaultValue={values.search} onChange={() => on.onType?.(read())} />
        </Field>
        <Button type="submit" className={classNames(styles.submit, styles.folds)}>
          Search
        </Button>
        {children && <div className={classNames(styles.more, styles.folds)}>{children}</div>}
      </form>
    </search>
  )
}

const goToListing = (values: SearchValues) => navigate(suppliersPath(values))
