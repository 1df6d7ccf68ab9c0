import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const names = new Map<string, string>()

/** Gives a statement a name, so that a database server parses and plans it once for each connection. */
export const nameStatement = (text: string): void => void names.set(text, `planned_once_${names.size}`)

/**
 * Wraps the pool of a database server so that queries use those names. Not for the embedded database: its connections share one session,
 * where names collide.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  // Kysely calls nothing else of a client, and `query` in no other way.
  const wrap = (client: pg.PoolClient) =>
    ({
      query: (text: string, values: unknown[]) => client.query({ name: names.get(text), text, values }),
      release: (destroy?: boolean) => client.release(destroy),
    }) as unknown as PostgresPoolClient
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const wrapped = clients.get(client) ?? wrap(client)
      clients.set(client, wrapped)
      return wrapped
    },
  }
}
