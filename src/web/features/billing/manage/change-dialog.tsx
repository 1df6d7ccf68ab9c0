import type { Change } from '#contract/billing/billing.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { dollars } from '#shared/money/money.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { CallError } from '#web/api/call-error.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dayOf, planInWords } from '#web/features/billing/billing-texts.ts'
import { useUntilChanged } from '#web/features/billing/use-until-changed.ts'
import { ChangeCosts } from './change-costs.tsx'

const PAYMENT_REQUIRED = 402

/** What a change of plan costs and when it begins; what is confirmed here is what is charged. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const { isImmediate, at, dueCents, next } = change
  const untilChanged = useUntilChanged()
  const { send, isPending, problem } = useWrite('POST /api/subscription/change', {
    invalidates: ['GET /api/subscription'],
    attempts: useAttempts('subscription-change'),
    failure: (error) => failureToast(error, error instanceof CallError && error.status === PAYMENT_REQUIRED ? 'Payment Failed' : 'Error'),
    ...(!isImmediate && { success: `Your plan changes on ${dayOf(at)}` }),
  })
  const confirm = async () => {
    const { plan, interval } = next
    if (!(await send({ plan, interval, ...(isImmediate && { at }) }))) return
    if (isImmediate)
      await untilChanged(
        (now) => now.plan === plan && now.interval === interval,
        `Your plan is now ${planInWords(next)}`,
        dueCents > 0 ? ({ totalCents }) => totalCents === dueCents : undefined,
      )
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Change to ${PLAN_NAMES[next.plan]}`}
      description={isImmediate ? 'It begins at once.' : `It begins on ${dayOf(at)}. Until then your plan stays as it is.`}
      problem={problem}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep my plan
          </Button>
          <Button busy={isPending} busyLabel="Changing..." onClick={() => void confirm()}>
            {dueCents > 0 ? `Change and pay ${dollars(dueCents)}` : 'Change plan'}
          </Button>
        </>
      }
    >
      <ChangeCosts change={change} />
    </Dialog>
  )
}
