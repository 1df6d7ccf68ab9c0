import { useEffect, useState, type ReactNode } from 'react'
import { suggestionTexts } from '#contract/site-texts/suggestion-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useTexts } from '#web/use-site.ts'
import { rememberSearch } from './recent-searches.ts'
import { groupsOf, type SearchOption } from './search-options.ts'
import { SuggestedOption } from './suggested-option.tsx'
import { emptyField, takeOption } from './take-option.ts'
import { useCombobox } from './use-combobox.ts'
import { useSearchOptions } from './use-search-options.ts'
import styles from './search-suggestions.module.css'

export type SearchSuggestionsProps = {
  input: HTMLInputElement
  /** What stood in the input when it got the focus. */
  valueAtFocus: string | undefined
  /** Called after the field was emptied by a key. */
  onClear: () => void
  /** Called after a suggested place became the location. */
  onPlace: () => void
}

/** Shows what a search field suggests: recent searches while it is empty, and what is typed may become. */
export function SearchSuggestions({ input, valueAtFocus, onClear, onPlace }: SearchSuggestionsProps) {
  const [typed, setTyped] = useState('')
  const options = useSearchOptions(typed)
  useRememberSearches(input)
  const combobox = useCombobox({
    input,
    valueAtFocus,
    options,
    onType: setTyped,
    onChoose: (option) => takeOption(input, option, onPlace),
    onClear: () => {
      emptyField(input)
      setTyped('')
      onClear()
    },
    hasOptionsWhenEmpty: true,
  })
  useRoomForList(input, combobox)
  return <SuggestionList {...combobox} options={options} typed={typed} />
}

/** Scrolls to where the list has room when it opens; on a touch screen that is the top, since the keyboard takes the lower half. */
function useRoomForList(input: HTMLInputElement, { isOpen, list: { id } }: Pick<ReturnType<typeof useCombobox>, 'isOpen' | 'list'>) {
  useEffect(() => {
    if (!isOpen) return
    if (matchMedia('(pointer: coarse)').matches) input.scrollIntoView({ block: 'start' })
    else document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, id])
}

function useRememberSearches(input: HTMLInputElement) {
  useEffect(() => {
    const { form } = input
    const remember = () => rememberSearch(input.value)
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [input])
}

type SuggestionListProps = Pick<ReturnType<typeof useCombobox>, 'isOpen' | 'active' | 'list' | 'option'> & {
  options: readonly SearchOption[]
  typed: string
}

export function SuggestionList({ isOpen, active, list, option, options, typed }: SuggestionListProps) {
  const texts = useTexts(suggestionTexts)
  const count = options.filter(({ kind }) => kind !== 'clear').length
  return (
    <>
      <output className="visually-hidden">{isOpen && (count === 1 ? texts.one : filled(texts.many, { count }))}</output>
      {isOpen && (
        <div {...list} aria-label={texts.name} className={styles.list}>
          {groupsOf(options).map((group) => (
            <Group key={group.kind} id={`${list.id}-${group.kind}`} name={group.kind === 'clear' ? undefined : texts[group.kind]}>
              {group.options.map(({ option: shown, at }) => (
                <SuggestedOption key={at} {...option(at)} option={shown} isActive={at === active} typed={typed} />
              ))}
            </Group>
          ))}
        </div>
      )}
    </>
  )
}

type GroupProps = { id: string; name: string | undefined; children: ReactNode }

/** The options of a kind below its name; without one they stand for themselves. */
function Group({ id, name, children }: GroupProps) {
  if (name === undefined) return children
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may have groups, but no fieldset
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.name}>
        {name}
      </div>
      {children}
    </div>
  )
}
