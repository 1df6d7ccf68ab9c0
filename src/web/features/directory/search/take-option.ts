import { navigate } from '#web/navigation/navigate.ts'
import { supplierPath } from '#web/paths.ts'
import { clearRecentSearches, rememberSearch } from './recent-searches.ts'
import type { SearchOption } from './search-options.ts'

type Field = HTMLInputElement | HTMLSelectElement

/** A chosen category that cannot have the goods would leave an empty list. */
const ALL = 'all'

/**
 * Does what an option of a search field stands for, by the fields of its form: goods, a category and an earlier search are searched for, a
 * place becomes the location, and a supplier is opened.
 */
export function takeOption(input: HTMLInputElement, option: SearchOption, onPlace: () => void) {
  const form = input.form
  const fill = (name: string, value: string) => {
    const field = form?.elements.namedItem(name) as Field | null
    if (field) field.value = value
  }
  const search = () => {
    // A phone's keyboard would cover what was found.
    if (matchMedia('(pointer: coarse)').matches) input.blur()
    form?.requestSubmit()
  }
  if (option.kind === 'clear') return clearRecentSearches()
  if (option.kind === 'supplier') {
    rememberSearch(option.text)
    return navigate(supplierPath(option.id))
  }
  if (option.kind === 'place') {
    input.value = ''
    fill('location', option.text)
    return onPlace()
  }
  if (option.kind === 'category') fill('category', option.text)
  const chosen = (form?.elements.namedItem('category') as Field | null)?.value
  if (option.kind === 'goods' && chosen !== option.category) fill('category', ALL)
  input.value = option.kind === 'category' ? '' : option.text
  search()
}

export const emptyField = (input: HTMLInputElement) => void (input.value = '')
