import { SORTS, type Sort } from '#contract/options.ts'
import { keysOf } from '#shared/objects.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'

type SortChoices = {
  choices: Sort[]
  /** The order if the address has none; an empty text is the best match. */
  preset: Sort | ''
  hasBestMatch: boolean
}

/**
 * Returns the orders that a list can have: "Nearest" only for a place, "Best match" only for a text. Each is the default then, the best
 * match before the nearest.
 */
export function sortChoices({ search }: Pick<DirectorySearch, 'search'>, hasPlace: boolean): SortChoices {
  const choices: [Sort, ...Sort[]] = hasPlace ? ['distance', ...keysOf(SORTS)] : keysOf(SORTS)
  return { choices, preset: search ? '' : choices[0], hasBestMatch: Boolean(search) }
}
