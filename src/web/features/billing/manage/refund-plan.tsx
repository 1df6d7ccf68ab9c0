import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription } from '#contract/billing/billing.ts'
import { dollars } from '#shared/money/money.ts'
import { readAgain } from '#web/api/writes/write.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useUntilChanged } from '#web/features/billing/use-until-changed.ts'
import { WhatEnds } from './what-ends.tsx'

type RefundProps = { subscription: Subscription }

/** Takes a plan back within its guarantee. */
export function RefundPlan({ subscription }: RefundProps) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const open = () => {
    setOpen(true)
    // It is less from day to day.
    void readAgain(client, ['GET /api/subscription'])
  }
  return (
    <>
      <Button variant="quiet" onClick={open}>
        {`Get ${dollars(subscription.refundableCents)} back`}
      </Button>
      {isOpen && <RefundDialog subscription={subscription} onClose={() => setOpen(false)} />}
    </>
  )
}

function RefundDialog({ subscription: { plan, refundableCents }, onClose }: RefundProps & { onClose: () => void }) {
  const [isWaiting, setWaiting] = useState(false)
  const untilChanged = useUntilChanged()
  const { send, problem } = useWrite('POST /api/subscription/refund', { invalidates: [], attempts: useAttempts('subscription-refund') })
  const amount = dollars(refundableCents)
  const confirm = async () => {
    setWaiting(true)
    const isAccepted = await send({})
    if (isAccepted)
      await untilChanged(
        ({ status }) => status === 'canceled',
        `Your plan has ended and ${amount} is paid back to your card`,
        refundableCents > 0 ? ({ refundedCents }) => refundedCents > 0 : undefined,
      )
    setWaiting(false)
    if (isAccepted) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => isWaiting || onClose()}
      title={`Get ${amount} back?`}
      description="Your plan ends at once, and what you paid for the days you have not used goes back to your card. This works once for each listing."
      problem={problem}
      footer={
        <>
          <Button variant="quiet" disabled={isWaiting} onClick={onClose}>
            Keep my plan
          </Button>
          <Button busy={isWaiting} busyLabel="Paying back..." onClick={() => void confirm()}>
            {`End my plan and pay back ${amount}`}
          </Button>
        </>
      }
    >
      {plan && <WhatEnds plan={plan} />}
    </Dialog>
  )
}
