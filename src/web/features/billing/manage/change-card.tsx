import { useEffect } from 'react'
import type { Subscription } from '#contract/billing/billing.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SUBSCRIPTION } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LoadingForm } from '#web/features/billing/loading-form.tsx'
import { CardForm } from '#web/features/billing/subscribe/card-form.tsx'
import { useFinishCardChange } from './use-finish-card-change.ts'

type Props = { subscription: Subscription; onClose: () => void }

/** The form of another card. What is due is charged to it at once. */
export function ChangeCard({ subscription: { payments, due }, onClose }: Props) {
  const start = useWrite('POST /api/subscription/payment-method', {
    invalidates: [],
    attempts: useAttempts('subscription-card'),
    failure: 'Error',
  })
  const { send } = start
  useEffect(() => {
    void send({})
  }, [send])
  const finish = useFinishCardChange({ due })
  const clientSecret = start.data?.clientSecret
  const store = async () => {
    if (clientSecret !== undefined) await finish(clientSecret)
    onClose()
  }
  if (start.problem)
    return (
      <TryAgain isTrying={start.isPending} onTryAgain={() => void send({})}>
        {start.problem}
      </TryAgain>
    )
  if (!clientSecret) return <LoadingForm />
  return (
    <Stack>
      <CardForm
        payments={payments}
        clientSecret={clientSecret}
        action="Use this card"
        busyAction="Processing..."
        failure="Card not stored"
        returnPath={SUBSCRIPTION}
        onConfirmed={store}
      />
      <Button variant="quiet" onClick={onClose}>
        Keep the card as it is
      </Button>
    </Stack>
  )
}
