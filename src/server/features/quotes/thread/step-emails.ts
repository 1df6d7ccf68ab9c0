import type { EmailFacts } from '#contract/emails/emails.ts'
import { LINES_SHOWN, type BulkProgress, type Receiver } from '#contract/quotes/quote-emails.ts'
import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { isClosed, type Party, type QuoteState } from '#contract/quotes/quote-states.ts'
import { buyerForEmails } from '#shared/text/request-texts.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'
import type { Context } from '#server/context.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { replyAddress } from '#server/features/emails/replies/reply-address.ts'
import { recipientFor } from '#server/features/emails/readers/receivers.ts'
import { encrypt } from '#server/security/encryption.ts'
import { linkKeyOf, supplierKeyOf } from '#server/features/quotes/access/link-key.ts'
import type { MovedRequest, NewStep, Notice } from './step-queries.ts'

export type EmailDeps = Pick<Context, 'config' | 'secrets'>
export type RequestOfEmail = MovedRequest & Notice

/**
 * Returns the email that notifies one party of a step; replies go to the other party. What a supplier can send any number of times waits until
 * a buyer without an account has opened the link of an earlier email or accepted, because anybody can ask in the name of an address.
 */
export function stepEmail(
  deps: EmailDeps,
  request: RequestOfEmail,
  { step, note }: NewStep,
  to: Party,
  bulk: BulkProgress | null = null,
): NewEmail {
  const { recipient, replyTo, facts } = addressed(deps, request, to)
  const isRepeatable = step === 'message' || (step === 'answer' && (facts.offer?.revision ?? 1) > 1)
  return {
    kind: 'quote-step',
    recipient,
    replyTo,
    facts: {
      ...facts,
      step,
      note: step === 'answer' ? (request.offer?.note ?? null) : note,
      ...(to === 'buyer' && bulk && { bulk }),
      ...(to === 'supplier' && step === 'accept' && { reach: { email: request.contactEmail, phone: request.contactPhone } }),
    },
    waitsForOpening: isRepeatable && to === 'buyer' && request.accountId === null && request.status !== 'won',
  }
}

/** Returns the reminder to the party that the request waits for. */
export function reminderEmail(deps: EmailDeps, request: RequestOfEmail, to: Party): NewEmail {
  const { recipient, replyTo, facts } = addressed(deps, request, to)
  return { kind: 'quote-reminder', recipient, replyTo, facts }
}

/** Returns the encrypted link key for an email to a listing without an account; null where an account answers, or the owner gets the email. */
export function supplierTokenOf({ secrets }: EmailDeps, id: string, { id: supplierId, email, isClaimed }: Receiver, forOwner: boolean) {
  if (isClaimed || forOwner || email === null) return null
  return encrypt(secrets, supplierKeyOf(secrets, { id, supplierId, email }))
}

/** The lines are for the buyer, who has not read them yet, and for whoever delivers them. */
const quoteFacts = (quote: Quote, passedItems: string[], hasLines: boolean) => {
  const { minimumCents, belowMinimum, smallOrderFeeCents: feeBelowCents, freeDeliveryFromCents, deliveryGst, holdWeeks, noticeDays } = quote
  const { validUntil, revision, lines } = quote
  const terms = {
    minimumCents,
    belowMinimum,
    feeBelowCents,
    freeDeliveryFromCents,
    deliveryGst,
    holdWeeks,
    noticeDays,
    validUntil,
    revision,
  }
  const sums = { ...totalsOf(quote), hasTotal: hasTotal(quote), ...terms, lines: lines.length }
  if (!hasLines) return sums
  return { ...sums, shownLines: lines.slice(0, LINES_SHOWN), passedItems: passedItems.slice(0, LINES_SHOWN) }
}

/** Returns recipient and facts of an email about a request, with the link key of its reader as long as the key gives access. */
export function addressed(deps: EmailDeps, request: RequestOfEmail, to: Party) {
  const { id, serial, contactEmail, requirements, supplier, offer: quote, isOpen } = request
  const receiver = recipientFor(supplier, deps)
  const tokenOf = {
    buyer: () => (isOpen ? encrypt(deps.secrets, linkKeyOf(deps.secrets, request)) : null),
    supplier: () => (isClosed(request.status) ? null : supplierTokenOf(deps, id, supplier, receiver.forOwner)),
  }
  const facts: EmailFacts['quote-reminder'] = {
    serial,
    requestId: id,
    token: tokenOf[to](),
    supplier,
    buyer: buyerForEmails(request),
    requirements,
    offer: quote && quoteFacts(quote, request.passedItems, to === 'buyer' || request.status === 'won'),
    to,
    forOwner: to === 'supplier' && receiver.forOwner,
  }
  const { status } = request
  const addresses =
    to === 'buyer'
      ? { recipient: contactEmail, replyTo: repliesTo(deps, { id, status, address: contactEmail, of: 'buyer' }, supplier.email) }
      : { recipient: receiver.recipient, replyTo: suppliersRepliesTo(deps, { id, status, supplier, contactEmail }) }
  return { ...addresses, facts }
}

type RepliesTo = { id: string; status?: QuoteState | undefined; address: string; of: Party }

/** Returns where the reply to an email goes: into the request where emails come in and it takes messages, else to the other side. */
export function repliesTo(deps: EmailDeps, { id, status = 'new', address, of }: RepliesTo, otherSide: string | null): string | null {
  const into = isClosed(status) ? null : replyAddress(deps, { thread: 'request', id, party: of, address })
  return into ?? otherSide
}

type SuppliersEmail = { id: string; status?: QuoteState | undefined; supplier: Receiver; contactEmail: string }

/** The owner, who passes an email on, does not reply in a supplier's name. */
export function suppliersRepliesTo(deps: EmailDeps, { id, status, supplier, contactEmail }: SuppliersEmail): string | null {
  const { recipient, forOwner } = recipientFor(supplier, deps)
  return forOwner ? contactEmail : repliesTo(deps, { id, status, address: recipient, of: 'supplier' }, contactEmail)
}
