import type pg from 'pg'
import type { Context } from '#server/context.ts'
import { shareAddressKey } from '#server/db/address-hash.ts'
import { openDb } from '#server/db/db.ts'
import { newAddress } from '#test/people/new-address.ts'
import { openApp } from './site.ts'

/** SQL with its values, as it reached the driver. */
export type Statement = { text: string; values: unknown[] }

/** Requests each address once and returns the statements that it took. Counts that are cached are loaded before the first. */
export async function statementsOf(context: Context, addresses: string[]): Promise<Statement[][]> {
  const recorded: Statement[] = []
  const db = openDb(recording(context.pool, recorded))
  shareAddressKey(context.db, db)
  const app = await openApp({ ...context, db })
  const ask = async (url: string) => {
    recorded.length = 0
    const { statusCode } = await app.inject({ url, remoteAddress: newAddress() })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
    return [...recorded]
  }
  await ask('/api/categories')
  const all: Statement[][] = []
  for (const address of addresses) all.push(await ask(address))
  await app.close()
  return all
}

/** Returns the pool such that every query is recorded. */
function recording(pool: pg.Pool, recorded: Statement[]): pg.Pool {
  const connect = async () => {
    const client = await pool.connect()
    const query = (text: string, values: unknown[]) => {
      recorded.push({ text, values: [...values] })
      return client.query(text, values)
    }
    return { query, release: () => client.release() }
  }
  return { connect, end: async () => {} } as unknown as pg.Pool
}

export async function replay(client: pg.Pool | pg.PoolClient, statements: Statement[]): Promise<unknown[][]> {
  const responses: unknown[][] = []
  for (const { text, values } of statements) responses.push((await client.query(text, values)).rows)
  return responses
}
