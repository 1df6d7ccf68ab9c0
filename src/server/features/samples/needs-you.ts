import { sql } from 'kysely'
import type { NeedsYou } from '#contract/venue/needs-you.ts'
import type { NeedsYouOf } from '#server/feature.ts'

/** For so many days after it has arrived, a sample waits for its verdict. */
const VERDICT_DAYS = 30

/** Returns the samples on their way to the buyer, and those that have arrived and of which it has said nothing for a month. */
export const samplesToReceive: NeedsYouOf = (_, accountId, now) => sql<NeedsYou>`
  select 'sample' as kind, r.id::text as id, r.status_at as at
  from samples r
  where r.account_id = ${accountId} and (r.status = 'sent' or (r.status = 'received' and r.stars is null
    and r.status_at > ${now.toISOString()}::timestamptz - ${sql.lit(VERDICT_DAYS)} * interval '1 day'))`
