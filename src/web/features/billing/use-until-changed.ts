import { useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '#contract/billing.ts'
import { sessionChanged } from '#web/api/me.ts'
import { readUntil } from '#web/api/read-until.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** What is said where the payment provider takes its time. */
const STILL_WAITING = 'It will show here as soon as the payment provider has confirmed it.'

/**
 * Returns a function that waits until the server shows what a change does: the payment provider confirms it a moment later. Then `success`
 * is said; after 20 s, that it is still to come.
 */
export function useUntilChanged() {
  const client = useQueryClient()
  return async (isThere: (subscription: Subscription) => boolean, success: string | ToastText): Promise<void> => {
    const hasCome = await readUntil(client, 'GET /api/subscription', {}, isThere)
    await sessionChanged(client)
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'GET /api/subscription/invoices' })
    const said: ToastText = typeof success === 'string' ? { title: success, tone: 'success' } : success
    toast(hasCome ? said : { title: 'Not confirmed yet', description: STILL_WAITING })
  }
}
