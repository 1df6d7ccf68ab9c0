import type { SupplierDeletion } from '#contract/owner/supplier-deletion.ts'
import type { Context } from '#server/context.ts'
import type { Ends } from '#server/feature.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { managerOf } from '#server/features/accounts/queries.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { mergedAmong } from '#server/features/suppliers/merged-queries.ts'
import { deleteSupplier } from '#server/features/suppliers/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { listingDeletionOf, lockListing } from './deletion-queries.ts'

type Deps = Pick<Context, 'db' | 'changes'> & Pick<Ends, 'onListingEnd'>

/** Returns what the deletion of a listing would delete and leave. @throws 409 as `deleteListing` */
export async function deletionPreview({ db }: Pick<Deps, 'db'>, { id }: { id: number }): Promise<SupplierDeletion> {
  await rejectManaged(db, id)
  const deletion = await listingDeletionOf(db, id)
  if (!deletion) throw notFound('This supplier')
  return deletion
}

/**
 * Deletes a listing that nobody manages: its requests stay with their buyers, and the open ones are passed. What it had is counted in the audit.
 * @throws 409 for one that an account manages, since that ends with its account, and for one that is part of another
 */
export const deleteListing = ({ db, changes, onListingEnd }: Deps, { id }: { id: number }, by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await lockListing(tx, id))) throw notFound('This supplier')
    await rejectManaged(tx, id)
    const before = await listingDeletionOf(tx, id)
    await onListingEnd(tx, id)
    await deleteSupplier(tx, id)
    await insertAudit(tx, by, { action: 'supplier.delete', subject: `supplier ${id}`, details: { ...before } })
    await changes.publish(tx)
  })

async function rejectManaged(db: Db, id: number): Promise<void> {
  const [merged] = await mergedAmong(db, [id])
  if (merged)
    throw conflict(`${merged.mergedName} is part of ${merged.keptName}, and is seen by nobody. Undo the merge to delete it alone.`)
  if (await managerOf(db, id))
    throw conflict(
      'An account manages this listing: it ends when its supplier deletes the account. To take it from all pages now, suspend it.',
    )
}
