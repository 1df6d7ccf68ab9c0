import { BUYERS_STATE_LABELS, stepsFor } from '#contract/quotes/quote-states.ts'
import { isReadingKey } from '#shared/site/reading-key.ts'
import type { Column } from '#web/features/quotes/compare/lines/columns.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { OwnColumn } from '#web/features/quotes/compare/lines/others/own-column.tsx'
import { NO_LONGER_HERE } from '#web/features/quotes/thread/parties.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { offeredInstead } from './proposed-orders.ts'

type DecideButtonProps = { column: Column; view: ComparisonView; block?: boolean }

/** Accepts all that one supplier has priced, asking about what it has instead, or says why that cannot be done. */
export function DecideButton({ column, view: { accept, linkKey, others, comparison }, block }: DecideButtonProps) {
  const { offerId, name, request, whole, partial } = column
  if (!request) return <OwnColumn column={column} others={others} />
  const { status, supplier } = request
  if (supplier.id === null && status !== 'won') return <b>{`${name} is ${NO_LONGER_HERE}`}</b>
  const order = whole ?? partial
  if (!stepsFor('buyer', status).includes('accept')) return <b>{BUYERS_STATE_LABELS[status]}</b>
  if (isReadingKey(linkKey)) return <span>By the link in your email</span>
  const lineIds = order?.lineIds ?? []
  const offeredIds = offeredInstead(column, lineIds, comparison)
  if (!order && offeredIds.length === 0) return <span>Nothing that can be ordered</span>
  // With what it offers instead, it may reach the minimum.
  if (order?.isRefused && offeredIds.length === 0) return <b>Below the minimum order</b>
  return (
    <Button
      size="sm"
      variant="quiet"
      {...(block && { block })}
      aria-haspopup="dialog"
      aria-label={`Accept the prices of ${name}`}
      onClick={() => accept?.([{ offerId, lineIds, offeredIds }])}
    >
      Accept
    </Button>
  )
}
