import { CATEGORIES } from '#contract/options.ts'
import type { SearchReading } from '#contract/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { HOME, SUPPLIERS, supplierPath, suppliersPath } from '#web/paths.ts'
import { destinationOf } from './delivery-line.ts'
import { PAGE_SIZE } from './directory-reads.ts'
import type { DirectorySearch } from './directory-search.ts'
import { stateName } from './filters.ts'

type Found = { items: readonly SupplierRow[]; total: number; reading?: SearchReading }

/** What a page of the listing is about, for titles and search engines: "Coffee suppliers in Victoria". */
export function describeListing({ category, state, location, search, page }: DirectorySearch, { items, total, reading }: Found) {
  const subject = category ? `${category} suppliers` : 'Wholesale suppliers'
  const place = [location && whereOf(location, reading), state && ` in ${stateName(state)}`].filter(Boolean).join('')
  const wanted = search ? ` for “${search}”` : ''
  // Endless lists of what anybody typed are nothing to keep, nor are empty ones.
  const isLasting = !search && !location && items.length > 0
  return {
    title: subject + place + wanted + (page ? `, page ${page}` : ''),
    description: `Compare ${total} ${category ? subject : 'wholesale suppliers'}${place}${wanted}: ratings, reviews and contact details. Ask one of them or fifty for a quote, free for cafes and restaurants.`,
    path: isLasting ? suppliersPath({ category, state, page }) : undefined,
  }
}

/** A place in full, "that deliver to Preston VIC 3072"; what is no place is only near. */
function whereOf(location: string, reading: SearchReading | undefined) {
  const place = reading?.place
  if (!place) return ` near ${location}`
  return ` that deliver ${place.kind === 'suburb' ? `to ${place.label}` : destinationOf(place)}`
}

/** The same for machines, as schema.org puts it. */
export function listingJsonLd(publicUrl: string, { category, page = 1 }: DirectorySearch, { items }: Found) {
  const isCategory = (CATEGORIES as readonly string[]).includes(category ?? '')
  const crumbs = [['Home', HOME], ['Suppliers', SUPPLIERS], ...(isCategory ? [[category, suppliersPath({ category })]] : [])]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: publicUrl + path })),
      },
      {
        '@type': 'ItemList',
        itemListElement: items.map(({ id, businessName }, at) => ({
          '@type': 'ListItem',
          position: (page - 1) * PAGE_SIZE + at + 1,
          name: businessName,
          url: publicUrl + supplierPath(id),
        })),
      },
    ],
  }
}
