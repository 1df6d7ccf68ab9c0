import { sql } from 'kysely'
import { MIN_MEDIAN, type MedianPeriod } from '#contract/dashboard/insights.ts'
import type { CategoryName } from '#contract/options.ts'
import type { Db, NewRow } from '#server/db/db.ts'
import { type DayRange, figuresOfEach, oneStep } from '#server/features/suppliers/figures-queries.ts'
import { required } from '#shared/required.ts'

type Medians = Omit<NewRow<'categoryMedians'>, 'category' | 'period' | 'day'>

/** Computes the medians of the listed suppliers of a category. That of the answer time takes as many that have answered as any other takes. */
export async function computeMedians(db: Db, category: CategoryName, range: DayRange): Promise<Medians> {
  const median = (column: string) => sql`percentile_cont(0.5) within group (order by ${sql.ref(column)})::float8 as ${sql.ref(column)}`
  const { rows } = await sql<Medians>`${figuresOfEach(sql`category = ${category} and suspended_at is null`, oneStep(range))}
    select count(*)::integer as suppliers, ${median('views')}, ${median('inquiries')}, ${median('requests')},
      case when count(median_minutes) >= ${MIN_MEDIAN}
        then round(percentile_cont(0.5) within group (order by median_minutes))::float8 end as median_minutes
    from figures`.execute(db)
  // An aggregate is one row.
  return required(rows[0], 'The row of figures')
}

type MedianKey = { category: CategoryName; period: MedianPeriod }

/** Returns the medians of a category that were computed on this day or later. */
export const storedMedians = (db: Db, { category, period }: MedianKey, since: string) =>
  db
    .selectFrom('categoryMedians')
    .select(['suppliers', 'views', 'inquiries', 'requests', 'medianMinutes'])
    .where('category', '=', category)
    .where('period', '=', period)
    .where('day', '>=', since)
    .executeTakeFirst()

export const storeMedians = (db: Db, row: NewRow<'categoryMedians'>) =>
  db
    .insertInto('categoryMedians')
    .values(row)
    .onConflict((conflict) => conflict.columns(['category', 'period']).doUpdateSet(row))
    .execute()
