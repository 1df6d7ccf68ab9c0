import { CallError } from '#web/api/call-error.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { storeContactDetails, type ContactDetails } from '#web/features/quotes/ask/contact-details.ts'
import { noteSentBulk, seeRequest, type SentFrom } from '#web/features/quotes/ask/sent-requests.ts'
import { unlistedIn, unlistedInWords } from '#web/features/quotes/hints/unlisted.ts'
import { sentToast } from '#web/features/quotes/quote-texts.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'
import { comparePath } from '#web/paths.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { useState } from 'react'
import type { AskedLine } from './asked-lines.ts'
import type { Proposed } from './candidates.ts'

type Request = {
  suppliers: readonly Proposed[]
  lines: readonly AskedLine[]
  message: string
  contact: ContactDetails
}
type SendOptions = {
  from: SentFrom
  /** The name of the texts that are kept until they are sent. */
  draft: string
  storage: RequesterStorage
  onSent: (then: () => void) => void
  /** Called with the suppliers that the server reports as no longer listed. */
  onUnlisted: (ids: number[]) => void
}

/** Returns `send`, and why it has failed: at the fields, and in one sentence. */
export function useSendLines({ from, draft, storage, onSent, onUnlisted }: SendOptions) {
  const [sent, setSent] = useState<Request>()
  const write = useWrite('POST /api/quotes/bulk', {
    invalidates: SHOWS_QUOTES,
    attempts: useAttempts('bulk-quote-of-list'),
    failure: (error, { supplierIds }) => onUnlisted(unlistedIn(error, supplierIds)),
    success: ({ count, bulkId, key }) => sentToast(count, seeRequest(comparePath(bulkId, key))),
    onSuccess: ({ ids, bulkId, key }, { contactEmail }) => {
      const { suppliers = [], contact = {} } = sent ?? {}
      storeContactDetails(storage, contact)
      forgetText(draft)
      const names = suppliers.map(({ id, businessName }) => ({ id, businessName }))
      onSent(() => noteSentBulk({ ids, bulkId, key, email: contactEmail, suppliers: names, from }))
    },
  })
  const send = (request: Request) => {
    setSent(request)
    const { suppliers, lines, message, contact } = request
    void write.send({
      supplierIds: suppliers.map(({ id }) => id),
      message,
      contactName: contact.contactName ?? '',
      contactEmail: contact.contactEmail ?? '',
      contactPhone: contact.contactPhone ?? '',
      company: contact.businessName ?? '',
      lines: lines.map(({ id: _id, ...line }) => line),
      linesFor: Object.fromEntries(suppliers.map(({ id, positions }) => [String(id), positions])),
    })
  }
  const unlisted = unlistedIn(write.error, sent?.suppliers ?? [])
  const problem =
    unlisted.length > 0
      ? unlistedInWords(
          unlisted.map(({ businessName }) => businessName),
          (sent?.suppliers.length ?? 0) - unlisted.length,
        )
      : write.problem
  return { send, problem, errors: errorsOf(write.error), isPending: write.isPending }
}

const errorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries((error instanceof CallError ? (error.problem?.errors ?? []) : []).map(({ path, message }) => [path, message]))
