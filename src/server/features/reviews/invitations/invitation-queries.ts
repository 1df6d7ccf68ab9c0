import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/**
 * Records invitations for requests that were won in (`from`, `to`] and returns them. A buyer, with or without an account, is invited once
 * for each supplier; a buyer who has already reviewed the supplier, or whose account has another role and cannot, is not invited.
 */
export async function insertDueInvitations(tx: Db, { from, to }: { from: Date; to: Date }, most: number) {
  const due = await tx
    .selectFrom('quoteRequests as q')
    .innerJoin('suppliers as s', 's.id', 'q.supplierId')
    .leftJoin('accounts as a', (join) =>
      join.on(sql<boolean>`a.id = q.account_id or (q.account_id is null and confirmed_address(a) = lower(q.contact_email))`),
    )
    .distinctOn(['q.supplierId', sql`lower(q.contact_email)`])
    .select(['q.id', 'q.serial', 'q.contactEmail', 'q.businessName as venue', 'q.contactName', 's.id as supplierId', 's.businessName'])
    .where('q.status', '=', 'won')
    // A review of a suspended listing would be refused.
    .where('s.suspendedAt', 'is', null)
    .where('q.statusAt', '>', from.toISOString())
    .where('q.statusAt', '<=', to.toISOString())
    .where((eb) => eb.or([eb('a.role', 'is', null), eb('a.role', '=', 'restaurant')]))
    .where(sql<boolean>`not exists (select from reviews r where r.supplier_id = q.supplier_id and r.account_id = a.id)`)
    .where(
      sql<boolean>`not exists (select from review_invitations i join quote_requests p on p.id = i.request_id
        where p.supplier_id = q.supplier_id and lower(p.contact_email) = lower(q.contact_email))`,
    )
    .orderBy('q.supplierId')
    .orderBy(sql`lower(q.contact_email)`)
    .orderBy('q.statusAt')
    .limit(most)
    .execute()
  if (due.length === 0) return []
  const inserted = await tx
    .insertInto('reviewInvitations')
    .values(due.map(({ id }) => ({ requestId: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('requestId')
    .execute()
  const ids = new Set(inserted.map(({ requestId }) => requestId))
  return due.filter(({ id }) => ids.has(id))
}
