import pg from 'pg'

/** Runs a statement on a database of a server, on a connection of its own, and returns the rows. */
export async function askServer(connectionString: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(statement, values)
  await client.end()
  return rows
}

/** Returns the address of another database of a server (`startPostgres`). */
export const databaseOn = (server: string, name: string): string => server.replace('/postgres?', `/${name}?`)
