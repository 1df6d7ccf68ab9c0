import { sql } from 'kysely'
import { MAX_NEEDS_YOU, type NeedsYou } from '#contract/venue/needs-you.ts'
import type { Db } from '#server/db/db.ts'
import { FEATURES } from './features.ts'

/** Returns what waits for a buyer in all features, the oldest first: one statement, since every page asks for its number. */
export async function needsYouOf(db: Db, accountId: string, now: Date): Promise<NeedsYou[]> {
  const selects = FEATURES.flatMap(({ needsYou = [] }) => needsYou.map((select) => sql`(${select(db, accountId, now)})`))
  const { rows } = await sql<NeedsYou>`
    select kind, id, at from (${sql.join(selects, sql` union all `)}) as n order by at, id, kind limit ${MAX_NEEDS_YOU}
  `.execute(db)
  return rows
}
