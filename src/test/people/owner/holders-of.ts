import type { TestApp } from '#test/app/app.ts'

/** Returns the tables with a text or id anywhere in them. */
export async function holdersOf(app: TestApp, text: string): Promise<string[]> {
  const { pool } = app.context
  const { rows: tables } = await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const found = await Promise.all(
    tables.map(({ name }) => pool.query(`select from ${name} as t where strpos(lower(t::text), lower($1)) > 0 limit 1`, [text])),
  )
  return tables.filter((_, at) => found[at]!.rowCount! > 0).map(({ name }) => name)
}
