import { deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import { filterTexts } from '#contract/site-texts/listing-texts.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { useTexts } from '#web/use-site.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { activeFilters } from './filters.ts'

/** Returns the active filters with their labels in the owner's words. */
export const useActiveFilters = (search: DirectorySearch, place: ResolvedPlace | null | undefined) =>
  activeFilters({ filters: useTexts(filterTexts), delivery: useTexts(deliveryTexts) }, search, place)
