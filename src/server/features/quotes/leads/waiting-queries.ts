import { sql } from 'kysely'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getWaiting } from '#contract/quotes/leads.ts'
import { AT_SUPPLIER } from '#contract/samples/sample-states.ts'
import type { Db } from '#server/db/db.ts'
import { isUnreadContact } from './lead-queries.ts'

/** Returns how much is new for a supplier: unread requests and contacts, and samples to send. */
export async function waitingFor(db: Db, supplierId: number): Promise<Output<typeof getWaiting>> {
  const { rows } = await sql<Output<typeof getWaiting>>`
    select count(*)::integer as count, max(at) as at from (
      select greatest(r.created_at, (select max(q.at) from quote_steps q where q.request_id = r.id and q.by <> 'supplier')) as at
      from quote_requests r where r.supplier_id = ${supplierId} and r.unread_by_supplier
      union all
      select c.asked_at from inquiries c where c.supplier_id = ${supplierId} and ${isUnreadContact}
      union all
      select m.created_at from samples m where m.supplier_id = ${supplierId} and m.status in (${sql.join(AT_SUPPLIER.map((state) => sql.lit(state)))})
    ) waiting`.execute(db)
  return rows[0] ?? { count: 0, at: null }
}
