import { toolTexts } from '#contract/site-texts/listing-texts.ts'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { useTexts } from '#web/use-site.ts'
import { FilterLabel } from './filter-label.tsx'
import { suppliersPathWith, navigateWithoutScroll, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { sortChoices } from './sort-choices.ts'
import styles from './list-tools.module.css'

type SortSelectProps = { search: DirectorySearch; hasPlace: boolean }

/** A select of the list's order. The default is not part of the address. */
export function SortSelect({ search, hasPlace }: SortSelectProps) {
  const texts = useTexts(toolTexts)
  const { choices, preset, hasBestMatch } = sortChoices(search, hasPlace)
  const pick = (value: string) =>
    navigateWithoutScroll(
      suppliersPathWith(suppliersSearchNow(), { sort: value === preset ? undefined : choices.find((sort) => sort === value) }),
    )
  return (
    <FilterLabel label={texts.sort}>
      <NativeSelect
        tool
        aria-label={texts.sort}
        className={styles.select}
        name="sort"
        value={search.sort && choices.includes(search.sort) ? search.sort : preset}
        onChange={({ target }) => pick(target.value)}
      >
        {hasBestMatch && <option value="">{texts.bestMatch}</option>}
        {choices.map((sort) => (
          <option key={sort} value={sort}>
            {texts[sort]}
          </option>
        ))}
      </NativeSelect>
    </FilterLabel>
  )
}
