import { navigate } from '#web/navigation/navigate.ts'
import { suppliersPath } from '#web/paths.ts'

/** The search parameters of the listing's address. */
export type DirectorySearch = NonNullable<Parameters<typeof suppliersPath>[0]>

/** Resets all filters except the text; the other parameters sort the list or say how it is shown. */
export const NO_FILTERS = {
  category: undefined,
  state: undefined,
  location: undefined,
  delivers: undefined,
  minRating: undefined,
  verified: undefined,
  maxMinimumCents: undefined,
  onOffer: undefined,
  answersAtOnce: undefined,
  deliverBy: undefined,
} satisfies DirectorySearch

/** Returns the address after a change of the filters; it starts at the first page. */
export const suppliersPathWith = (search: DirectorySearch, change: DirectorySearch) =>
  suppliersPath({ ...search, page: undefined, ...change })

/** Returns the address of the unfiltered list in the same order and view. */
export const allSuppliers = (search: DirectorySearch) =>
  suppliersPathWith(search, { ...NO_FILTERS, search: undefined, exact: undefined, categories: undefined })

/** Navigates to another state of the list without scrolling. */
export const navigateWithoutScroll = (href: string, { replace = false } = {}) => navigate(href, { replace, keepScroll: true })
