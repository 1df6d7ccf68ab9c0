import { sql } from 'kysely'
import type { SupplierDeletion } from '#contract/owner/supplier-deletion.ts'
import { QUOTE_STATES, stateAfter } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'

/** The condition of requests that still wait for one of the two sides: those that are passed when the listing goes. */
const isOpen = sql`status in (${sql.join(QUOTE_STATES.filter((state) => stateAfter('leave', state) === 'passed'))})`

/** Locks a listing against everything that refers to it; undefined for an unknown one. */
export const lockListing = (tx: Db, id: number) =>
  tx.selectFrom('suppliers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

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
