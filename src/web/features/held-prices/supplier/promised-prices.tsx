import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import { pages } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { PromisedForm } from './promised-form.tsx'

const PAGE_SIZE = 100

/** Whom a supplier has promised what until when, with the one form by which it tells many buyers of new prices. */
export function PromisedPrices({ supplierId }: { supplierId: Id }) {
  const read = useInfiniteQuery({
    ...pages('GET /api/suppliers/:id/held-prices', { id: String(supplierId) }, PAGE_SIZE),
    refetchOnMount: 'always',
  })
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = read
  return (
    <QueryBoundary of={read} loading={<TableSkeleton rows={6} />}>
      {({ pages: read }) => {
        const prices = read.flatMap(({ items }) => items)
        const total = read.at(-1)?.total ?? 0
        if (prices.length === 0)
          return (
            <EmptyState title="Nothing promised yet">
              When a buyer accepts your quote, its prices stand here with how long they hold.
            </EmptyState>
          )
        return (
          <Stack gap={4} align="stretch">
            <PromisedForm supplierId={supplierId} prices={prices} total={total} />
            {hasNextPage && prices.length < total && (
              <div className="no-print">
                <Button variant="quiet" busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void fetchNextPage()}>
                  Show more
                </Button>
              </div>
            )}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}
