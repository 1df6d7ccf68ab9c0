import { useQuery } from '@tanstack/react-query'
import type { Change, Invoice } from '#contract/billing/billing.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { dollars } from '#shared/money/money.ts'
import { query } from '#web/api/reads/query.ts'
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

/** Shows what a change of plan costs and when it begins; what is confirmed here is what is charged. */
export function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const { isImmediate, at, dueCents, next } = change
  const untilChanged = useUntilChanged()
  const isNewInvoice = useIsNewInvoice(dueCents)
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
        dueCents > 0 ? isNewInvoice : undefined,
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

/**
 * Returns a function that says whether an invoice is paid and not the one that was the latest when the dialog opened. Its total does not say
 * that: a credit may have paid a part. It does where the latest is not known.
 */
function useIsNewInvoice(dueCents: number) {
  const { data, isFetchedAfterMount } = useQuery({
    ...query('GET /api/subscription/invoices', { limit: 1, offset: 0 }),
    refetchOnMount: 'always',
  })
  const before = isFetchedAfterMount ? data : undefined
  return ({ id, status, totalCents }: Invoice) => status === 'paid' && (before ? id !== before.items[0]?.id : totalCents === dueCents)
}
