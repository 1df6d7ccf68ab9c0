import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ContactInfo } from './contact-info.ts'
import type { Inquiry } from './send-inquiry.ts'

const TITLE = 'Inquiry Sent'
const ANSWERABLE = 'Your inquiry has been sent to the supplier. They will contact you soon.'
/** No answer is promised if the supplier has no contact details for it. */
const UNANSWERABLE = 'Your inquiry has been sent to the supplier. Say where they can reach you, so that they can answer.'

/** What sends, which the first load of a profile does without. */
export const loadSending = () => import('./send-inquiry.ts')

/**
 * Returns `send` for inquiries to a supplier. An inquiry without contact details is completed with those that this browser remembers of the
 * visitor; if there are none, `isAsking` says that the visitor must be asked.
 */
export function useContact(supplierId: Supplier['id'], remembered: () => ContactInfo, onSent: () => void) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const trySending = async (inquiry: Inquiry) => {
    const { sendInquiry } = await loadSending()
    const sent = await sendInquiry(client, supplierId, inquiry, remembered)
    if ('problem' in sent) return setProblem(sent.problem)
    setAsking(!sent.isAnswerable)
    toast({ title: TITLE, description: sent.isAnswerable ? ANSWERABLE : UNANSWERABLE, tone: 'success' })
    onSent()
  }
  const send = async (inquiry: Inquiry) => {
    setPending(true)
    setProblem(undefined)
    // Without a connection its script may be missing, too.
    await trySending(inquiry).catch((error: unknown) => toast(failureToast(error)))
    setPending(false)
  }
  return { send, isPending, isAsking, problem }
}
