import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { askSupport } from '#contract/owner/support.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { accountById, lockAccount } from '#server/features/accounts/queries.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { forbidden, notFound, unauthorised } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'

export const NO_PLAN = 'Support comes with a plan. The pricing page has what each plan gives.'

type Question = Input<typeof askSupport> & { requester: AuthenticatedRequester; supplierId: number }

/** Sends a supplier's question to the owner, with its plan, and a copy to the supplier. @throws 401, 403 without a plan, 404 */
export async function passToSupport(
  tx: Db,
  { jobs, config, now }: Pick<Context, 'jobs' | 'config' | 'now'>,
  { requester, supplierId, message, phone }: Question,
): Promise<Output<typeof askSupport>> {
  const { id: accountId } = requester.account
  if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
  const { username, email } = await accountById(tx, accountId)
  const listing = await lockSupplier(tx, supplierId)
  if (!listing) throw notFound('Your listing')
  const plan = await planOf(tx, supplierId, now())
  if (plan === null) throw forbidden(NO_PLAN)
  const facts = { supplier: { id: supplierId, businessName: listing.businessName }, plan, message, phone }
  const toOwner = {
    kind: 'support-request',
    recipient: ownersAddress(config),
    replyTo: email,
    facts: { ...facts, username, email },
  } as const
  const copy = { kind: 'support-request-copy', recipient: email, replyTo: null, facts } as const
  await enqueueEmails(tx, { jobs }, [toOwner, copy], { sender: senderOf(requester) })
  return { status: 'sent' }
}
