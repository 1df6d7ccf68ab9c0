import type { EmailFacts } from '#contract/emails/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'
import type { ProviderDispute } from '#server/ports/payments/payments.ts'
import type { Customer } from './event-queries.ts'
import { billedTo, type SubscriptionRow } from './settle-queries.ts'

export type Notice = EmailFacts['subscription-notice']['notice']

/** Tells whoever manages a listing of its subscription. Nobody is told where the listing is deleted. */
export async function notify(
  tx: Db,
  deps: Pick<Context, 'jobs'>,
  { supplierId, plan }: Pick<SubscriptionRow, 'supplierId' | 'plan'>,
  notice: Notice,
): Promise<void> {
  const to = supplierId === null ? undefined : await billedTo(tx, supplierId)
  if (!to?.email || supplierId === null) return
  const facts = { supplier: { id: supplierId, businessName: to.name }, plan, notice }
  await enqueueEmails(tx, deps, [{ kind: 'subscription-notice', recipient: to.email, replyTo: null, facts }], { sender: null })
}

/** Tells the owner that a cardholder's bank has taken a payment back, or has decided whose it is. */
export async function notifyOwner(
  tx: Db,
  deps: Pick<Context, 'jobs' | 'config'>,
  { supplierId }: Customer,
  { cents, status }: ProviderDispute,
): Promise<void> {
  const found = supplierId === null ? undefined : await billedTo(tx, supplierId)
  const supplier = found && supplierId !== null ? { id: supplierId, businessName: found.name } : null
  const email = {
    kind: 'payment-disputed',
    recipient: ownersAddress(deps.config),
    replyTo: null,
    facts: { supplier, cents, status },
  } as const
  await enqueueEmails(tx, deps, [email], { sender: null })
}
