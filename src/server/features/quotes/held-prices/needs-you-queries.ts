import { sql } from 'kysely'
import type { NeedsYou } from '#contract/venue/needs-you.ts'
import type { NeedsYouOf } from '#server/feature.ts'

/** Returns the prices with an open change, until the buyer decides about it or asks others, whose answers then wait in its place. */
export const changesToDecideOn: NeedsYouOf = (_, accountId) => sql<NeedsYou>`
  select 'price-change' as kind, p.id::text as id, c.noticed_at as at
  from price_changes c
  join held_prices p on p.id = c.price_id
  join quote_requests r on r.id = p.request_id
  where r.account_id = ${accountId} and c.answer is null and c.asked_bulk_id is null`
