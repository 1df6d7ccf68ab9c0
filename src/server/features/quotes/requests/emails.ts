import type { EmailFacts } from '#contract/emails/emails.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { recipientFor } from '#server/features/emails/readers/receivers.ts'
import { encrypt } from '#server/security/encryption.ts'
import { linesOfEmail } from '#server/features/quotes/lines/lines-of-email.ts'
import type { StoredLine } from '#server/features/quotes/lines/store-lines.ts'
import { ANSWER_SECONDS } from '#server/features/quotes/instant/answer-at-once.ts'
import { linkKeyOf } from '#server/features/quotes/access/link-key.ts'
import { repliesTo, suppliersRepliesTo, supplierTokenOf, type EmailDeps } from '#server/features/quotes/thread/step-emails.ts'

/** `mayBeAnswered` says that a price list is looked at, for which the email to the supplier waits. */
type SentRequest = { supplier: Receiver; requestId: string; serial: number; mayBeAnswered: boolean }
type SentWithLines = SentRequest & { lines: readonly StoredLine[] }
type RequestOf<Kind extends 'quote-request' | 'bulk-quote-request'> = NonNullable<EmailFacts[Kind]['request']>
type Single = Pick<EmailFacts['quote-request'], 'answers'> & { request: RequestOf<'quote-request'> }

/** The email has the id of its request, by which it is sent once the price list has been looked at. */
const waiting = ({ requestId, mayBeAnswered }: SentRequest) => (mayBeAnswered ? { id: requestId, afterSeconds: ANSWER_SECONDS } : {})

const tokenOf = ({ secrets }: EmailDeps, id: string, bulkId: string | null) => encrypt(secrets, linkKeyOf(secrets, { id, bulkId }))

/** Returns an email to the supplier, whose replies go to the buyer, and a copy to the buyer with a link that needs no account. */
export function singleEmails(sent: SentRequest, single: Single, deps: EmailDeps): NewEmail[] {
  const { supplier, requestId, serial } = sent
  const { recipient, forOwner } = recipientFor(supplier, deps)
  const buyer = single.request.contactEmail
  const facts = { supplier, serial, requestId, ...single }
  return [
    {
      ...waiting(sent),
      kind: 'quote-request',
      recipient,
      replyTo: suppliersRepliesTo(deps, { id: requestId, supplier, contactEmail: buyer }),
      facts: { ...facts, forOwner, token: supplierTokenOf(deps, requestId, supplier, forOwner) },
    },
    {
      kind: 'quote-request-copy',
      recipient: buyer,
      replyTo: repliesTo(deps, { id: requestId, address: buyer, of: 'buyer' }, supplier.email),
      facts: { ...facts, token: tokenOf(deps, requestId, null) },
    },
  ]
}

/** Returns an email to each supplier, and one copy to the buyer that lists them all and links to the comparison of their quotes. */
export function bulkEmails(
  requests: SentWithLines[],
  bulkId: string,
  request: RequestOf<'bulk-quote-request'>,
  deps: EmailDeps,
): NewEmail[] {
  const buyer = request.contactEmail
  const toSuppliers = requests.map((sent): NewEmail => {
    const { supplier, requestId, serial, lines } = sent
    const { recipient, forOwner } = recipientFor(supplier, deps)
    const token = supplierTokenOf(deps, requestId, supplier, forOwner)
    return {
      ...waiting(sent),
      kind: 'bulk-quote-request',
      recipient,
      replyTo: suppliersRepliesTo(deps, { id: requestId, supplier, contactEmail: buyer }),
      facts: { supplier, serial, requestId, request: { ...request, lines: linesOfEmail(lines) }, forOwner, token },
    }
  })
  const suppliers = requests.map(({ supplier, serial }) => ({ ...supplier, serial }))
  const facts = { suppliers, request, bulkId, token: tokenOf(deps, bulkId, bulkId) }
  return [...toSuppliers, { kind: 'bulk-quote-request-copy', recipient: buyer, replyTo: null, facts }]
}
