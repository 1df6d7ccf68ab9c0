import { CATEGORIES } from '#contract/options.ts'
import type { SearchReading } from '#contract/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { HOME, SUPPLIERS, supplierPath, suppliersPath } from '#web/paths.ts'
import { destinationOf } from './delivery-line.ts'
import { PAGE_SIZE } from './directory-reads.ts'
import type { DirectorySearch } from './directory-search.ts'
import { stateName } from './filters.ts'

type Results = { items: readonly SupplierRow[]; total: number; reading?: SearchReading }

/** Returns title, description and canonical path of a page of the listing: "Coffee suppliers in Victoria". */
export function describeListing({ category, state, location, search, page }: DirectorySearch, { items, total, reading }: Results) {
  const subject = category ? `${category} suppliers` : 'Wholesale suppliers'
  const place = [location && whereOf(location, reading), state && ` in ${stateName(state)}`].filter(Boolean).join('')
  const query = search ? ` for “${search}”` : ''
  // Free texts and empty lists have no canonical path, because there is no end of them to index.
  const isLasting = !search && !location && items.length > 0
  return {
    title: subject + place + query + (page ? `, page ${page}` : ''),
    description: `Compare ${total} ${category ? subject : 'wholesale suppliers'}${place}${query}: ratings, reviews and contact details. Ask one of them or fifty for a quote, free for cafes and restaurants.`,
    path: isLasting ? suppliersPath({ category, state, page }) : undefined,
  }
}

/** Returns the place in full, "that deliver to Preston VIC 3072"; a text that is not a known place is only "near". */
function whereOf(location: string, reading: SearchReading | undefined) {
  const place = reading?.place
  if (!place) return ` near ${location}`
  return ` that deliver ${place.kind === 'suburb' ? `to ${place.label}` : destinationOf(place)}`
}

/** Returns the page as structured data (schema.org). */
export function listingJsonLd(publicUrl: string, { category, page = 1 }: DirectorySearch, { items }: Results) {
  const isCategory = CATEGORIES.some((one) => one === category)
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
