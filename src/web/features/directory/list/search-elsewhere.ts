import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { placeName } from '#web/features/directory/rows/delivery-line.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'

/** Returns the change of the search for another place of the same name: of the location, or of the name in the text. */
export function searchElsewhere({ search, location }: DirectorySearch, place: ResolvedPlace, label: string): DirectorySearch {
  const name = placeName(place)
  const at = !location && search ? search.toLowerCase().lastIndexOf(name.toLowerCase()) : -1
  return at < 0 || !search ? { location: label } : { search: search.slice(0, at) + label + search.slice(at + name.length) }
}
