import type { SelectQueryBuilder } from 'kysely'
import type { ListPage } from '#contract/endpoint/endpoint.ts'

// eslint-disable-next-line typescript/no-explicit-any -- any tables with these columns: only the rows matter here
type Query<Row> = SelectQueryBuilder<any, any, Row>

/** Returns a page of the rows of a query, the newest first, with their total. */
export async function newestOf<Row>(query: Query<Row>, { limit, offset }: { limit: number; offset: number }): Promise<ListPage<Row>> {
  const items = await query.orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const counted = query.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
  // A count always has a row.
  const { total } = await counted.executeTakeFirstOrThrow()
  return { items, total }
}
