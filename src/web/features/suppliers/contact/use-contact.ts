import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { fetchMe } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { contactInfoOf, type ContactInfo } from './contact-info.ts'

export type Inquiry = ContactInfo & { message?: string }

const TITLE = 'Inquiry Sent'
const ANSWERABLE = 'Your inquiry has been sent to the supplier. They will contact you soon.'
/** No answer is promised if the supplier has no contact details for it. */
const UNANSWERABLE = 'Your inquiry has been sent to the supplier. Say where they can reach you, so that they can answer.'

/**
 * Returns `send` for inquiries to a supplier. An inquiry without contact details is completed with those that this browser remembers of the
 * visitor; if there are none, `isAsking` says that the visitor must be asked.
 */
export function useContact(supplierId: Supplier['id'], remembered: () => ContactInfo, onSent: () => void) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const { sendOrThrow, error } = useWrite('POST /api/suppliers/:id/contact', { invalidates: [], emptyBody: true })
  /** Returns whether the supplier has contact details to answer to. */
  const sendAll = async (inquiry: Inquiry) => {
    const id = String(supplierId)
    await sendOrThrow({ id, ...inquiry })
    if (contactInfoOf(inquiry) || (await fetchMe(client))) return true
    const known = contactInfoOf(remembered())
    if (known) await sendOrThrow({ id, ...known })
    return known !== undefined
  }
  const send = async (inquiry: Inquiry) => {
    setPending(true)
    const isAnswerable = await sendAll(inquiry).catch(() => undefined)
    if (isAnswerable !== undefined) {
      setAsking(!isAnswerable)
      toast({ title: TITLE, description: isAnswerable ? ANSWERABLE : UNANSWERABLE, tone: 'success' })
      onSent()
    }
    setPending(false)
  }
  // The server's message for an email address or phone number that it rejects.
  const problem = fieldErrorsIn(error).find(({ path }) => path !== 'message')?.message
  return { send, isPending, isAsking, problem }
}
