import type { listingPageTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { CATEGORIES } from '#contract/options.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { HOME, SUPPLIERS, supplierPath, suppliersPath } from '#web/paths.ts'
import { destinationOf, type DeliveryTexts } from '#web/features/directory/rows/delivery-line.ts'
import { PAGE_SIZE } from '#web/features/directory/search/directory-reads.ts'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { stateName } from '#web/features/directory/filters/filters.ts'
import type { ListedSupplier } from '#web/features/directory/rows/listed-supplier.ts'

/** The texts of the page, and those of its places. */
type DescriptionTexts = { page: typeof listingPageTexts.texts; delivery: DeliveryTexts }
type Results = { items: readonly ListedSupplier[]; total: number; reading?: SearchReading | undefined }

/** Returns title, description and canonical path of a page of the listing: "Coffee suppliers in Victoria". */
export function describeListing(texts: DescriptionTexts, listing: DirectorySearch, { items, total, reading }: Results) {
  const { category, state, location, search, page } = listing
  const { ofCategory, all, allWithin, inState, forSearch, title, titleOfPage, description } = texts.page
  const narrowed = [
    location && whereOf(texts, location, reading),
    state && filled(inState, { state: stateName(state) }),
    search && filled(forSearch, { search }),
  ]
  const suppliers = (ofAll: string) => [category ? filled(ofCategory, { category }) : ofAll, ...narrowed].filter(Boolean).join(' ')
  // Free texts and empty lists have no canonical path, because there is no end of them to index.
  const isLasting = !search && !location && items.length > 0
  return {
    title: page ? filled(titleOfPage, { suppliers: suppliers(all), page }) : filled(title, { suppliers: suppliers(all) }),
    description: filled(description, { count: total, suppliers: suppliers(allWithin) }),
    path: isLasting ? suppliersPath({ category, state, page }) : undefined,
  }
}

/** Returns the place in full, "that deliver to Preston VIC 3072"; a text that is not a known place is only "near". */
function whereOf({ page, delivery }: DescriptionTexts, location: string, reading: SearchReading | undefined) {
  const place = reading?.place
  if (!place) return filled(page.near, { location })
  return filled(page.deliver, { destination: destinationOf(delivery, place, place.kind === 'suburb' ? place.label : undefined) })
}

/** Returns the page as structured data (schema.org). */
export function listingJsonLd(
  texts: typeof listingPageTexts.texts,
  publicUrl: string,
  { category, page = 1 }: DirectorySearch,
  { items }: Results,
) {
  const isCategory = CATEGORIES.some((one) => one === category)
  const crumbs = [[texts.home, HOME], [texts.suppliers, SUPPLIERS], ...(isCategory ? [[category, suppliersPath({ category })]] : [])]
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
