import { CLAIM_UNDO_SECONDS, type decideClaim } from '#contract/suppliers/claims.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { cancelEmail, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { nameForReader } from '#server/features/emails/readers/reader-name.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { lockSupplier, withdrawEmail } from '#server/features/suppliers/queries.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { deleteMembers } from '#server/features/accounts/members/member-queries.ts'
import { accountById, lockAccount } from '#server/features/accounts/queries.ts'
import { closeClaim, noteApproval, partiesOfClaim, releaseListing, reopenClaim } from './claim-queries.ts'
import { handOver, type HandOver } from './claims.ts'

/** How long the email about an approval waits: as long as an undo of the last second takes. */
const EMAIL_SECONDS = CLAIM_UNDO_SECONDS + 5

/**
 * Approves or refuses a claim; the claim, the listing, the audit and the email are one transaction.
 * @throws 409 when the claim has been decided, or the listing has been assigned to another account meanwhile
 */
export const applyClaimDecision = (
  deps: HandOver,
  { id, decision, reason: given }: Input<typeof decideClaim>,
  by: SessionAccount,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const isApproved = decision === 'approve'
    const parties = await partiesOfClaim(tx, id)
    if (parties) await lockAccount(tx, parties.accountId)
    const listing = parties && (await lockSupplier(tx, parties.supplierId))
    const reason = isApproved ? null : given
    const closed = await closeClaim(tx, id, isApproved ? { status: 'approved' } : { status: 'refused', reason })
    if (!closed || !listing) throw conflict('This claim has been decided already, or withdrawn.')
    const { accountId, supplierId } = closed
    const { role } = await accountById(tx, accountId)
    const { gaveEmail } = isApproved
      ? await handOver(tx, deps, supplierId, accountId, 'This listing has an account by now, so this claim can only be refused.')
      : { gaveEmail: false }
    await insertAudit(tx, by, {
      action: `claim.${decision}`,
      subject: `supplier ${supplierId}`,
      details: { claimId: id, accountId, ...(reason !== null && { reason }) },
    })
    const account = await accountById(tx, accountId)
    const facts = { supplier: { id: supplierId, businessName: listing.businessName }, username: nameForReader(account), isApproved, reason }
    const [emailId = null] = await enqueueEmails(tx, deps, [{ kind: 'claim-decided', recipient: account.email, replyTo: null, facts }], {
      sender: null,
      afterSeconds: isApproved ? EMAIL_SECONDS : 0,
    })
    if (isApproved) await noteApproval(tx, id, { emailId, role, gaveEmail })
  })

/**
 * Takes an approval back within its minute: the claim is open again, the listing has no account, and nobody is told.
 * @throws 409 once the minute is over, or where the account has bought a plan in it
 */
export const undoApproval = (deps: HandOver, { id }: { id: string }, by: SessionAccount): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const parties = await partiesOfClaim(tx, id)
    if (parties) await lockAccount(tx, parties.accountId)
    const listing = parties && (await lockSupplier(tx, parties.supplierId))
    const approval = await reopenClaim(tx, id)
    if (!approval || !listing || !parties) throw conflict('The minute in which this approval could be taken back is over.')
    const { accountId, supplierId } = parties
    if ((await planOf(tx, supplierId, deps.now())) !== null)
      throw conflict('Its account has bought a plan since. Please write to it, or suspend the listing.')
    await release(tx, deps, { accountId, supplierId, approval })
    if (approval.emailId !== null) await cancelEmail(tx, approval.emailId)
    await insertAudit(tx, by, { action: 'claim.undo', subject: `supplier ${supplierId}`, details: { claimId: id, accountId } })
    await deps.changes.publish(tx)
  })

type Release = { accountId: string; supplierId: number; approval: NonNullable<Awaited<ReturnType<typeof reopenClaim>>> }

async function release(tx: Db, deps: HandOver, { accountId, supplierId, approval }: Release): Promise<void> {
  const account = await releaseListing(tx, accountId, supplierId, approval.role)
  if (!account) throw conflict('Another account manages this listing by now.')
  await deleteMembers(tx, supplierId)
  await deps.onManagerEnd(tx, supplierId)
  if (approval.gaveEmail) await withdrawEmail(tx, supplierId, account.email)
}
