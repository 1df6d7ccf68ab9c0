import { STATE_LABELS, stepsFor } from '#contract/quote-states.ts'
import { NO_LONGER_HERE } from '#web/features/quotes/thread/parties.ts'
import { useSteps } from '#web/features/quotes/thread/use-steps.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { Answered } from './compare.ts'

/** Accepts the prices of one supplier; the other requests stay as they are until the buyer declines them. */
export function AcceptButton({ request: { id, status, supplier, offer }, linkKey }: { request: Answered; linkKey: string | null }) {
  const { accept } = useSteps(id, linkKey)
  if (supplier.id === null && status !== 'won') return <b>{`${supplier.businessName} is ${NO_LONGER_HERE}`}</b>
  if (!stepsFor('buyer', status).includes('accept')) return <b>{STATE_LABELS[status]}</b>
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={accept.isPending}
      busyLabel="Accepting..."
      aria-label={`Accept the prices of ${supplier.businessName}`}
      onClick={() => void accept.send({ id, revision: offer.revision })}
    >
      Accept
    </Button>
  )
}
