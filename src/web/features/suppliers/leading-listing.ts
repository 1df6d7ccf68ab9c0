import { entry } from '#web/navigation/navigate.ts'
import { SUPPLIERS } from '#web/paths.ts'
import { parseSearch } from '#web/query-string.ts'
import { readSuppliersSearch } from '#web/search.ts'

/** Returns the filters of the listing that the visitor came from; undefined when they came from elsewhere. */
export function leadingListing() {
  // A page that was followed to knows its predecessor; one that was loaded, what the browser says.
  const { origin, pathname, search: query } = new URL(entry()?.from ?? document.referrer, location.href)
  if (origin !== location.origin || pathname !== SUPPLIERS) return undefined
  const { search, category, location: place, state } = readSuppliersSearch(parseSearch(query))
  return { search, category, location: place, state }
}
