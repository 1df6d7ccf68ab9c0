import { TEXT_PAGES } from '#contract/site-texts/text-pages.ts'
import { TEXT_PAGE_NAMES, type TextPage } from '#contract/site-texts/text-group.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './text-filters.module.css'

type TextFiltersProps = {
  text: string
  page: TextPage | undefined
  onType: (text: string) => void
  onPage: (page: TextPage | undefined) => void
}

/** What is shown of the texts: what a search finds, of one page or of all. */
export const TextFilters = ({ text, page, onType, onPage }: TextFiltersProps) => (
  <search className={styles.filters}>
    <Field label="Search the texts">
      <TextInput type="search" icon="magnifying-glass" value={text} maxLength={200} onChange={({ target }) => onType(target.value)} />
    </Field>
    <Field label="Page">
      <NativeSelect value={page ?? ''} onChange={({ target }) => onPage(TEXT_PAGE_NAMES.find((name) => name === target.value))}>
        <option value="">All Pages</option>
        {Object.entries(TEXT_PAGES).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  </search>
)
