import { COUNTED } from '#contract/options.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { directoryReads, PAGE_SIZE } from '#web/features/directory/search/directory-reads.ts'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { FailedSuppliers } from './failed-suppliers.tsx'
import { Pager } from './pager.tsx'
import { SupplierList, SupplierListSkeleton } from './supplier-list.tsx'
import { SupplierTableSkeleton } from '#web/features/directory/rows/supplier-table-skeleton.tsx'
import type { DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import type { ListedSupplier } from '#web/features/directory/rows/listed-supplier.ts'

const SupplierTable = lazyPart(
  'features/directory/rows/supplier-table',
  async () => (await import('#web/features/directory/rows/supplier-table.tsx')).SupplierTable,
)
const NoSuppliers = lazyPart('features/directory/reading/reading-lines', async () => (await import('./no-suppliers.tsx')).NoSuppliers)
const NoSuchPage = lazyPart('features/directory/reading/reading-lines', async () => (await import('./no-suppliers.tsx')).NoSuchPage)
const BelowTheList = lazyPart('features/directory/reading/reading-lines', async () => (await import('./below-the-list.tsx')).BelowTheList)

/** A page with fewer suppliers has no paid places. */
const MIN_SUPPLIERS = 4

type ResultsProps = {
  search: DirectorySearch
  list: UseQueryResult<ListPage<ListedSupplier>>
  /** Level of the headings below the count line. */
  level: 2 | 3
  favouriteOf: (supplier: ListedSupplier) => ReactNode
  /** Moves the focus to the head of the list, after a change that removes the element that was clicked. */
  toTop: () => void
}

/** The content below the count line: skeletons, a page of suppliers with links to the other pages, or why there are none. */
export function Results({ search, list, level, favouriteOf: saveButtonOf, toTop }: ResultsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  const featured = useQuery({ ...directoryReads(search).featured, placeholderData: keepPreviousData })
  if (error) return <FailedSuppliers level={level} message={serverMessage(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  const view = search.view === 'list' ? 'list' : undefined
  const isTable = search.view === 'table'
  if (!data) return isTable ? <SupplierTableSkeleton /> : <SupplierListSkeleton view={view} />
  if (data.total === 0 || (data.items.length === 0 && !search.page))
    return (
      <Suspense>
        <NoSuppliers search={search} reading={data.reading} level={level} onFollow={toTop} />
      </Suspense>
    )
  if (data.items.length === 0)
    return (
      <Suspense>
        <NoSuchPage search={search} level={level} onFollow={toTop} />
      </Suspense>
    )
  // The list of another place is another list: what stands in both does not move across the page.
  const place = data.reading?.place?.label ?? ''
  return (
    <>
      <SupplierList
        key={`list ${place}`}
        suppliers={isTable ? [] : data.items}
        // Those of another address are shown as long as its list is. Where few are found, all are in view, and a place above them would repeat one.
        featured={data.items.length < MIN_SUPPLIERS || (featured.isPlaceholderData && !isPlaceholderData) ? [] : featured.data}
        place={data.reading?.place ?? undefined}
        view={view}
        bulk={search.bulk}
        isStale={isPlaceholderData}
        level={level}
        favouriteOf={saveButtonOf}
      />
      {isTable && (
        <Suspense fallback={<SupplierTableSkeleton />}>
          <SupplierTable key={place} suppliers={data.items} search={search} isStale={isPlaceholderData} />
        </Suspense>
      )}
      <Pager search={search} pages={pagesOf(data, search)} onTurn={toTop} />
      {data.reading?.goods && (
        <Suspense>
          <BelowTheList search={search} reading={data.reading} level={level} favouriteOf={saveButtonOf} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the number of pages. Totals are not counted beyond COUNTED; a full page there is assumed to have a next one. */
function pagesOf({ items, total }: ListPage<ListedSupplier>, { page = 1 }: DirectorySearch) {
  const hasMore = total > COUNTED && items.length === PAGE_SIZE
  return Math.max(Math.ceil(total / PAGE_SIZE), hasMore ? page + 1 : 1)
}
