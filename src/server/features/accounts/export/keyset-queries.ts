import { sql, type SelectQueryBuilder } from 'kysely'
import { rowsInSteps } from '#server/http/wire/rows-in-steps.ts'

// eslint-disable-next-line typescript/no-explicit-any -- any tables: only the rows matter here
type Query<Row> = SelectQueryBuilder<any, any, Row>

/** Rows that are read at a time: few of those whose texts may be long, many of those with a few short columns. */
export const STEP = { long: 50, short: 1000 }

/** Yields the rows of a query in the order of `keys`, columns that together are different in each row, reading `size` at a time. */
export async function* inOrderOf<Row>(
  query: Query<Row>,
  keys: [string, ...string[]],
  size: number = STEP.long,
): AsyncGenerator<Omit<Row, 'key'>, void> {
  const columns = keys.map((key) => sql.ref(key))
  // As text, because a time as it is read has lost its microseconds.
  const key = sql<string[]>`array[${sql.join(columns.map((column) => sql`${column}::text`))}]`
  const ordered = columns.reduce((sorted, column) => sorted.orderBy(column), query.select(key.as('key')).limit(size))
  let isLast = false
  const rows = rowsInSteps<Row & { key: string[] }>(async (last) => {
    if (isLast) return []
    const step = last ? ordered.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join(last.key)})`) : ordered
    const found = await step.execute()
    isLast = found.length < size
    return found
  })
  for await (const { key: _, ...row } of rows) yield row
}
