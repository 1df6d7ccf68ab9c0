import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { Dearer } from '#contract/price-lists/price-lists.ts'
import { priceListPage } from '#web/api/price-list.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { newPricesPath } from '#web/addresses/new-prices.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { AtOncePanel } from './at-once/at-once-panel.tsx'
import { DryRun } from './reading/dry-run.tsx'
import { DearerWords } from './reading/dry-run-notes.tsx'
import { ReadForm } from './reading/read-form.tsx'
import { useReading } from './reading/use-reading.ts'
import { StoredList } from './rows/stored-list.tsx'

/** A supplier's price list: what is stored, and how another one is read and takes its place. */
export function PriceListTab({ supplierId }: { supplierId: Id }) {
  const list = useQuery({ ...priceListPage(supplierId, '', 0), refetchOnMount: 'always' })
  const [isReplacing, setReplacing] = useState(false)
  const [dearer, setDearer] = useState<Dearer[]>([])
  const reader = useReading(supplierId)
  const canChange = useCanChange()
  const saved = (higher: Dearer[]) => {
    reader.clear()
    setReplacing(false)
    setDearer(higher)
  }
  const { read } = reader
  if (read && read.reading.rows.length > 0)
    return <DryRun supplierId={supplierId} read={read} reader={reader} onSaved={saved} onCancel={reader.clear} />
  return (
    <QueryBoundary of={list} loading={<TableSkeleton rows={8} />}>
      {({ total }) => (
        <Stack gap={6} align="stretch">
          {dearer.length > 0 && <HigherPrices dearer={dearer} />}
          {total > 0 && !isReplacing ? (
            <>
              <StoredList supplierId={supplierId} onReplace={() => setReplacing(true)} />
              <AtOncePanel supplierId={supplierId} />
            </>
          ) : canChange ? (
            <>
              <p>
                Your whole range, as you have it in a spreadsheet. Only people who work on your listing see it, and it fills in your answers
                to requests.
              </p>
              <ReadForm reading={reader} onCancel={total > 0 ? () => setReplacing(false) : undefined} />
            </>
          ) : (
            <EmptyState title="No price list yet">Whoever manages this listing can read one in.</EmptyState>
          )}
        </Stack>
      )}
    </QueryBoundary>
  )
}

/** What was promised stays as it is until its buyers are told of a new price. */
const HigherPrices = ({ dearer }: { dearer: readonly Dearer[] }) => (
  <Note tone="info" icon="handshake" title="Some prices are higher than you promised">
    <Stack gap={3}>
      <DearerWords dearer={dearer} />
      <ButtonLink variant="outline" href={newPricesPath(dearer)}>
        Tell those buyers of new prices
      </ButtonLink>
    </Stack>
  </Note>
)
