import type pg from 'pg'
import type { Context } from '#server/context.ts'
import { openDb } from '#server/db/db.ts'
import { openApp } from './site.ts'

/** SQL with its values, as it reached the driver. */
export type Statement = { text: string; values: unknown[] }

/** Asks each address once and answers the statements that it took. What is counted once and kept is counted before the first. */
export async function statementsOf(context: Context, addresses: string[]): Promise<Statement[][]> {
  const heard: Statement[] = []
  const app = await openApp({ ...context, db: openDb(listening(context.pool, heard)) })
  const ask = async (url: string) => {
    heard.length = 0
    const { statusCode } = await app.inject({ url })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
    return [...heard]
  }
  await ask('/api/categories')
  const all: Statement[][] = []
  for (const address of addresses) all.push(await ask(address))
  await app.close()
  return all
}

/** The pool, with every query written down. */
function listening(pool: pg.Pool, heard: Statement[]): pg.Pool {
  const connect = async () => {
    const client = await pool.connect()
    const query = (text: string, values: unknown[]) => {
      heard.push({ text, values: [...values] })
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
