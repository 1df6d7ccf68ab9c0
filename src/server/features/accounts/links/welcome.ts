import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { markWelcomed } from './welcome-queries.ts'

/** Sends a buyer, or whoever manages a listing, the first steps, once. Others on a listing find it set up. */
export async function welcome(tx: Db, deps: Pick<Context, 'jobs' | 'now'>, accountId: string): Promise<void> {
  const account = await markWelcomed(tx, accountId, deps.now())
  if (!account) return
  const { email: recipient, supplierId, businessName } = account
  const to = { recipient, replyTo: null }
  const email =
    supplierId !== null && businessName !== null
      ? ({ ...to, kind: 'supplier-welcome', facts: { supplier: { id: supplierId, businessName } } } as const)
      : ({ ...to, kind: 'buyer-welcome', facts: {} } as const)
  await enqueueEmails(tx, deps, [email], { sender: null })
}
