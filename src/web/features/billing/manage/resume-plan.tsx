import type { Subscription } from '#contract/billing/billing.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { dayOf, priceInWords } from '#web/features/billing/billing-texts.ts'
import { subscriptionRead } from '#web/features/billing/subscription-read.ts'

/** That the plan ends or changes with the period that is paid, and a way to take that back. */
export function ResumePlan({ subscription: { plan, currentPeriodEnd, cancelAtPeriodEnd, change } }: { subscription: Subscription }) {
  const { send, isPending } = useWrite('POST /api/subscription/resume', {
    invalidates: ['GET /api/me'],
    updates: subscriptionRead,
    attempts: useAttempts('subscription-resume'),
    success: 'Your plan goes on as it is',
  })
  if (!plan || currentPeriodEnd === null) return null
  const day = dayOf(currentPeriodEnd)
  return (
    <Stack align="start">
      <Note tone="info" icon="clock">
        {cancelAtPeriodEnd || !change
          ? `Cancelled: your plan goes on until ${day} and then ends.`
          : `On ${day} your plan becomes ${PLAN_NAMES[change.plan]}, at ${priceInWords(change)}.`}
      </Note>
      <Button busy={isPending} busyLabel="Resuming..." onClick={() => void send({})}>
        {cancelAtPeriodEnd ? 'Resume' : `Keep ${PLAN_NAMES[plan]}`}
      </Button>
    </Stack>
  )
}
