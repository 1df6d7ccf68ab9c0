import type { DeletedSupplier, SupplierDeletion } from '#contract/owner/supplier-deletion.ts'
import { DELETION_UNDO_DAYS } from '#contract/owner/supplier-deletion.ts'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import type { Context } from '#server/context.ts'
import type { Ends } from '#server/feature.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { managerOf } from '#server/features/accounts/queries.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { mergedAmong } from '#server/features/suppliers/merged-queries.ts'
import { setSuspension } from '#server/features/suppliers/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import {
  deletedPage,
  deleteOneForGood,
  hasOpenClaim,
  insertDeletion,
  listingDeletionOf,
  lockListing,
  restoreImportKey,
  takeBackDeletion,
} from './deletion-queries.ts'
import { ownerSupplier } from './list-queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'> & Pick<Ends, 'onListingEnd'>

const DAY_MS = 24 * 60 * 60 * 1000
const undoableSince = (now: Date) => daysBefore(now, DELETION_UNDO_DAYS)

/** Returns what the deletion of a listing would delete and leave. @throws 409 as `deleteListing` */
export async function deletionPreview({ db }: Pick<Deps, 'db'>, { id }: { id: number }): Promise<SupplierDeletion> {
  await rejectTied(db, id)
  const deletion = await listingDeletionOf(db, id)
  if (!deletion) throw notFound('This supplier')
  return deletion
}

/**
 * Deletes a listing that nobody manages: it is gone for everybody at once, and for good once that cannot be undone any more. Its open requests are passed
 * at once, so that nobody waits for it. What it had is counted in the audit.
 * @throws 409 for one that an account manages, since that ends with its account, and for one that is claimed or part of another
 */
export const deleteListing = ({ db, changes, now, onListingEnd }: Deps, { id }: { id: number }, by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await lockListing(tx, id))) throw notFound('This supplier')
    await rejectTied(tx, id)
    const before = await listingDeletionOf(tx, id)
    const deletedAt = now()
    if (!(await insertDeletion(tx, { supplierId: id, deletedBy: by.username, deletedAt }))) throw notFound('This supplier')
    await onListingEnd(tx, id)
    await setSuspension(tx, [id], { at: deletedAt, reason: `Deleted by ${by.username}.` })
    await insertAudit(tx, by, { action: 'supplier.delete', subject: `supplier ${id}`, details: { ...before } })
    await changes.publish(tx)
  })

/** Returns a page of the listings that can come back. */
export async function deletedListings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  page: { limit: number; offset: number },
): Promise<{ items: DeletedSupplier[]; total: number }> {
  const { rows, total } = await deletedPage(db, undoableSince(now()), page)
  const undoUntil = (deletedAt: string) => new Date(new Date(deletedAt).getTime() + DELETION_UNDO_DAYS * DAY_MS).toISOString()
  return { items: rows.map((row) => ({ ...row, undoUntil: undoUntil(row.deletedAt) })), total }
}

/** Takes a deletion back: the listing is what it was, suspended if it was. @throws 409 once its 30 days are over */
export const undoDeletion = ({ db, changes, now }: Omit<Deps, 'onListingEnd'>, id: number, by: SessionAccount): Promise<OwnerSupplier> =>
  inTransaction(db, async (tx) => {
    if (!(await lockListing(tx, id))) throw notFound('This deleted supplier')
    const before = await takeBackDeletion(tx, id, undoableSince(now()))
    if (!before) throw conflict(`This deletion cannot be taken back any more: it was, or its ${DELETION_UNDO_DAYS} days are over.`)
    const { suspendedBefore, reasonBefore, importKeyBefore } = before
    const suspension = suspendedBefore === null || reasonBefore === null ? null : { at: new Date(suspendedBefore), reason: reasonBefore }
    await setSuspension(tx, [id], suspension)
    if (importKeyBefore !== null) await restoreImportKey(tx, id, importKeyBefore)
    await insertAudit(tx, by, { action: 'supplier.undelete', subject: `supplier ${id}` })
    await changes.publish(tx)
    return ownerSupplier(tx, id)
  })

/** Deletes for good what was deleted long enough ago. What belongs to others, as requests, has left the listing then. */
export async function deleteListingsForGood(db: Db, now: Date): Promise<void> {
  while (await inTransaction(db, (tx) => deleteOneForGood(tx, undoableSince(now))));
}

async function rejectTied(db: Db, id: number): Promise<void> {
  const [merged] = await mergedAmong(db, [id])
  if (merged)
    throw conflict(`${merged.mergedName} is part of ${merged.keptName}, and is seen by nobody. Undo the merge to delete it alone.`)
  if (await managerOf(db, id))
    throw conflict(
      'An account manages this listing: it ends when its supplier deletes the account. To take it from all pages now, suspend it.',
    )
  if (await hasOpenClaim(db, id)) throw conflict('Somebody has claimed this listing. Decide on that claim first.')
}
