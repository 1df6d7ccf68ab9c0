import { CompiledQuery, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { withoutTimeout } from '#server/db/session-settings.ts'
import { foreignKeys, tableShapes, type SequenceState, type TableShape } from './catalog-queries.ts'
import { textRows, type TextRow } from './copy-text.ts'
import { quoted } from './dump-tables.ts'

/** The rows of one statement: as many as make it worth sending. */
const MAX_ROWS_AT_ONCE = 500
const MAX_CHARACTERS_AT_ONCE = 2_000_000

/**
 * Fills the tables of a migrated database without anybody's data, in the transaction `tx`: `load` is called with a function that loads one
 * table from COPY's text format. Triggers do not run, since what they write is in the backup too. References are checked at the end.
 */
export async function loadTables(
  tx: Db,
  sequences: SequenceState[],
  load: (loadTable: (name: string, columns: string[], text: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const shapes = new Map((await tableShapes(tx)).map((shape) => [shape.name, shape]))
  const references = await foreignKeys(tx)
  const tables = [...shapes.keys()].map((name) => `public.${quoted(name)}`)
  for (const { drop } of references) await run(tx, drop)
  for (const table of tables) await run(tx, `alter table ${table} disable trigger user`)
  await run(tx, `truncate ${tables.join(', ')} restart identity`)
  await load((name, columns, text) => loadTable(tx, shapeIn(shapes, name, columns), text))
  for (const { name, lastValue } of sequences)
    if (lastValue !== null) await sql`select setval(${`public.${quoted(name)}`}::regclass, ${lastValue}::bigint)`.execute(tx)
  for (const table of tables) await run(tx, `alter table ${table} enable trigger user`)
  for (const { add } of references) await run(tx, add)
  await run(tx, `analyze ${tables.join(', ')}`)
}

/** A statement that may take longer than those of requests. */
const run = (tx: Db, statement: string) => sql.raw(`${withoutTimeout} ${statement}`).execute(tx)

/** @throws when the table, at the version of the backup, has not the columns that the backup has */
function shapeIn(shapes: ReadonlyMap<string, TableShape>, name: string, columns: string[]): TableShape {
  const shape = shapes.get(name)
  if (shape?.columns.join() !== columns.join()) throw new Error(`The table ${name} of the backup does not fit its version.`)
  return shape
}

async function loadTable(tx: Db, shape: TableShape, text: AsyncIterable<Uint8Array>) {
  let rows: TextRow[] = []
  let characters = 0
  for await (const row of textRows(text)) {
    if (row.length !== shape.columns.length) throw new Error(`A row of ${shape.name} has too few or too many values.`)
    rows.push(row)
    characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0)
    if (rows.length < MAX_ROWS_AT_ONCE && characters < MAX_CHARACTERS_AT_ONCE) continue
    await insertRows(tx, shape, rows)
    rows = []
    characters = 0
  }
  if (rows.length > 0) await insertRows(tx, shape, rows)
}

/** Inserts rows by columns, each value converted from its text by its own type, so that any number of rows is the same statement. */
async function insertRows(tx: Db, { name, columns, types }: TableShape, rows: TextRow[]) {
  const names = columns.map(quoted).join(', ')
  const values = types.map((type, at) => `c${at}::${type}`).join(', ')
  const lists = types.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const aliases = types.map((_, at) => `c${at}`).join(', ')
  const statement = `insert into public.${quoted(name)} (${names}) overriding system value select ${values} from unnest(${lists}) as r (${aliases})`
  const parameters = columns.map((_, at) => rows.map((row) => row[at]))
  await tx.executeQuery(CompiledQuery.raw(statement, parameters))
}
