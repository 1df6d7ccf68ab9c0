import { sql } from 'kysely'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { StoredQuoteLine } from '#shared/quoted-lines/compared-offer.ts'
import type { Db } from '#server/db/db.ts'

/** The requests in which a supplier's last prices are looked for, the newest of those that it received. */
const MAX_REQUESTS = 200

export type LastQuote = { isSameBuyer: boolean; lines: StoredQuoteLine[]; asked: Pick<RequestLine, 'id' | 'item'>[]; at: string }

/**
 * Returns the latest quote for each of a supplier's other requests, newest first. A buyer is the same one by account, or by the email of a
 * request without account.
 */
export async function lastQuotes(
  db: Db,
  { id, supplierId, accountId, contactEmail }: { id: string; supplierId: number; accountId: string | null; contactEmail: string },
): Promise<LastQuote[]> {
  const { rows } = await sql<LastQuote>`
    select o.lines, r.lines as asked, o.created_at as at,
      case when ${accountId}::uuid is null then r.account_id is null and lower(r.contact_email) = lower(${contactEmail})
        else r.account_id is not distinct from ${accountId}::uuid end as is_same_buyer
    from (
      select id, account_id, contact_email, lines from quote_requests
      where supplier_id = ${supplierId} order by created_at desc, id limit ${MAX_REQUESTS}
    ) r
    cross join lateral (select lines, created_at from offers where request_id = r.id order by revision desc limit 1) o
    where r.id <> ${id}
    order by o.created_at desc`.execute(db)
  return rows
}
