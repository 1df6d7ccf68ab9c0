import { sql } from 'kysely'
import type { SupplierDeletion } from '#contract/owner/supplier-deletion.ts'
import { QUOTE_STATES, stateAfter } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'

/** The condition of requests that still wait for one of the two sides: those that are passed when the listing goes. */
const isOpen = sql`status in (${sql.join(QUOTE_STATES.filter((state) => stateAfter('leave', state) === 'passed'))})`

/** Locks a listing against everything that refers to it; undefined for an unknown one. */
export const lockListing = (tx: Db, id: number) =>
  tx.selectFrom('suppliers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

type NewDeletion = { supplierId: number; deletedBy: string; deletedAt: Date }

/**
 * Records the deletion of a locked listing, with what its undo brings back; an import no longer knows it by its key. Returns undefined where it is deleted
 * already.
 */
export async function insertDeletion(
  tx: Db,
  { supplierId, deletedBy, deletedAt }: NewDeletion,
): Promise<{ supplierId: number } | undefined> {
  const { rows } = await sql<{ supplierId: number }>`
    insert into supplier_deletions (supplier_id, deleted_at, deleted_by, suspended_before, reason_before, import_key_before)
    select id, ${deletedAt}::timestamptz, ${deletedBy}, suspended_at, suspension_reason, import_key from suppliers where id = ${supplierId}
    on conflict do nothing returning supplier_id`.execute(tx)
  if (rows[0]) await tx.updateTable('suppliers').set({ importKey: null }).where('id', '=', supplierId).execute()
  return rows[0]
}

const deletions = (db: Db) =>
  db
    .selectFrom('supplierDeletions as d')
    .innerJoin('suppliers as s', 's.id', 'd.supplierId')
    .select(['s.id', 's.businessName', 's.category', 's.suburb', 's.state', 'd.deletedAt', 'd.deletedBy'])

/** A deleted listing as a resource of an access rule. */
export const deletedById = {
  what: 'This deleted supplier',
  load: (db: Db, { id }: { id: number }) => deletions(db).where('d.supplierId', '=', id).executeTakeFirst(),
}

/** Returns a page of the listings that were deleted since a time. */
export async function deletedPage(db: Db, since: string, { limit, offset }: { limit: number; offset: number }) {
  const rows = await deletions(db)
    .where('d.deletedAt', '>', since)
    .orderBy('d.deletedAt', 'desc')
    .orderBy('d.supplierId')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('supplierDeletions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deletedAt', '>', since)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Forgets that a listing was deleted since a time, and returns what it had before; undefined where that is over. */
export const takeBackDeletion = (tx: Db, id: number, since: string) =>
  tx
    .deleteFrom('supplierDeletions')
    .where('supplierId', '=', id)
    .where('deletedAt', '>', since)
    .returning(['suspendedBefore', 'reasonBefore', 'importKeyBefore'])
    .executeTakeFirst()

/** Gives a listing the key again by which an import knows it, unless another has it by now. */
export const restoreImportKey = (tx: Db, id: number, importKey: string) =>
  sql`update suppliers set import_key = ${importKey} where id = ${id} and not exists (select from suppliers o where o.import_key = ${importKey})`.execute(
    tx,
  )

/** Deletes a listing for good that was deleted before a time, with all that goes with it; returns undefined when none is left. */
export async function deleteOneForGood(tx: Db, before: string): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    delete from suppliers where id = (
      select s.id from supplier_deletions d join suppliers s on s.id = d.supplier_id where d.deleted_at <= ${before}::timestamptz
      order by d.deleted_at limit 1 for update of s skip locked)
    returning id`.execute(tx)
  return rows[0]
}

/** Whether somebody has claimed a listing, and waits. */
export const hasOpenClaim = (tx: Db, id: number) =>
  tx.selectFrom('claims').select('id').where('supplierId', '=', id).where('status', '=', 'open').executeTakeFirst()

/** Counts what goes with a listing and what stays without it; undefined for an unknown one. */
export async function listingDeletionOf(db: Db, id: number): Promise<SupplierDeletion | undefined> {
  const { rows } = await sql<SupplierDeletion>`select business_name,
    (select count(*)::int from products where supplier_id = s.id) as products,
    (select count(*)::int from images where supplier_id = s.id) as pictures,
    (select count(*)::int from venues where supplier_id = s.id) as venues,
    (select count(*)::int from reviews where supplier_id = s.id) as reviews,
    (select count(*)::int from saved_suppliers where supplier_id = s.id) as saved,
    (select count(*)::int from inquiries where supplier_id = s.id) as contacts,
    (select count(*)::int from quote_requests where supplier_id = s.id) as requests,
    (select count(*)::int from quote_requests where supplier_id = s.id and ${isOpen}) as open_requests,
    (select count(*)::int from supplier_merges where kept_id = s.id and undone_at is null) as merged
    from suppliers s where s.id = ${id}`.execute(db)
  return rows[0]
}
