import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  type Insertable,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Selectable,
  type Updateable,
} from 'kysely'
import pg from 'pg'
import { nameStatement } from './named-statements.ts'
import type { DB } from './schema.ts'

/** The database, or a transaction on it: what a query is given is where it runs. */
export type Db = Kysely<DB>
/** What a query reads of a table, all columns of it. */
export type RowOf<Table extends keyof DB> = Selectable<DB[Table]>
/** A row to be written, and what may be changed of one. */
export type NewRow<Table extends keyof DB> = Insertable<DB[Table]>
export type RowChange<Table extends keyof DB> = Updateable<DB[Table]>

const { builtins } = pg.types
const asNumber = (value: string) => Number(value)
const asIso = (value: string) => new Date(value).toISOString()
const parsers: Record<number, (value: string) => unknown> = {
  // Counts and sizes: all of ours fit a double.
  [builtins.INT8]: asNumber,
  [builtins.TIMESTAMPTZ]: asIso,
  // A date stays the text that it is: no time zone may move it.
  [builtins.DATE]: (value) => value,
  // Exact decimals keep their digits.
  [builtins.NUMERIC]: (value) => value,
}

/** Numbers and times as the wire wants them: see the driver test, which both homes pass. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => parsers[id] ?? pg.types.getTypeParser(id, format as 'text'),
}

export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 10, ...config, types: wireTypes })
  // An idle connection that breaks is replaced at the next query; one that breaks inside a transaction fails that. Neither ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely in camelCase over a pool; closing it ends the pool. */
export const openDb = (pool: PostgresPool): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })

/**
 * A read by a key, which is best planned alike whatever its values are: `build` runs once, and a database server plans the statement once
 * for each connection. Both together are most of what such a read takes. Its values must stand in it in their order, each once.
 */
export function precompiled<Values extends unknown[], Row>(build: (db: Db, ...values: Values) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    if (!built) {
      built = build(db, ...values).compile()
      nameStatement(built.sql)
    }
    return (await db.executeQuery<Row>({ ...built, parameters: values })).rows
  }
}

const afterCommits = new WeakMap<Db, (() => void)[]>()

/** Runs `work` in one transaction; inside one already, as part of it. What `afterCommit` collected runs once it is durable, before this answers. */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  const due: (() => void)[] = []
  const result = await db.transaction().execute((tx) => {
    afterCommits.set(tx, due)
    return work(tx)
  })
  for (const effect of due) effect()
  return result
}

/** Does `effect` when `db`'s transaction has committed, never after a rollback; at once outside of one. It must not throw. */
export function afterCommit(db: Db, effect: () => void): void {
  const due = afterCommits.get(db)
  if (due) due.push(effect)
  else effect()
}
