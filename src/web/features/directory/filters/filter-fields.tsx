import { filterTexts } from '#contract/site-texts/listing-texts.ts'
import { useId, useState, type ChangeEvent, type ReactNode } from 'react'
import { DELIVER_BY, MAX_MINIMUMS, MIN_RATINGS } from '#contract/options.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { useTexts } from '#web/use-site.ts'
import { suppliersPathWith, navigateWithoutScroll, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { FilterCount } from './filter-count.tsx'
import { FilterLabel } from './filter-label.tsx'
import { dayWords, minimumWords, ratingWords } from './filters.ts'
import styles from './filter-fields.module.css'

type FilterFieldsProps = {
  search: DirectorySearch
  /** Whether the list is for a place, so that it is known what "to me" means. */
  hasPlace: boolean
  /** The tools of the list. */
  children: ReactNode
}

/** The filters that are behind the button, where the others are in the row. */
const MORE = ['deliverBy', 'onOffer', 'answersAtOnce', 'maxMinimumCents', 'minRating'] as const

/**
 * The filters besides category, place and text: the first ones, in one row with the tools of the list, and the others in a second row behind
 * a button. On narrower pages the tools are behind it as well; on phones all of them are among the fields that the search bar folds.
 */
export function FilterFields({ search, hasPlace, children }: FilterFieldsProps) {
  const texts = useTexts(filterTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <fieldset aria-label={texts.name} className={classNames(styles.fields, isOpen && styles.open)}>
      <FilterBox
        name="delivers"
        label={texts.delivers}
        value={search.delivers}
        onTick={(box) => {
          if (!hasPlace) focusLocation(box)
        }}
      />
      <FilterBox name="verified" label={texts.verified} value={search.verified} />
      <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {texts.more}
        <FilterCount count={MORE.filter((name) => search[name] !== undefined).length} />
        <Icon name="caret-down" className={styles.caret} />
      </button>
      <div className={styles.tools}>{children}</div>
      <div id={id} className={styles.others}>
        <OtherFields search={search} />
      </div>
    </fieldset>
  )
}

/** The filters behind the button. */
function OtherFields({ search }: Pick<FilterFieldsProps, 'search'>) {
  const texts = useTexts(filterTexts)
  return (
    <>
      <ChoiceSelect
        name="deliverBy"
        label={texts.deliverBy}
        anything={texts.anyDay}
        choices={DELIVER_BY}
        words={(day) => dayWords(texts, day)}
        value={search.deliverBy}
      />
      <FilterBox name="onOffer" label={texts.onOffer} value={search.onOffer} />
      <FilterBox name="answersAtOnce" label={texts.answersAtOnce} value={search.answersAtOnce} />
      <ChoiceSelect
        name="maxMinimumCents"
        label={texts.minimum}
        anything={texts.anyMinimum}
        choices={MAX_MINIMUMS}
        words={(cents) => minimumWords(texts, cents)}
        value={search.maxMinimumCents}
      />
      <ChoiceSelect
        name="minRating"
        label={texts.rating}
        anything={texts.anyRating}
        choices={MIN_RATINGS}
        words={(stars) => ratingWords(texts, stars)}
        value={search.minRating}
      />
    </>
  )
}

const apply = (change: DirectorySearch) => navigateWithoutScroll(suppliersPathWith(suppliersSearchNow(), change))

/** Moves the focus to the location field, because "to me" has no meaning without a place. */
function focusLocation({ form }: HTMLInputElement) {
  const location = form?.elements.namedItem('location')
  if (location instanceof HTMLElement) location.focus()
}

type FilterBoxProps = {
  name: 'delivers' | 'verified' | 'onOffer' | 'answersAtOnce'
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

type ChoiceSelectProps<Choice extends number | string> = {
  name: 'deliverBy' | 'maxMinimumCents' | 'minRating'
  label: string
  /** Label of the option that does not filter. */
  anything: string
  choices: readonly Choice[]
  words: (choice: Choice) => string
  value: Choice | undefined
}

function ChoiceSelect<Choice extends number | string>({ name, label, anything, choices, words, value }: ChoiceSelectProps<Choice>) {
  const [chosen, setChosen] = useChosen(value)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const next = choices.find((choice) => String(choice) === target.value)
    setChosen(next)
    apply({ [name]: next })
  }
  return (
    <FilterLabel label={label}>
      <NativeSelect tool aria-label={label} className={styles.select} name={name} value={chosen ?? ''} onChange={choose}>
        <option value="">{anything}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words(choice)}
          </option>
        ))}
      </NativeSelect>
    </FilterLabel>
  )
}

/**
 * Returns a value of the address that a control changes: its own choice is shown at once, and the page follows when the address has
 * changed.
 */
function useChosen<Value>(value: Value) {
  const [state, setState] = useState({ value, chosen: value })
  if (state.value !== value) setState({ value, chosen: value })
  return [state.value === value ? state.chosen : value, (chosen: Value) => setState({ value, chosen })] as const
}
