import { useEffect, useEffectEvent } from 'react'
import type { Subscription } from '#contract/billing/billing.ts'
import { returnedSecret, returnedWith } from '#web/features/billing/returned-with.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useFinishCardChange } from './use-finish-card-change.ts'

const REFUSED = { title: 'Card not stored', description: 'Your bank has not confirmed it. Please try again, or use another card.' } as const

/** Finishes the change of a card for which the bank had the whole window, once the browser is back. */
export function useReturnedCard(subscription: Subscription): void {
  const finish = useFinishCardChange(subscription)
  const conclude = useEffectEvent(() => {
    const { search, pathname } = location
    const clientSecret = returnedSecret(search)
    if (!clientSecret) return
    // The address would give the secret away, and a reload would send it again.
    navigate(pathname, { replace: true, keepScroll: true })
    if (returnedWith(search) === 'succeeded') void finish(clientSecret)
    else toast({ ...REFUSED, tone: 'destructive' })
  })
  useEffect(() => conclude(), [])
}
