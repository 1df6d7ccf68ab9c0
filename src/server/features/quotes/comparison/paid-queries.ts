import { sql } from 'kysely'
import type { OrderListLine } from '#contract/order-lists/order-lists.ts'
import type { Db } from '#server/db/db.ts'

/** What a line of an order list says of the price paid. */
export type PaidLine = Pick<OrderListLine, 'unit' | 'contents' | 'paidCents' | 'paidPer' | 'paidGst'>

/** Returns what an account pays today, by the id of the line of the bulk request, as far as its lists still say so. */
export async function paidLines(db: Db, accountId: string, bulkId: string): Promise<Map<string, PaidLine>> {
  const { rows } = await sql<{ lineId: string; line: PaidLine }>`
    select distinct on (s.line_id) s.line_id as "lineId", line
    from quote_requests r
    join request_line_sources s on s.request_id = r.id
    join order_lists l on l.account_id = ${accountId}
    join lateral jsonb_array_elements(l.lines) as line on line ->> 'id' = s.list_line_id::text
    where r.bulk_id = ${bulkId} and r.account_id = ${accountId}
  `.execute(db)
  return new Map(rows.map(({ lineId, line }) => [lineId, line]))
}
