import { useQueryClient } from '@tanstack/react-query'
import type { Invoice, Subscription } from '#contract/billing/billing.ts'
import { sessionChanged } from '#web/api/session/me.ts'
import { readUntil } from '#web/api/reads/read-until.ts'
import { readAgain } from '#web/api/writes/write.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** What is said where the payment provider takes its time. */
const STILL_WAITING = 'It will show here as soon as the payment provider has confirmed it.'

const INVOICES = 'GET /api/subscription/invoices'

/**
 * Returns a function that waits until the server shows what a change does: the payment provider confirms it a moment later. Then `success`
 * is said; after 20 s, that it is still to come. The provider tells of an invoice by itself, perhaps after the plan: where one is expected,
 * `isInvoiced` says whether the latest is the one, and the list is read until it is.
 */
export function useUntilChanged() {
  const client = useQueryClient()
  const readInvoices = () => readAgain(client, [INVOICES])
  return async (
    isThere: (subscription: Subscription) => boolean,
    success: string | ToastText,
    isInvoiced?: (latest: Invoice) => boolean,
  ): Promise<void> => {
    const hasCome = await readUntil(client, 'GET /api/subscription', {}, isThere)
    await sessionChanged(client)
    await readInvoices()
    const said: ToastText = typeof success === 'string' ? { title: success, tone: 'success' } : success
    toast(hasCome ? said : { title: 'Not confirmed yet', description: STILL_WAITING })
    if (isInvoiced) void readUntil(client, INVOICES, { limit: 1, offset: 0 }, ({ items }) => items.some(isInvoiced)).then(readInvoices)
  }
}
