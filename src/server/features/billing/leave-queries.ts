import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'

/**
 * Parts a listing from what its manager has paid with and for, when that account is deleted: whoever manages the listing next has neither its
 * card and credit nor its invoices. All of it stays on record, as where a listing is deleted. The caller has locked the listing and ended
 * its subscription.
 */
export async function leaveBilling(tx: Db, supplierId: Id): Promise<void> {
  await tx
    .updateTable('billingCustomers')
    .set({ supplierId: null, leftSupplierId: supplierId })
    .where('supplierId', '=', supplierId)
    .execute()
  await tx
    .updateTable('subscriptions')
    .set({ supplierId: null })
    .where('supplierId', '=', supplierId)
    .where('status', '=', 'canceled')
    .execute()
  await tx.updateTable('invoices').set({ supplierId: null }).where('supplierId', '=', supplierId).execute()
}
