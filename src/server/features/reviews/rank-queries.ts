import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

// What is due is chosen in a materialized expression: within the join of the update, the planner may run it again for each row, and its
// limit would hold for each run.

/** Stores the marketplace's mean rating if it differs from the stored one by at least `least`; returns whether it did. */
export const updateMean = async (db: Db, least: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update rating_mean set mean = current.mean from (select mean_of_ratings() as mean) current
    where abs(current.mean - rating_mean.mean) >= ${least}::float8`.execute(db)
  return numAffectedRows === 1n
}

/** Returns whether all suppliers were found to be ranked by the stored mean, within the last `ms` by the clock of the database. */
export const areRanked = async (db: Db, ms: number): Promise<boolean> => {
  const isTrusted = sql<boolean>`ranked_mean = mean and ranked_at > now() - ${ms} * interval '1 millisecond'`
  return (await db.selectFrom('ratingMean').select('mean').where(isTrusted).execute()).length > 0
}

const isStale = sql`s.quality <> rating_rank(s.average_rating, s.total_reviews, m.mean)`

/** Stores that all suppliers are ranked by the stored mean, if they are. */
export const storeRanked = (db: Db) =>
  sql`
    update rating_mean m set ranked_mean = mean, ranked_at = now()
    where not exists (select from suppliers s where ${isStale})`.execute(db)

/**
 * Ranks up to `most` suppliers after the one with the id `after` that are not ranked by the stored mean yet, and returns their ids. Rows that another
 * transaction has locked are skipped, so that nothing waits; a later call from the first id ranks them. Looking for them from the first each time would
 * read all that are ranked already once more for each call.
 */
export async function rankStaleSuppliers(db: Db, most: number, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as materialized (
      select s.id, rating_rank(s.average_rating, s.total_reviews, m.mean) as rank from suppliers s, rating_mean m
      where s.id > ${after} and ${isStale}
      order by s.id limit ${most} for no key update of s skip locked
    )
    update suppliers s set quality = due.rank from due where s.id = due.id returning s.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many of the best suppliers are marked as leading, and as prominent, those included. */
export type BestMarks = { leading: number; prominent: number }
const MARKS: BestMarks = { leading: 5_000, prominent: 50_000 }

/** Updates the marks of up to `most` suppliers that have joined or left the best ones, and returns their ids. Locked rows are skipped. */
export async function markBest(db: Db, most: number, { leading, prominent }: BestMarks = MARKS): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as materialized (
      select s.supplier_id, coalesce(leads, false) as leads, best.id is not null as is_best
      from (
        select id, row_number() over () <= ${leading} as leads
        from (select id from suppliers order by quality desc, total_reviews desc, id limit ${prominent}) first
      ) best
      full join (
        select supplier_id, is_leading from supplier_search where is_prominent
        union all select supplier_id, null from supplier_search where is_leading and not is_prominent
      ) marked on marked.supplier_id = best.id
      join supplier_search s on s.supplier_id = coalesce(best.id, marked.supplier_id)
      where best.id is null or marked.is_leading is distinct from leads
      order by s.supplier_id limit ${most} for no key update of s skip locked
    )
    update supplier_search s set is_leading = leads, is_prominent = is_best from due where s.supplier_id = due.supplier_id
    returning s.supplier_id as id`.execute(db)
  return rows.map(({ id }) => id)
}
