import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { changeSuppliers } from '#contract/owner/owner-supplier-actions.ts'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { deletedAmong, mergedAmong } from '#server/features/suppliers/merged-queries.ts'
import { lockSuppliers, setSuspension } from '#server/features/suppliers/queries.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { ownerSupplier } from './list-queries.ts'
import { changeSeal } from './seal.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'now'>
type Locked = Awaited<ReturnType<typeof lockSuppliers>>[number]

/** Suspends a listing; its supplier reads the reason in the dashboard and in an email. @throws 409 when it is suspended already */
export const suspend = (deps: Deps, { id, reason }: { id: number; reason: string }, by: SessionAccount): Promise<OwnerSupplier> =>
  inTransaction(deps.db, async (tx) => {
    const [listing] = await lockSuppliers(tx, [id])
    if (!listing) throw notFound('This supplier')
    if (listing.suspendedAt !== null) throw conflict('This listing is suspended already.')
    await changeSuspension(tx, deps, [listing], reason, by)
    return ownerSupplier(tx, id)
  })

/** Lists a suspended listing again. @throws 409 when it is not suspended, or part of another listing */
export const restore = (deps: Deps, { id }: { id: number }, by: SessionAccount): Promise<OwnerSupplier> =>
  inTransaction(deps.db, async (tx) => {
    const [listing] = await lockSuppliers(tx, [id])
    if (!listing) throw notFound('This supplier')
    if (listing.suspendedAt === null) throw conflict('This listing is not suspended.')
    await rejectUnseen(tx, [id])
    await changeSuspension(tx, deps, [listing], null, by)
    return ownerSupplier(tx, id)
  })

/**
 * Does the same with several suppliers, all or none; those that are so already are not counted.
 * @throws 400 to suspend without a reason or to verify without what was checked, 404 when one does not exist
 */
export function changeSeveral(
  deps: Deps,
  { ids, action, reason, what }: Input<typeof changeSuppliers>,
  by: SessionAccount,
): Promise<Output<typeof changeSuppliers>> {
  if (action === 'suspend' && reason === null) throw invalid([{ path: 'reason', message: 'Please give a reason: the supplier reads it.' }])
  if (action === 'verify' && what === null) throw invalid([{ path: 'what', message: 'Please say what was checked.' }])
  return inTransaction(deps.db, async (tx) => {
    const found = await lockSuppliers(tx, ids)
    rejectUnknown(ids, found)
    const isSuspending = action === 'suspend'
    if (isSuspending || action === 'restore') {
      const affected = found.filter(({ suspendedAt }) => (suspendedAt === null) === isSuspending)
      if (!isSuspending) await rejectUnseen(tx, ids)
      await changeSuspension(tx, deps, affected, isSuspending ? reason : null, by)
      return changesOf(affected)
    }
    const isVerified = action === 'verify'
    const affected = found.filter((listing) => listing.isVerified !== isVerified)
    const evidence = what === null ? null : { what, documentId: null, expiresOn: null }
    for (const { id } of affected) await changeSeal(tx, deps, { id, isVerified, evidence: isVerified ? evidence : null }, by)
    if (affected.length > 0) await deps.changes.publish(tx)
    return changesOf(affected)
  })
}

const changesOf = (affected: Locked[]) => ({ updated: affected.length, changed: affected.map(({ id }) => id) })

/** A merged listing is suspended as long as the merge holds, and a deleted one as long as it can come back. @throws 409 when one of them is */
async function rejectUnseen(tx: Db, ids: number[]): Promise<void> {
  const [merged] = await mergedAmong(tx, ids)
  if (merged) throw conflict(`${merged.mergedName} has been merged with ${merged.keptName}. Undo the merge to list it again.`)
  const [deleted] = await deletedAmong(tx, ids)
  if (deleted) throw conflict(`${deleted.businessName} has been deleted. Undo the deletion to list it again.`)
}

function rejectUnknown(ids: number[], found: Locked[]): void {
  const known = new Set(found.map(({ id }) => id))
  const errors = ids.flatMap((id, at) => (known.has(id) ? [] : { path: `ids.${at}`, message: `There is no supplier ${id}.` }))
  if (errors.length > 0) throw notFound('One of these suppliers', errors)
}

/** Suspends locked listings for a reason, or restores them when it is null, with audit and emails. */
async function changeSuspension(tx: Db, deps: Deps, listings: Locked[], reason: string | null, by: SessionAccount): Promise<void> {
  if (listings.length === 0) return
  const ids = listings.map(({ id }) => id)
  await setSuspension(tx, ids, reason === null ? null : { at: deps.now(), reason })
  for (const { id, suspensionReason } of listings)
    await insertAudit(tx, by, {
      action: reason === null ? 'supplier.restore' : 'supplier.suspend',
      subject: `supplier ${id}`,
      details: { before: { suspended: suspensionReason }, after: { suspended: reason } },
    })
  await enqueueEmails(
    tx,
    deps,
    listings.flatMap((listing) => emailTo(listing, reason)),
    { sender: null },
  )
  await deps.changes.publish(tx)
}

/** Only a supplier with an account is told: nobody else has asked to be listed, or could read the reason in a dashboard. */
const emailTo = ({ id, businessName, email, isClaimed }: Locked, reason: string | null): NewEmail[] =>
  isClaimed && email !== null
    ? [{ kind: 'listing-suspension', recipient: email, replyTo: null, facts: { supplier: { id, businessName }, reason } }]
    : []
