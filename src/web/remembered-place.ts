import { SUPPLIERS, suppliersPath } from './paths.ts'
import { parseSearch } from './query-string.ts'
import { readSuppliersSearch } from './search.ts'
import { rememberedPlace } from './storage/place.ts'

/**
 * Returns the address of a list for the remembered place, where the address names none; others as they are. A text that is searched for may
 * name a place itself, which only the list knows (pages/suppliers.tsx).
 */
export function withRememberedPlace(href: string): string {
  const { pathname, search: query, hash } = new URL(href, location.href)
  if (pathname !== SUPPLIERS) return href
  const search = readSuppliersSearch(parseSearch(query))
  const place = rememberedPlace()
  return !place || search.location || search.search ? href : suppliersPath({ ...search, location: place }) + hash
}
