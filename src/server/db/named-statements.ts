import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const names = new Map<string, string>()

/** Gives a statement a name, under which a database server keeps it read and planned for each connection. */
export const nameStatement = (text: string): void => void names.set(text, `planned_once_${names.size}`)

/** The pool of a database server, with those names. Not for the embedded database: its connections share one session, where names collide. */
export function naming(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const over = (client: pg.PoolClient) =>
    ({
      query: (text: string, values: unknown[]) => client.query({ name: names.get(text), text, values }),
      release: (destroy?: boolean) => client.release(destroy),
    }) as unknown as PostgresPoolClient
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? over(client)
      clients.set(client, known)
      return known
    },
  }
}
