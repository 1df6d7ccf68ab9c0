import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { pages } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { PromisedForm } from './promised-form.tsx'

const PAGE_SIZE = 100

/** Shows whom a supplier has promised what until when, with the one form by which it tells many buyers of new prices. */
export function PromisedPrices({ supplierId }: { supplierId: Id }) {
  const list = useInfiniteQuery({
    ...pages('GET /api/suppliers/:id/held-prices', { id: String(supplierId) }, PAGE_SIZE),
    refetchOnMount: 'always',
  })
  return (
    <QueryBoundary of={list} loading={<TableSkeleton rows={6} />}>
      {({ pages }) => {
        const prices = pages.flatMap(({ items }) => items)
        const total = pages.at(-1)?.total ?? 0
        if (prices.length === 0)
          return (
            <EmptyState title="Nothing promised yet">
              When a buyer accepts your quote, its prices stand here with how long they hold.
            </EmptyState>
          )
        return (
          <Stack gap={4} align="stretch">
            <PromisedForm supplierId={supplierId} prices={prices} total={total} />
            {prices.length < total && (
              <div className="no-print">
                <NextPage of={list} label="Show more" />
              </div>
            )}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}
