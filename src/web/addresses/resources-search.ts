import { MAX_RESOURCE_SEARCH } from '#contract/options.ts'
import { cut } from '#shared/text/cut.ts'

/** What the catalogue of resources shows; absent `tab` is the one for cafes and restaurants. The routes of every page load this file. */
export type ResourcesSearch = { tab?: 'suppliers'; search?: string }

export const readResourcesSearch = (raw: Record<string, unknown>): ResourcesSearch => ({
  tab: raw.tab === 'suppliers' ? raw.tab : undefined,
  search: typeof raw.search === 'string' ? cut(raw.search.trim(), MAX_RESOURCE_SEARCH) || undefined : undefined,
})
