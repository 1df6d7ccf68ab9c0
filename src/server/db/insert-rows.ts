import { sql } from 'kysely'
import type { Db, NewRow } from './db.ts'
import type { DB } from './schema.ts'

/** A row of a table in JSON: what JSON has no type for is a text as PostgreSQL reads it, arrays and objects are themselves. */
type JsonRow<Table extends keyof DB> = { [Column in keyof NewRow<Table>]?: unknown }

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts any number of rows, in their order, with one statement of one parameter: a list of parameters for each value costs many times as
 * much to write and to read. All rows have the columns of the first.
 */
export async function insertRows<Table extends keyof DB & string>(tx: Db, table: Table, rows: JsonRow<Table>[]): Promise<void> {
  if (rows.length > 0) await insertingRows(table, rows).execute(tx)
}

/** The same for rows whose ids are needed, of which there is at least one. Returns them in the order of the rows. */
export async function insertRowsWithIds<Table extends keyof DB & string>(tx: Db, table: Table, rows: JsonRow<Table>[]): Promise<number[]> {
  const { rows: inserted } = await sql<{ id: number }>`${insertingRows(table, rows)} returning id`.execute(tx)
  return inserted.map(({ id }) => id)
}

function insertingRows(table: string, rows: object[]) {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const tableNames = new Map(names.map((name) => [name, inSnakeCase(name)]))
  const inTableNames = rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [tableNames.get(name), value])))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(inTableNames)}::jsonb) with ordinality
    order by ordinality`
}
