import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { SEARCH_FIELD } from '#web/paths.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useTexts } from '#web/use-site.ts'
import type { SearchSuggestionsProps } from './search-suggestions.tsx'
import { useFocusedInput } from './use-focused-input.ts'
import styles from './search-bar.module.css'

/** Without a connection the field stays as it is. */
const unavailable = () => ({ SearchSuggestions: () => null })
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(async () => ({
  default: (await import('./search-suggestions.tsx').catch(unavailable)).SearchSuggestions,
}))

type SearchFieldProps = Pick<ComponentProps<typeof Field>, 'hiddenLabel' | 'className'> & {
  defaultValue: string | undefined
  onType: () => void
  /** Called after a suggested place became the location. */
  onPlace: () => void
}

/** The free text of a search bar. The script of its suggestions is loaded on focus. */
export function SearchField({ defaultValue, onType, onPlace, ...field }: SearchFieldProps) {
  const texts = useTexts(searchBarTexts)
  const { ref, input, valueAtFocus, onFocus } = useFocusedInput()
  return (
    <Field {...field} id={SEARCH_FIELD} label={texts.text}>
      <div className={styles.box}>
        <TextInput
          ref={ref}
          type="search"
          name="search"
          icon="magnifying-glass"
          placeholder={texts.textExample}
          defaultValue={defaultValue}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          title={texts.textKeys}
          aria-keyshortcuts="/ Control+K Meta+K"
          onFocus={onFocus}
          onChange={onType}
        />
        {input && (
          <Suspense>
            <SearchSuggestions input={input} valueAtFocus={valueAtFocus} onClear={onType} onPlace={onPlace} />
          </Suspense>
        )}
      </div>
    </Field>
  )
}
