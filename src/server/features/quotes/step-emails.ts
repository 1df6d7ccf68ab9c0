import type { EmailFacts } from '#contract/emails.ts'
import type { Party } from '#contract/quote-states.ts'
import { buyerName } from '#shared/request-words.ts'
import { totalsOf } from '#shared/totals.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queries.ts'
import { receiverOf, recipientFor } from '#server/features/emails/receivers.ts'
import { encrypt } from '#server/encryption.ts'
import { linkKeyOf } from './link-key.ts'
import { lastOffers } from './request-queries.ts'
import type { MovedRequest, NewStep } from './step-queries.ts'
import { requestById } from './subject-queries.ts'

export type EmailDeps = Pick<Context, 'config' | 'secrets'>
type RequestOfEmail = Omit<MovedRequest, 'status'>

/**
 * Returns the email that notifies one party of a step; replies go to the other party. What a supplier can send any number of times waits until
 * a buyer without an account has opened the link of an earlier email or accepted, because anybody can ask in the name of an address.
 */
export async function stepEmail(tx: Db, deps: EmailDeps, request: MovedRequest, { step, note }: NewStep, to: Party): Promise<NewEmail> {
  const { recipient, replyTo, facts, offerNote } = await addressed(tx, deps, request, to)
  const isRepeatable = step === 'message' || (step === 'answer' && (facts.offer?.revision ?? 1) > 1)
  return {
    kind: 'quote-step',
    recipient,
    replyTo,
    facts: { ...facts, step, note: step === 'answer' ? offerNote : note },
    waitsForOpening: isRepeatable && to === 'buyer' && request.accountId === null && request.status !== 'won',
  }
}

/** Returns the reminder to the party that the request waits for. */
export async function reminderEmail(tx: Db, deps: EmailDeps, request: RequestOfEmail, to: Party): Promise<NewEmail> {
  const { recipient, replyTo, facts } = await addressed(tx, deps, request, to)
  return { kind: 'quote-reminder', recipient, replyTo, facts }
}

/** Returns recipient and facts of an email about a request. The buyer's has the link key as long as the key gives access. */
async function addressed(tx: Db, deps: EmailDeps, request: RequestOfEmail, to: Party) {
  const { id, serial, contactEmail, requirements } = request
  // Steps and reminders exclude requests whose supplier has left.
  const supplier = await receiverOf(tx, request.supplierId!)
  const receiver = recipientFor(supplier, deps)
  const offer = (await lastOffers(tx, [id])).get(id)
  const facts: EmailFacts['quote-reminder'] = {
    serial,
    requestId: id,
    token: to === 'buyer' ? await tokenFor(tx, deps, request) : null,
    supplier,
    buyer: buyerName(request),
    requirements,
    offer: offer ? { ...totalsOf(offer), validUntil: offer.validUntil, lines: offer.lines.length, revision: offer.revision } : null,
    to,
    forOwner: to === 'supplier' && receiver.forOwner,
  }
  const addresses =
    to === 'buyer' ? { recipient: contactEmail, replyTo: supplier.email } : { recipient: receiver.recipient, replyTo: contactEmail }
  return { ...addresses, facts, offerNote: offer?.note ?? null }
}

async function tokenFor(tx: Db, { secrets }: EmailDeps, request: RequestOfEmail): Promise<string | null> {
  // The caller has updated the request's row, so the row is there.
  const { isOpen } = (await requestById.load(tx, request))!
  return isOpen ? encrypt(secrets, linkKeyOf(secrets, request)) : null
}
