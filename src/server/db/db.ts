import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  type Insertable,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type QueryExecutor,
  type Selectable,
  type Updateable,
} from 'kysely'
import pg from 'pg'
import { tracing } from '#server/tracing/tracing.ts'
import { shareAddressKey } from './address-hash.ts'
import { markUnread, nameStatement } from './named-statements.ts'
import type { DB } from './schema.ts'

/** The database or a transaction on it. A query runs in the one that it is given. */
export type Db = Kysely<DB>
/** A row of a table as queries read it, with all columns. */
export type RowOf<Table extends keyof DB> = Selectable<DB[Table]>
/** A row to insert, and the columns that an update may set. */
export type NewRow<Table extends keyof DB> = Insertable<DB[Table]>
export type RowChange<Table extends keyof DB> = Updateable<DB[Table]>

const { builtins } = pg.types
const asNumber = (value: string) => Number(value)
const asIso = (value: string) => new Date(value).toISOString()
const parsers: Record<number, (value: string) => unknown> = {
  // Counts and sizes, all of which are exact in a double.
  [builtins.INT8]: asNumber,
  [builtins.TIMESTAMPTZ]: asIso,
  // A date stays text, so that no time zone can shift it.
  [builtins.DATE]: (value) => value,
  // An exact decimal stays text, to keep its digits.
  [builtins.NUMERIC]: (value) => value,
}

/** Parses numbers and times to the types of the API's JSON, on the embedded database and on a server alike. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => parsers[id] ?? pg.types.getTypeParser(id, format),
}

export function createPool(config: pg.PoolConfig): pg.Pool {
  const Pool = tracing()?.Pool ?? pg.Pool
  const pool = new Pool({ max: 10, ...config, types: wireTypes })
  // A broken idle connection is replaced at the next query; one that breaks in a transaction fails the transaction. Without listeners,
  // either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Returns Kysely, with names in camelCase, over a pool. Closing it ends the pool. */
export const openDb = (pool: PostgresPool): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })

/**
 * Returns a query that is built once, and that a database server plans once for each connection. For reads by a key, whose best plan does
 * not depend on the values; building and planning are most of the time of such a read. The query must use each value exactly once, in
 * order.
 */
export function precompiled<Values extends unknown[], Row>(build: (db: Db, ...values: Values) => Compilable<Row>) {
  const query = precompiledQuery(build)
  return async (db: Db, ...values: Values): Promise<Row[]> => (await db.executeQuery<Row>(query(db, ...values))).rows
}

/** Returns the same, as a query that has yet to be run. */
export function precompiledQuery<Values extends unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
  { isUnread = false } = {},
) {
  let built: CompiledQuery<Row> | undefined
  return (db: Db, ...values: Values): CompiledQuery<Row> => {
    if (!built) {
      built = build(db, ...values).compile()
      nameStatement(built.sql)
      if (isUnread) markUnread(built.sql)
    }
    return { ...built, parameters: values }
  }
}

/**
 * The same for a write of a transaction whose result nobody reads: a database server is sent it together with the transaction's next
 * statement, which fails where it does.
 */
export function precompiledWrite<Values extends unknown[]>(build: (db: Db, ...values: Values) => Compilable<unknown>) {
  const query = precompiledQuery(build, { isUnread: true })
  return async (tx: Db, ...values: Values): Promise<void> => void (await tx.executeQuery(query(tx, ...values)))
}

type Rows<Queries extends readonly CompiledQuery<unknown>[]> = {
  [At in keyof Queries]: Queries[At] extends CompiledQuery<infer Row> ? Row[] : never
}

/** Gives `use` what sends queries of a transaction at once: its own executor sends one when the one before it is answered. */
function atOnce<Result>(tx: Db, use: (direct: QueryExecutor) => Promise<Result>): Promise<Result> {
  const executor = tx.getExecutor()
  return executor.provideConnection((connection) =>
    use(executor.withConnectionProvider({ provideConnection: (consume) => consume(connection) })),
  )
}

/**
 * Runs queries of a transaction one after the other, each of which sees what the ones before it have written or waited for, and returns the
 * rows of each. A database server is sent all of them at once, so none can depend on the rows of another. What one throws is thrown.
 */
export const inOneTrip = <const Queries extends readonly CompiledQuery<unknown>[]>(tx: Db, queries: Queries): Promise<Rows<Queries>> =>
  atOnce(tx, async (direct) => {
    const results = await Promise.all(queries.map((query) => direct.executeQuery(query)))
    // One result for each query, in their order.
    return results.map(({ rows }) => rows) as Rows<Queries>
  })

/**
 * Sends a query of a transaction and does not wait for its rows before `next` runs, whose first statement goes with it in one trip. Returns
 * the rows of the one and the result of the other. Where the query fails, so do the statements after it, and its failure is thrown.
 */
export async function whileSending<Row, Result>(tx: Db, query: CompiledQuery<Row>, next: () => Promise<Result>): Promise<[Row[], Result]> {
  const { sent } = await atOnce(tx, async (direct) => ({ sent: direct.executeQuery(query) }))
  const [answer, result] = await Promise.allSettled([sent, next()])
  if (answer.status === 'rejected') throw answer.reason
  if (result.status === 'rejected') throw result.reason
  return [answer.value.rows, result.value]
}

const afterCommits = new WeakMap<Db, (() => void)[]>()

/**
 * Runs `work` in a transaction, or as part of the current one if `db` is a transaction. The effects of `afterCommit` run after the commit
 * and before this resolves.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  const effects: (() => void)[] = []
  const result = await db.transaction().execute((tx) => {
    afterCommits.set(tx, effects)
    shareAddressKey(db, tx)
    return work(tx)
  })
  for (const effect of effects) effect()
  return result
}

/**
 * Runs `effect` once `db`'s transaction has committed, never after a rollback; immediately when `db` is not a transaction. `effect` must
 * not throw.
 */
export function afterCommit(db: Db, effect: () => void): void {
  const effects = afterCommits.get(db)
  if (effects) effects.push(effect)
  else effect()
}
