import { navigate } from '#web/navigation/navigate.ts'
import { suppliersPath } from '#web/paths.ts'

/** What the listing's address says. */
export type DirectorySearch = NonNullable<Parameters<typeof suppliersPath>[0]>

/** What narrows the list besides the words; the rest orders it or says how it is shown. */
export const NO_FILTERS = {
  category: undefined,
  state: undefined,
  location: undefined,
  delivers: undefined,
  minRating: undefined,
  verified: undefined,
  maxMinimumCents: undefined,
} satisfies DirectorySearch

/** The address after a change; another list begins on its first page. */
export const changed = (search: DirectorySearch, change: DirectorySearch) => suppliersPath({ ...search, page: undefined, ...change })

/** The address of the whole list, ordered and shown as this one. */
export const allSuppliers = (search: DirectorySearch) =>
  changed(search, { ...NO_FILTERS, search: undefined, exact: undefined, categories: undefined })

/** Goes to another state of the list; the window stays where it is. */
export const goInListing = (href: string, { replace = false } = {}) => navigate(href, { replace, keepScroll: true })
