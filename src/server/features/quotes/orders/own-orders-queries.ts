import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { PaidLine } from '#server/features/quotes/comparison/paid-queries.ts'
import { listed } from '#server/features/quotes/thread/request-queries.ts'

/** Returns the requests of an account whose prices were accepted, the last ones first, with their latest offer. */
export const acceptedRequests = (db: Db, accountId: string, limit: number) =>
  listed(db)
    .where('r.accountId', '=', accountId)
    .where('r.status', '=', 'won')
    .orderBy('r.statusAt', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .execute()

/** What was paid for a line of a request before, and the held price that it has now; null for what was accepted before there were any. */
type PaidBefore = { line: PaidLine; priceId: string | null }

/** Returns what the account's own lists say of the price paid for lines of accepted requests, by request and line. */
export async function paidForLines(db: Db, accountId: string): Promise<Map<string, PaidBefore>> {
  const { rows } = await sql<PaidBefore & { key: string }>`
    select s.request_id || ':' || s.line_id as key, line, p.id as price_id
    from quote_requests r
    join request_line_sources s on s.request_id = r.id
    join order_lists l on l.account_id = ${accountId}
    join lateral jsonb_array_elements(l.lines) as line on line ->> 'id' = s.list_line_id::text
    left join held_prices p on p.request_id = s.request_id and p.request_line_id = s.line_id
    where r.account_id = ${accountId} and r.status = 'won' and line ->> 'paidCents' is not null
  `.execute(db)
  return new Map(rows.map(({ key, ...before }) => [key, before]))
}
