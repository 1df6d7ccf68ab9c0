import { sql } from 'kysely'
import type { NeedsYou } from '#contract/venue/needs-you.ts'
import type { NeedsYouOf } from '#server/feature.ts'

/** Returns the rows that a supplier has announced, until the page of the record was opened. */
export const originsToSee: NeedsYouOf = (_, accountId) => sql<NeedsYou>`
  select 'origin' as kind, id::text as id, announced_at as at
  from seafood_supplies
  where account_id = ${accountId} and announced_at is not null and seen_at is null and is_shown`
