import type { Subscription } from '#contract/billing/billing.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { subscriptionRead } from '#web/features/billing/subscription-read.ts'
import { useUntilChanged } from '#web/features/billing/use-until-changed.ts'

/** Returns a function that has the card charged that was stored with a secret, and with it what is due. */
export function useFinishCardChange({ due }: Pick<Subscription, 'due'>): (clientSecret: string) => Promise<void> {
  const untilChanged = useUntilChanged()
  const { send } = useWrite('PUT /api/subscription/payment-method', {
    invalidates: due ? [] : ['GET /api/me'],
    updates: subscriptionRead,
    success: due ? undefined : 'Your new card is charged from now on',
    failure: 'Payment Failed',
  })
  return async (clientSecret) => {
    const isStored = await send({ clientSecret })
    if (isStored && due) await untilChanged(({ status }) => status === 'active', 'Paid. Your plan goes on.')
  }
}
