import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import { listingPageTexts } from '#contract/site-texts/listing-texts.ts'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { listingSharePath } from '#shared/pictures/artwork-options.ts'
import { ActiveFilters } from '#web/features/directory/filters/active-filters.tsx'
import { clearSelection } from '#web/features/directory/selection/bulk-selection.ts'
import { CountLine } from '#web/features/directory/list/count-line.tsx'
import { describeListing, listingJsonLd } from '#web/features/directory/list/describe-listing.ts'
import { answerTimesRead, directoryReads } from '#web/features/directory/search/directory-reads.ts'
import { BulkToggle } from '#web/features/directory/filters/list-tools.tsx'
import { useRememberChosen, useRememberedPlace } from '#web/storage/place.ts'
import type { ListedSupplier } from '#web/features/directory/rows/listed-supplier.ts'
import { ListingSearch } from '#web/features/directory/search/listing-search.tsx'
import { Results } from '#web/features/directory/list/results.tsx'
import { Reading } from '#web/features/directory/reading/reading.tsx'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { suppliersSearchNow } from '#web/navigation/search-now.ts'
import { navigateWithoutScroll, suppliersPathWith, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { useSlow } from '#web/features/directory/list/use-slow.ts'
import { SentBulk } from '#web/features/quotes/ask/bulk/sent-bulk.tsx'
import { SaveButton } from '#web/features/saved/save-button.tsx'
import { Head } from '#web/head.tsx'
import { SUPPLIERS, suppliersPath } from '#web/paths.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import styles from './suppliers.module.css'

const CategoryOverview = lazyPart(
  'features/directory/list/category-overview',
  async () => (await import('#web/features/directory/list/category-overview.tsx')).CategoryOverview,
)
const AskAll = lazyPart('features/quotes/ask/bulk/ask-all', async () => (await import('#web/features/quotes/ask/bulk/ask-all.tsx')).AskAll)
const BulkMode = lazy(async () => ({ default: (await import('#web/features/directory/selection/bulk-mode.tsx')).BulkMode }))
const BulkQuoteDialog = lazy(async () => ({
  default: (await import('#web/features/quotes/ask/bulk/bulk-quote-dialog.tsx')).BulkQuoteDialog,
}))

type Props = { search: DirectorySearch }

export const reads = ({ search }: Props) => [
  ...Object.values(directoryReads(search)),
  ...(search.view === 'table' ? [answerTimesRead(search)] : []),
]

type FoundSuppliers = { items: ListedSupplier[]; total: number; reading?: SearchReading | undefined }
const nothing: FoundSuppliers = { items: [], total: 0 }

const saveButtonOf = (supplier: ListedSupplier) => <SaveButton supplier={supplier} />

/** The listing. Its filters, order and layout are all in the address (docs/behaviour/directory.md, Listing page). */
export function SuppliersPage({ search }: Props) {
  const queries = directoryReads(search)
  const { data: categories } = useQuery({ ...queries.categories, placeholderData: keepPreviousData })
  const list = useQuery({ ...queries.suppliers, placeholderData: keepPreviousData })
  const isSlow = useSlow(list.isPlaceholderData)
  const count = useRef<HTMLHeadingElement>(null)
  const toCount = () => count.current?.focus({ preventScroll: true })
  const toTop = () => {
    toCount()
    count.current?.scrollIntoView()
  }
  // While the overview of categories is open, its heading is the h1.
  const level = search.categories ? 2 : 1
  const { reading, reading: { place } = {} } = list.data ?? nothing
  // Without a place nobody can be said to deliver there.
  const needsPlace = search.delivers === true && !search.location && !place
  const found = (!needsPlace && list.data) || nothing
  useRememberChosen(search.location, list.isPlaceholderData ? undefined : place)
  useOwnPlace(search, list.isPlaceholderData ? undefined : list.data)
  return (
    <Page bands>
      <ListingHead search={search} found={found} />
      <div className={styles.head}>
        <Wrap>
          <ListingSearch
            search={search}
            categories={needsPlace ? undefined : categories}
            place={place}
            total={isSlow || needsPlace || list.isPlaceholderData ? undefined : list.data?.total}
            onSkip={toTop}
            onClear={toCount}
          />
        </Wrap>
      </div>
      <Wrap className={styles.body}>
        <Suspense>{categories && search.categories && <CategoryOverview categories={categories} search={search} />}</Suspense>
        <div className={styles.count}>
          <CountLine ref={count} level={level} isLoading={list.isPending || isSlow} needsPlace={needsPlace} {...list.data} />
          <Suspense>{reading?.goods && <AskAll search={search} {...found} />}</Suspense>
          {!needsPlace && <BulkToggle search={search} />}
        </div>
        <Reading search={search} reading={reading} onFollow={toCount} />
        <ActiveFilters search={search} place={place} onRemove={toCount} />
        {!needsPlace && <Results search={search} list={list} level={level === 1 ? 2 : 3} favouriteOf={saveButtonOf} toTop={toTop} />}
        <BulkQuotes isOn={search.bulk === true} />
      </Wrap>
    </Page>
  )
}

/**
 * Adds the remembered place to an address without one. Where a text is searched for, its reading is waited for, since a place that it names
 * counts before; and nothing is taken from whoever is entering a place.
 */
function useOwnPlace(search: DirectorySearch, found: FoundSuppliers | undefined) {
  const remembered = useRememberedPlace()
  const place = !search.location && (!search.search || (found && !found.reading?.place)) ? remembered : ''
  useEffect(() => {
    const { activeElement } = document
    const isEntering = activeElement instanceof HTMLInputElement && activeElement.name === 'location' && activeElement.value !== ''
    // Not in the owner's preview, which has an address of its own.
    if (!place || isEntering || location.pathname !== SUPPLIERS || suppliersSearchNow().location) return
    navigateWithoutScroll(suppliersPathWith(suppliersSearchNow(), { location: place }), { replace: true })
  }, [place])
}

/** Shows what the page says of itself to browsers and search engines. */
function ListingHead({ search, found }: { search: DirectorySearch; found: FoundSuppliers }) {
  const { publicUrl } = useSite()
  const texts = { page: useTexts(listingPageTexts), delivery: useTexts(deliveryTexts) }
  return (
    <Head
      {...describeListing(texts, search, found)}
      image={listingSharePath(search.category)}
      jsonLd={listingJsonLd(texts.page, publicUrl, search, found)}
    />
  )
}

/**
 * Bulk mode, loaded once it is turned on; turned off, what happens next with what was sent takes the place of its bar. Turning it on or off
 * clears the selection (docs/behaviour/directory.md, Listing page).
 */
function BulkQuotes({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn) clearSelection()
  }, [isOn])
  if (!isOn) return <SentBulk from="listing" />
  return (
    <Suspense>
      <BulkMode
        onDone={() => navigateWithoutScroll(suppliersPath({ ...suppliersSearchNow(), bulk: undefined }))}
        dialog={(props) => (
          <Suspense>
            <BulkQuoteDialog {...props} from="listing" />
          </Suspense>
        )}
      />
    </Suspense>
  )
}
