import { CATEGORIES, STATES, type StateCode } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { HOME, SUPPLIERS, supplierPath, suppliersPath } from '#web/paths.ts'
import { PAGE_SIZE } from './directory-reads.ts'
import type { DirectorySearch } from './directory-search.ts'

type Found = { items: readonly SupplierRow[]; total: number }

const isState = (state: string): state is StateCode => Object.hasOwn(STATES, state)

/** What a page of the listing is about, for titles and search engines: "Coffee suppliers in Victoria". */
export function describeListing({ category, state, location, search, page }: DirectorySearch, { items, total }: Found) {
  const subject = category ? `${category} suppliers` : 'Wholesale suppliers'
  const place = [location && ` near ${location}`, state && ` in ${isState(state) ? STATES[state] : state}`].filter(Boolean).join('')
  const wanted = search ? ` for “${search}”` : ''
  // Endless lists of what anybody typed are nothing to keep, nor are empty ones.
  const isLasting = !search && !location && items.length > 0
  return {
    title: subject + place + wanted + (page ? `, page ${page}` : ''),
    description: `Compare ${total} ${category ? subject : 'wholesale suppliers'}${place}${wanted}: ratings, reviews and contact details. Ask one of them or fifty for a quote, free for cafes and restaurants.`,
    path: isLasting ? suppliersPath({ category, state, page }) : undefined,
  }
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
