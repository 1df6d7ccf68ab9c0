import { useRouter, useSearch } from '@tanstack/react-router'
import { suppliersPath } from '#web/paths.ts'

export type DirectorySearch = NonNullable<Parameters<typeof suppliersPath>[0]>

/** What narrows the list; the rest orders it or says how it is shown. */
const noFilters = { category: undefined, search: undefined, state: undefined, location: undefined, categories: undefined }

/** The address after a change; another list begins on its first page. */
export const changed = (search: DirectorySearch, change: DirectorySearch) => suppliersPath({ ...search, page: undefined, ...change })

/** The address of the whole list, ordered and shown as this one. */
export const allSuppliers = (search: DirectorySearch) => changed(search, noFilters)

/** What the listing's address says, and a way to another one that leaves the window where it is. */
export function useDirectorySearch() {
  const search: DirectorySearch = useSearch({ from: '/suppliers' })
  const router = useRouter()
  const go = (href: string, { replace = false } = {}) => router.navigate({ href, replace, resetScroll: false })
  return { search, go }
}
