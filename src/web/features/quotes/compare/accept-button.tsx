import { useState } from 'react'
import { BUYERS_STATE_LABELS, stepsFor } from '#contract/quotes/quote-states.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { isReadingKey } from '#shared/site/reading-key.ts'
import { AcceptPrices } from '#web/features/quotes/thread/steps/accept-prices.tsx'
import { NO_LONGER_HERE } from '#web/features/quotes/thread/parties.ts'
import { UndoStep } from '#web/features/quotes/thread/steps/undo-step.tsx'
import { useSteps } from '#web/features/quotes/thread/steps/use-steps.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { Answered } from './compare.ts'

/** Accepts the prices of one supplier; the other requests stay as they are until the buyer declines them. */
export function AcceptButton({
  request: { id, bulkId, status, statusAt, supplier, offer },
  linkKey,
}: {
  request: Answered
  linkKey: string | null
}) {
  const [isAccepted, setAccepted] = useState(false)
  const steps = useSteps(id, linkKey, () => setAccepted(true))
  const { businessName } = supplier
  if (supplier.id === null && status !== 'won') return <b>{`${businessName} is ${NO_LONGER_HERE}`}</b>
  if (isReadingKey(linkKey)) return status === 'won' ? <b>{BUYERS_STATE_LABELS.won}</b> : <>By the link in your email</>
  if (status !== 'won' && totalsOf(offer).isRefused) return <b>Below the minimum order</b>
  if (stepsFor('buyer', status).includes('accept'))
    return (
      <AcceptPrices
        {...steps}
        request={{ id, bulkId, linkKey }}
        businessName={businessName}
        offer={offer}
        button={{ size: 'sm', variant: 'quiet', 'aria-label': `Accept the prices of ${businessName}`, children: 'Accept' }}
      />
    )
  return (
    <Stack gap={2} align="start">
      <b>{BUYERS_STATE_LABELS[status]}</b>
      {/* Whoever accepted it earlier can undo it where the request itself is. */}
      {isAccepted && status === 'won' && (
        <UndoStep key={statusAt} takenAt={statusAt} takesFocus {...steps} id={id} label={`I do not accept the prices of ${businessName}`} />
      )}
    </Stack>
  )
}
