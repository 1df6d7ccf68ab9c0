import { useState, type ChangeEvent } from 'react'
import { MAX_MINIMUMS, MIN_RATINGS } from '#contract/options.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/native-select.tsx'
import { changed, goInListing, type DirectorySearch } from './directory-search.ts'
import { minimumWords, ratingWords } from './filters.ts'
import styles from './filter-fields.module.css'

type FilterFieldsProps = {
  search: DirectorySearch
  /** The list is about a place, so it is known what "to me" means. */
  hasPlace: boolean
}

/** What narrows the list by more than category, place and words. Fields of the search form, which also sends them without a script. */
export const FilterFields = ({ search, hasPlace }: FilterFieldsProps) => (
  <fieldset aria-label="Filters" className={styles.fields}>
    <FilterBox
      name="delivers"
      label="Delivers to me"
      value={search.delivers}
      onTick={(box) => {
        if (!hasPlace) focusLocation(box)
      }}
    />
    <FilterBox name="verified" label="Verified" value={search.verified} />
    <NumberSelect
      name="maxMinimumCents"
      label="Minimum order"
      anything="Any minimum order"
      choices={MAX_MINIMUMS}
      words={minimumWords}
      value={search.maxMinimumCents}
    />
    <NumberSelect
      name="minRating"
      label="Rating"
      anything="Any rating"
      choices={MIN_RATINGS}
      words={ratingWords}
      value={search.minRating}
    />
  </fieldset>
)

const apply = (change: DirectorySearch) => goInListing(changed(suppliersSearchNow(), change))

/** Without a place "to me" says nothing yet: it leads to where one is entered. */
function focusLocation({ form }: HTMLInputElement) {
  const location = form?.elements.namedItem('location')
  if (location instanceof HTMLElement) location.focus()
}

type FilterBoxProps = {
  name: 'delivers' | 'verified'
  label: string
  value: true | undefined
  onTick?: (box: HTMLInputElement) => void
}

function FilterBox({ name, label, value, onTick }: FilterBoxProps) {
  const [chosen, setChosen] = useChosen(value)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = target.checked || undefined
    setChosen(next)
    apply({ [name]: next })
    if (next) onTick?.(target)
  }
  return <Checkbox name={name} value="true" label={label} checked={chosen ?? false} onChange={choose} />
}

type NumberSelectProps<Choice extends number> = {
  name: 'maxMinimumCents' | 'minRating'
  label: string
  /** The option that does not narrow. */
  anything: string
  choices: readonly Choice[]
  words: (choice: Choice) => string
  value: Choice | undefined
}

function NumberSelect<Choice extends number>({ name, label, anything, choices, words, value }: NumberSelectProps<Choice>) {
  const [chosen, setChosen] = useChosen(value)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const next = choices.find((choice) => String(choice) === target.value)
    setChosen(next)
    apply({ [name]: next })
  }
  return (
    <NativeSelect tool aria-label={label} className={styles.select} name={name} value={chosen ?? ''} onChange={choose}>
      <option value="">{anything}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words(choice)}
        </option>
      ))}
    </NativeSelect>
  )
}

/** A value of the address that a control shows as soon as it is chosen there: the page itself follows the address a moment later. */
function useChosen<Value>(value: Value) {
  const [state, setState] = useState({ value, chosen: value })
  if (state.value !== value) setState({ value, chosen: value })
  return [state.value === value ? state.chosen : value, (chosen: Value) => setState({ value, chosen })] as const
}
