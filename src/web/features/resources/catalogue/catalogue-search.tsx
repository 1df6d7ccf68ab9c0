import type { SubmitEvent } from 'react'
import { MAX_RESOURCE_SEARCH } from '#contract/options.ts'
import { resourcesSearchTexts } from '#contract/site-texts/resources-texts.ts'
import { RESOURCES } from '#web/paths.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useTexts } from '#web/use-site.ts'
import { useSearchField } from './use-search-field.ts'
import styles from './catalogue-search.module.css'

/** The search of the catalogue, which searches while one types; without a script it is sent with Enter or its button. */
export function CatalogueSearch({ tab, search = '' }: ResourcesSearch) {
  const texts = useTexts(resourcesSearchTexts)
  const { field, onType, onSearch } = useSearchField(search)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <search>
      <form method="get" action={RESOURCES} onSubmit={submit} className={styles.search}>
        {tab && <input type="hidden" name="tab" value={tab} />}
        <TextInput
          ref={field}
          type="search"
          name="search"
          icon="magnifying-glass"
          aria-label={texts.label}
          placeholder={texts.example}
          maxLength={MAX_RESOURCE_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={search}
          onChange={onType}
          className={styles.text}
        />
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  )
}
