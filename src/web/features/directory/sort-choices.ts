import { keysOf, SORTS, type Sort } from '#contract/options.ts'
import type { DirectorySearch } from './directory-search.ts'

type SortChoices = {
  choices: Sort[]
  /** What is chosen where the address names no order; an empty text is the best match. */
  preset: Sort | ''
  hasBestMatch: boolean
}

/** "Nearest" is a choice only where a place is known, "Best match" only where there is something to match; each is the default then, the match before the place. */
export function sortChoices({ search }: Pick<DirectorySearch, 'search'>, hasPlace: boolean): SortChoices {
  const choices: Sort[] = [...(hasPlace ? (['distance'] as const) : []), ...keysOf(SORTS)]
  return { choices, preset: search ? '' : choices[0]!, hasBestMatch: Boolean(search) }
}
