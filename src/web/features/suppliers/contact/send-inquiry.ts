import type { QueryClient } from '@tanstack/react-query'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { fetchMe } from '#web/api/session/me.ts'
import { write } from '#web/api/writes/write.ts'
import { contactInfoOf, type ContactInfo } from './contact-info.ts'

export type Inquiry = ContactInfo & { message?: string }

type Sent = { isAnswerable: boolean }
/** The server's message for an email address or phone number that it rejects; undefined for any other failure. */
type NotSent = { problem: string | undefined }

/**
 * Sends an inquiry, completed with the contact details that this browser remembers of a visitor. `isAnswerable` says whether the supplier has
 * contact details to answer to. A failure has been reported by then.
 */
export async function sendInquiry(
  client: QueryClient,
  supplierId: Supplier['id'],
  inquiry: Inquiry,
  remembered: () => ContactInfo,
): Promise<Sent | NotSent> {
  const send = (body: Inquiry) =>
    write(client, 'POST /api/suppliers/:id/contact', { id: String(supplierId), ...body }, { invalidates: [], emptyBody: true })
  try {
    await send(inquiry)
    if (contactInfoOf(inquiry) || (await fetchMe(client))) return { isAnswerable: true }
    const known = contactInfoOf(remembered())
    if (known) await send(known)
    return { isAnswerable: known !== undefined }
  } catch (error) {
    return { problem: fieldErrorsIn(error).find(({ path }) => path !== 'message')?.message }
  }
}
