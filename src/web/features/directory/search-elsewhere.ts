import type { ResolvedPlace } from '#contract/resolved-place.ts'
import type { DirectorySearch } from './directory-search.ts'

/** What changes where another place of the same name was meant: the location, or the name among the words that are searched for. */
export function searchElsewhere({ search, location }: DirectorySearch, { suburb }: ResolvedPlace, label: string): DirectorySearch {
  const at = !location && search && suburb ? search.toLowerCase().lastIndexOf(suburb.toLowerCase()) : -1
  if (at < 0) return { location: label }
  return { search: search!.slice(0, at) + label + search!.slice(at + suburb!.length) }
}
