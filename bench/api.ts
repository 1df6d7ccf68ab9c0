import Fastify from 'fastify'
import type pg from 'pg'
import { itemAt } from '#shared/item-at.ts'
import { coldLists } from './addresses.ts'
import { inTurn } from './numbers.ts'
import { warm } from './pages.ts'
import { byRate, type Bench, type BenchPart } from './report.ts'
import { replay, type Statement, statementsOf } from './statements.ts'

const CONNECTIONS = 16
const COLD = 2000

/**
 * Measures the listing's API: cached responses against a constant, new ones against the same SQL with only Fastify and the driver around
 * it.
 */
export const measureApi: BenchPart = async (bench, report) => {
  report.heading('API: GET /api/suppliers?category=…')
  report.add(byRate('warm ÷ the same bytes as a constant', await warm(bench, '/api/suppliers?category=Coffee&limit=24'), 0.6))
  report.add(byRate('cold ÷ the same SQL from bare Fastify and pg', await cold(bench), 0.5))
}

export async function cold({ marketplace: { context }, site, loader, rounds }: Pick<Bench, 'marketplace' | 'site' | 'loader' | 'rounds'>) {
  const paths = coldLists().take(COLD).toArray()
  const bare = await createBare(context.pool, await statementsOf(context, paths))
  const request = (origin: string, requested: string[]) =>
    loader.fire({ origin, requests: requested.map((path) => ({ path })), connections: CONNECTIONS, amount: COLD })
  const samples = await inTurn(
    rounds,
    () =>
      request(
        bare.origin,
        paths.map((_, i) => `/${i}`),
      ),
    async () => {
      await site.forget()
      return request(site.origin, paths)
    },
  )
  await bare.close()
  return samples
}

/** Serves the same data without any of our code: the rows of the last statement, as JSON. */
async function createBare(pool: pg.Pool, statements: Statement[][]) {
  const app = Fastify()
  app.get<{ Params: { index: string } }>('/:index', async ({ params }) =>
    (await replay(pool, itemAt(statements, Number(params.index)))).at(-1),
  )
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: () => app.close() }
}

const ITEMS = 4_000
/** So few that all of them are asked for many times in a round. */
const KNOWN = 200
const ITEM_TARGET = 0.8

/** Measures one supplier, whose counters are exact, against its row alone from Fastify and the bare driver. */
export const measureItems: BenchPart = async (bench, report) => {
  report.heading('One item: GET /api/suppliers/{id}')
  const { pool } = bench.marketplace.context
  const bare = await createBareRows(pool)
  const known = Array.from({ length: KNOWN }, (_, i) => 1 + i)
  const each = Array.from({ length: ITEMS }, (_, i) => 1 + (i % bench.marketplace.suppliers))
  const kept = await itemSamples(bench, bare.origin, known)
  report.add(byRate('asked for again ÷ its row from Fastify and pg', kept, ITEM_TARGET))
  const viewed = await itemSamples(bench, bare.origin, known, () => viewsOf(pool, known))
  report.add({ ...byRate('  after a view of each', viewed, ITEM_TARGET), target: undefined })
  const first = await itemSamples(bench, bare.origin, each, bench.site.forget)
  report.add({ ...byRate('  each for the first time', first, ITEM_TARGET), target: undefined })
  await bare.app.close()
}

function itemSamples({ site, loader, rounds }: Bench, bareOrigin: string, ids: number[], before: () => Promise<unknown> = async () => {}) {
  const fire = (origin: string, path: string) => async () => {
    await before()
    return loader.fire({ origin, requests: ids.map((id) => ({ path: `${path}/${id}` })), connections: CONNECTIONS, amount: ITEMS })
  }
  return inTurn(rounds, fire(bareOrigin, ''), fire(site.origin, '/api/suppliers'))
}

const viewsOf = (pool: pg.Pool, ids: number[]) =>
  pool.query('update suppliers set profile_views = profile_views + 1 where id = any($1)', [ids])

/** Serves the row of a supplier without any of our code. */
async function createBareRows(pool: pg.Pool) {
  const app = Fastify()
  app.get<{ Params: { id: string } }>('/:id', async ({ params }) =>
    itemAt((await pool.query('select * from suppliers where id = $1', [params.id])).rows, 0),
  )
  return { app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) }
}
