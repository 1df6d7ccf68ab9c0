import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Id } from '#contract/endpoint/values.ts'
import { PRICE_LIST_PAGE, priceListPage, type PriceListPage } from '#web/api/price-list.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { VirtualTable } from '#web/features/price-lists/virtual-table.tsx'
import { counted } from '#shared/text/words.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { ListTools } from './list-tools.tsx'
import { STORED_HEAD, StoredRow } from './stored-row.tsx'

/** The stored list: its tools, a search, and its rows. */
export function StoredList({ supplierId, onReplace }: { supplierId: Id; onReplace: () => void }) {
  const [search, setSearch] = useState('')
  return (
    <Stack gap={4} align="stretch">
      <ListTools supplierId={supplierId} onReplace={onReplace} print={usePrint(supplierId)} />
      <div className="no-print">
        <SearchForm
          className={styles.search}
          label="Search your price list"
          placeholder="Item or code"
          value={search || undefined}
          onFind={(text) => setSearch(text ?? '')}
        />
      </div>
      <QueryBoundary of={useQuery(priceListPage(supplierId, search, 0))} loading={<TableSkeleton rows={8} />}>
        {({ total }) =>
          total === 0 ? (
            <EmptyState title="Nothing found">{`No item or code of your list has "${search}" in it.`}</EmptyState>
          ) : (
            <>
              <output className={styles.count}>{counted(total, 'item')}</output>
              <Rows key={search} supplierId={supplierId} search={search} total={total} />
            </>
          )
        }
      </QueryBoundary>
    </Stack>
  )
}

const pageOf = (at: number) => Math.floor(at / PRICE_LIST_PAGE) * PRICE_LIST_PAGE

function Rows({ supplierId, search, total }: { supplierId: Id; search: string; total: number }) {
  const canChange = useCanChange()
  const [edited, setEdited] = useState<string>()
  const [[first, last], setRange] = useState<readonly [number, number]>([0, 0])
  const known = useKnownPages(supplierId, search, total, [first, last])
  const rowAt = (at: number) => known.get(pageOf(at))?.rows[at - pageOf(at)]
  return (
    <VirtualTable
      label="Your price list"
      head={STORED_HEAD}
      count={total}
      keyOf={(at) => rowAt(at)?.id ?? at}
      onRange={(from, to) => setRange([from, to])}
    >
      {(at) => {
        const row = rowAt(at)
        if (!row) return <LoadingRow />
        return (
          <StoredRow
            row={row}
            place={{ supplierId, search, offset: pageOf(at), etag: known.get(pageOf(at))?.etag ?? '*' }}
            canChange={canChange}
            isEdited={edited === row.id}
            onEdit={(isEdited) => setEdited(isEdited ? row.id : undefined)}
          />
        )
      }}
    </VirtualTable>
  )
}

const LoadingRow = () => (
  <td colSpan={STORED_HEAD.length}>
    <Skeleton height="20px" />
  </td>
)

/** Returns the pages that have been read: those in view are read as they come, the others stay from before. */
function useKnownPages(supplierId: Id, search: string, total: number, [first, last]: readonly [number, number]) {
  const client = useQueryClient()
  const offsets = Array.from(
    { length: (pageOf(last) - pageOf(first)) / PRICE_LIST_PAGE + 1 },
    (_, at) => pageOf(first) + at * PRICE_LIST_PAGE,
  )
  useQueries({ queries: offsets.map((offset) => priceListPage(supplierId, search, offset)) })
  const known = new Map<number, PriceListPage>()
  for (let offset = 0; offset < total; offset += PRICE_LIST_PAGE) {
    const page = client.getQueryData(priceListPage(supplierId, search, offset).queryKey)
    if (page) known.set(offset, page)
  }
  return known
}

/** Returns what prints the whole list: rows that were never in view are read first. */
function usePrint(supplierId: Id) {
  const client = useQueryClient()
  const [isReading, setReading] = useState(false)
  const print = async () => {
    setReading(true)
    try {
      const { total } = await client.ensureQueryData(priceListPage(supplierId, '', 0))
      for (let offset = 0; offset < total; offset += PRICE_LIST_PAGE) await client.ensureQueryData(priceListPage(supplierId, '', offset))
      flushSync(() => setReading(false))
      window.print()
    } catch (error) {
      toast(failureToast(error, 'The list could not be printed'))
    } finally {
      setReading(false)
    }
  }
  return { isReading, print: () => void print() }
}
