import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { PostgresDialect, Kysely } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/db/db.ts'
import { appliedMigrations, sequenceStates, tableShapes, tableSize, type SequenceState, type TableShape } from './catalog-queries.ts'
import { copyOut } from './copy-out.ts'
import { rowsIn } from './copy-text.ts'

/** A table whose rows are in the file `<name>.copy`. */
export type DumpedTable = Pick<TableShape, 'name' | 'columns'> & { rows: number; bytes: number; sha256: string }
/** What was read in one snapshot. */
export type Dump<Extra> = { migrations: string[]; tables: DumpedTable[]; sequences: SequenceState[]; extra: Extra }

/** What is read of a table in one statement: it is in memory as a whole, and must be done within the statement timeout. */
const STEP_BYTES = 4 * 1024 * 1024

const SNAPSHOT = 'begin isolation level repeatable read read only'
/** The texts of values must not depend on the settings of the server. */
const PLAIN_TEXTS = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
  set local bytea_output = 'hex'; set local idle_in_transaction_session_timeout = '5min'`

/**
 * Writes the rows of all tables into files of a folder, in COPY's text format, as they are at one moment; `readExtra` reads more of the same
 * moment. On a server others go on meanwhile; the embedded database serves nobody else until it is done.
 */
export async function dumpTables<Extra>(pool: pg.Pool, folder: string, readExtra: (db: Db) => Promise<Extra>): Promise<Dump<Extra>> {
  // On a connection that pipelines, the driver takes no queries such as COPY.
  const client = new pg.Client({ ...pool.options, pipeline: false })
  // A connection that breaks fails the query that is under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(SNAPSHOT)
    await client.query(PLAIN_TEXTS)
    const db = onClient(client)
    const tables: DumpedTable[] = []
    for (const shape of await tableShapes(db)) tables.push(await dumpTable(client, db, shape, folder))
    const dump = {
      migrations: await appliedMigrations(db),
      tables,
      sequences: await sequenceStates(db),
      extra: await readExtra(db),
    }
    await client.query('commit')
    return dump
  } finally {
    await client.end()
  }
}

/** Returns queries that run on this client, in its transaction. */
const onClient = (client: pg.Client): Db =>
  new Kysely({
    dialect: new PostgresDialect({
      // Kysely calls nothing else of a pool.
      pool: { connect: async () => ({ query: client.query.bind(client), release: () => {} }), end: async () => {} } as unknown as pg.Pool,
    }),
  })

async function dumpTable(client: pg.Client, db: Db, { name, columns }: TableShape, folder: string): Promise<DumpedTable> {
  const { blocks, bytes: size } = await tableSize(db, name)
  const step = Math.max(1, Math.floor(STEP_BYTES / Math.max(1, size / Math.max(1, blocks))))
  const hash = createHash('sha256')
  const file = await open(join(folder, `${name}.copy`), 'wx', 0o600)
  let [rows, bytes] = [0, 0]
  try {
    for (let from = 0; from === 0 || from < blocks; from += step) {
      // What was added to the end since has no rows of this moment.
      const text = await copyOut(
        client,
        `select ${columns.map(quoted).join(', ')} from public.${quoted(name)}
        where ctid >= '(${from},0)'::tid and ctid < '(${from + step},0)'::tid`,
      )
      hash.update(text)
      await file.writeFile(text)
      rows += rowsIn(text)
      bytes += text.length
    }
  } finally {
    await file.close()
  }
  return { name, columns, rows, bytes, sha256: hash.digest('hex') }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
