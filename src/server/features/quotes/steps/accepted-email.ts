import { randomUUID } from 'node:crypto'
import { ACCEPTED_EMAIL_SECONDS } from '#contract/quotes/quote-states.ts'
import { nextDelivery } from '#shared/time/next-delivery.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { readHolidays } from '#server/features/holidays/state-holidays.ts'
import { supplierRow } from '#server/features/suppliers/queries.ts'
import { addressed, type EmailDeps, type RequestOfEmail } from '#server/features/quotes/thread/step-emails.ts'

/**
 * Returns the email by which a buyer has in writing what was accepted; null where there is nothing to accept. It leaves once the acceptance
 * can no longer be undone, and can be cancelled by its id until then.
 */
export async function acceptedEmail(tx: Db, deps: EmailDeps & Pick<Context, 'now'>, request: RequestOfEmail): Promise<NewEmail | null> {
  const { recipient, replyTo, facts } = addressed(deps, request, 'buyer')
  const { to: _, forOwner: __, offer: quote, ...matter } = facts
  const terms = await supplierRow(tx, request.supplier.id)
  if (!request.offer || !quote || !terms) return null
  const delivery = { days: terms.deliveryDays, next: nextDelivery(terms, await readHolidays(tx), deps.now()) }
  return {
    kind: 'quote-accepted',
    id: randomUUID(),
    recipient,
    replyTo,
    facts: { ...matter, offer: quote, terms: request.offer.terms, delivery },
    afterSeconds: ACCEPTED_EMAIL_SECONDS,
  }
}
