import { useState } from 'react'
import type { Subscription } from '#contract/billing/billing.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dayOf } from '#web/features/billing/billing-texts.ts'
import { subscriptionRead } from '#web/features/billing/subscription-read.ts'
import { useUntilChanged } from '#web/features/billing/use-until-changed.ts'
import { WhatEnds } from './what-ends.tsx'

/** Ends a plan: with the period that is paid, or at once while a payment is due. */
export function CancelPlan({ subscription: { plan, currentPeriodEnd, status } }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false)
  const untilChanged = useUntilChanged()
  const isNow = status === 'past_due'
  const until = currentPeriodEnd === null ? '' : dayOf(currentPeriodEnd)
  const { send, isPending, problem, reset } = useWrite('POST /api/subscription/cancel', {
    invalidates: isNow ? [] : ['GET /api/me'],
    ...(!isNow && { updates: subscriptionRead, success: `Cancelled. Your plan goes on until ${until}.` }),
    attempts: useAttempts('subscription-cancel'),
  })
  const ask = () => {
    reset()
    setOpen(true)
  }
  const confirm = async () => {
    if (!(await send({}))) return
    if (isNow) await untilChanged((now) => now.status === 'canceled', 'Your plan has ended')
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        Cancel subscription
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Cancel your subscription?"
        description={
          isNow ? 'Your plan ends at once. What is due is not charged.' : `Your plan goes on until ${until}. Nothing more is charged.`
        }
        problem={problem}
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Keep my plan
            </Button>
            <Button busy={isPending} busyLabel="Cancelling..." onClick={() => void confirm()}>
              {isNow ? 'End it now' : 'Cancel at the end of the period'}
            </Button>
          </>
        }
      >
        {plan && <WhatEnds plan={plan} />}
      </Dialog>
    </>
  )
}
