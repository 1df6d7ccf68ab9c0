import { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import type { ReactNode } from 'react'
import type { Category } from '#contract/directory/directory.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './search-bar.module.css'

type FoldButtonProps = { isOpen: boolean; /** Stands after the words. */ count: ReactNode; onToggle: () => void }

/** Expands and collapses the fields, which are collapsed on phones. */
export const FoldButton = ({ isOpen, count, onToggle }: FoldButtonProps) => (
  <Button variant="quiet" icon="sliders-horizontal" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
    {useTexts(searchBarTexts).filters}
    {count}
  </Button>
)

type CategorySelectProps = { categories: readonly Pick<Category, 'name'>[]; chosen: string | undefined; onChange: () => void }

export const CategorySelect = ({ categories, chosen, onChange }: CategorySelectProps) => (
  <NativeSelect name="category" defaultValue={chosen ?? 'all'} onChange={onChange}>
    <option value="all">{useTexts(searchBarTexts).allCategories}</option>
    {categories.map(({ name }) => (
      <option key={name}>{name}</option>
    ))}
  </NativeSelect>
)

export const SearchButton = ({ className }: { className: string }) => (
  <Button type="submit" className={className}>
    {useTexts(searchBarTexts).search}
  </Button>
)
