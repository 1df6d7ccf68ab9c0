import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Supplier } from '#contract/suppliers.ts'
import { callOverHttp, CallError, serverMessage } from '#web/api/call.ts'
import { askMe } from '#web/api/me.ts'
import { toast } from '#web/ui/toast.ts'
import { reachOf, type Reach } from './reach.ts'

export type Inquiry = Reach & { message?: string }

const TITLE = 'Inquiry Sent'
const ANSWERABLE = 'Your inquiry has been sent to the supplier. They will contact you soon.'
/** Nobody can be promised an answer that the supplier has no way to give. */
const UNANSWERABLE = 'Your inquiry has been sent to the supplier. Say where they can reach you, so that they can answer.'

/**
 * Sends inquiries to a supplier. One that nobody could answer is completed with what this browser remembers of the visitor, else
 * `isAsking` says that the visitor has to be asked (docs/behaviour.md, Inquiries).
 */
export function useContact(supplierId: Supplier['id'], remembered: () => Reach, onSent: () => void) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (inquiry: Inquiry) => sendInquiry(client, String(supplierId), inquiry, remembered),
    onSuccess: (isAnswerable) => {
      setAsking(!isAnswerable)
      toast({ title: TITLE, description: isAnswerable ? ANSWERABLE : UNANSWERABLE, tone: 'success' })
      onSent()
    },
    onError: (failure) => void toast({ title: 'Error', description: serverMessage(failure), tone: 'destructive' }),
  })
  return { send: mutate, isPending, isAsking, refusal: refusalIn(error) }
}

/** Returns whether the supplier has a way to answer. */
async function sendInquiry(client: QueryClient, id: string, inquiry: Inquiry, remembered: () => Reach): Promise<boolean> {
  const send = (content: Inquiry) => callOverHttp('POST /api/suppliers/:id/contact', { id, ...content }, { emptyBody: true })
  await send(inquiry)
  if (reachOf(inquiry) || (await askMe(client))) return true
  const known = reachOf(remembered())
  if (known) await send(known)
  return known !== undefined
}

/** What the server says of an address or number that it does not take. */
const refusalIn = (error: unknown) =>
  error instanceof CallError && error.status === 400 ? error.problem?.errors?.find(({ path }) => path !== 'message')?.message : undefined
