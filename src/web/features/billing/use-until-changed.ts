import { useQueryClient } from '@tanstack/react-query'
import type { Invoice, Subscription } from '#contract/billing/billing.ts'
import { sessionChanged } from '#web/api/session/me.ts'
import { readLater, readUntil } from '#web/api/reads/read-until.ts'
import { readAgain } from '#web/api/writes/write.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** What is said where the payment provider takes its time. */
const STILL_WAITING = 'It will show here as soon as the payment provider has confirmed it.'

const SUBSCRIPTION = 'GET /api/subscription'
const INVOICES = 'GET /api/subscription/invoices'

/**
 * Returns a function that waits until the server shows what a change does: the payment provider confirms it a moment later. Then `success`
 * is said; after 20 s, that it is still to come, and `success` once it has. The provider tells of an invoice by itself, perhaps after the
 * plan, and perhaps long after: where one is expected, `isInvoiced` says whether the latest is the one, and the list is read until it is.
 */
export function useUntilChanged() {
  const client = useQueryClient()
  const readInvoices = () => readAgain(client, [INVOICES])
  const showChanged = async (said: ToastText) => {
    await sessionChanged(client)
    await readInvoices()
    toast(said)
  }
  return async (
    isThere: (subscription: Subscription) => boolean,
    success: string | ToastText,
    isInvoiced?: (latest: Invoice) => boolean,
  ): Promise<void> => {
    const said: ToastText = typeof success === 'string' ? { title: success, tone: 'success' } : success
    const hasCome = await readUntil(client, SUBSCRIPTION, {}, isThere)
    await showChanged(hasCome ? said : { title: 'Not confirmed yet', description: STILL_WAITING })
    void follow(hasCome)

    async function follow(isConfirmed: boolean) {
      if (!isConfirmed) {
        if (!(await readLater(client, SUBSCRIPTION, {}, isThere))) return
        await showChanged(said)
      }
      if (isInvoiced) await showInvoice(isInvoiced)
    }
  }

  async function showInvoice(isInvoiced: (latest: Invoice) => boolean) {
    for (const read of [readUntil, readLater]) {
      const hasCome = await read(client, INVOICES, { limit: 1, offset: 0 }, ({ items }) => items.some(isInvoiced))
      await readInvoices()
      if (hasCome) return
    }
  }
}
