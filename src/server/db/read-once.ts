import { sql, type Expression, type RawBuilder } from 'kysely'

/**
 * Returns what a column is compared with (`=`) to be among the values of a query that locks a limited number of rows. As an array it is read
 * once; joined, as `in` may be, it may be read again for each row, and would then lock and return the next ones each time.
 */
export const readOnce = <Value>(query: Expression<unknown>): RawBuilder<Value> => sql<Value>`any(array(${query}))`
