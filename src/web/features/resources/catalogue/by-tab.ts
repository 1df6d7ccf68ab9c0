import type { CatalogueEntry } from '#contract/resources/resources.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'

/** Returns the resources of the open tab, and of the other one. */
export function byTab(all: readonly CatalogueEntry[], { tab }: ResourcesSearch) {
  const category = tab === 'suppliers' ? 'for-suppliers' : 'for-cafes'
  return { open: all.filter((one) => one.category === category), other: all.filter((one) => one.category !== category) }
}
