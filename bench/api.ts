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
