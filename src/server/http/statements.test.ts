import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'

let app: TestApp
let id: number

beforeAll(async () => {
  app = await createTestApp()
  id = (await app.supplier()).id
  await vi.waitUntil(() => app.context.changes.isConnected())
})
afterAll(() => app.stop())

/** Returns the tables that one request queries by the supplier's id, a name for each statement. */
async function queriedBy(url: string): Promise<string[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const { statusCode } = await app.server.inject(url)
  const texts = queries.mock.calls.map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text))
  queries.mockRestore()
  expect([url, statusCode]).toEqual([url, 200])
  return texts.flatMap((text) => /from "(\w+)" where "(id|supplier_id)" = \$1/.exec(text)?.[1] ?? []).toSorted()
}
const invalidate = () => app.context.changes.publish(app.context.db)

describe('Statements per request', () => {
  test("a supplier's page queries each of its parts once, however many of its calls need the supplier", async () => {
    await invalidate()
    expect(await queriedBy(`/suppliers/${id}`)).toEqual([
      'images',
      'products',
      'quote_requests',
      'reviews',
      'reviews',
      'suppliers',
      'venues',
    ])
  })

  test('a cached list makes no queries, however its address is written', async () => {
    for (const list of ['reviews', 'rating-stats', 'featured-products']) {
      const url = `/api/suppliers/${id}/${list}`
      await expect.poll(() => queriedBy(url)).toEqual([])
      expect([url, await queriedBy(`${url}?offset=0`)]).toEqual([url, []])
      await invalidate()
      expect(await queriedBy(url)).not.toEqual([])
    }
  })
})
