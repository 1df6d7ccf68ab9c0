import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendMessage } from '#contract/quotes/quote-steps.ts'
import { addReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { buyer, cookieOf } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let id: number

beforeAll(async () => {
  app = await createTestApp()
  id = (await app.supplier()).id
  await vi.waitUntil(() => app.context.changes.isConnected(), PATIENCE_MS)
})
afterAll(() => app.stop())

const textsOf = (calls: unknown[][]) => calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text))

/** Returns the tables that one request queries by the supplier's id, a name for each statement. */
async function queriedBy(url: string): Promise<string[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const { statusCode } = await app.server.inject(url)
  const texts = textsOf(queries.mock.calls)
  queries.mockRestore()
  expect([url, statusCode]).toEqual([url, 200])
  return texts.flatMap((text) => /from "(\w+)" where "(id|supplier_id)" (= |in \()\$\d/.exec(text)?.[1] ?? []).toSorted()
}

/** Returns the statements of the transaction that a write runs, the longest while it does, with those that open and commit it. */
async function transactionOf(write: () => Promise<unknown>): Promise<string[]> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await write()
  const [texts, clients] = [textsOf(queries.mock.calls), queries.mock.contexts]
  queries.mockRestore()
  const transactions = [...new Set(clients)].flatMap((client) => transactionsIn(texts.filter((_, at) => clients[at] === client)))
  return transactions.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** Returns the transactions among the statements of one client. */
function transactionsIn(sent: string[]): string[][] {
  const begins = sent.flatMap((text, at) => (text === 'begin' ? [at] : []))
  return begins.map((at) => sent.slice(at, sent.indexOf('commit', at) + 1))
}

/** The notification of other processes, which only a database server has. */
const isNotification = (text: string) => text.includes('pg_notify')

const invalidate = () => app.context.changes.publish(app.context.db)

describe('Statements per request', () => {
  test("a supplier's page queries each of its parts once, however many of its calls need the supplier", async () => {
    await invalidate()
    expect(await queriedBy(`/suppliers/${id}`)).toEqual([
      'images',
      'products',
      'promotions',
      'quote_requests',
      'reviews',
      'reviews',
      // How many promotions its plan shows.
      'subscriptions',
      'suppliers',
      'venues',
    ])
  })

  test('the session of a request that arrives as a whole is loaded once, and again when its body takes its time', async () => {
    const headers = { cookie: cookieOf(await buyer(app)), 'content-type': 'application/json', 'content-length': 2 }
    const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
    const save = () => request(`${origin}/api/saved/${id}`, { method: 'PUT', headers })
    const answered = async (sent: ClientRequest) => {
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      response.resume()
      expect(response.statusCode).toBe(204)
    }
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const loads = () => textsOf(queries.mock.calls).filter((text) => text.includes('from "sessions"')).length
    await answered(save().end('{}'))
    expect(loads()).toBe(1)
    queries.mockClear()
    const slow = save()
    slow.flushHeaders()
    await vi.waitUntil(() => loads() === 1, PATIENCE_MS)
    await answered(slow.end('{}'))
    expect(loads()).toBe(2)
    queries.mockRestore()
  })

  test('a message by the link of an email is one transaction of seven statements, nine where that opens the link for the first time', async () => {
    const { id: request, key } = await sendQuoteRequest(app, id)
    const visitor = createBrowser(app)
    const send = () => visitor.call(sendMessage, { id: request, key, text: 'Ground or whole?' })
    expect(await transactionOf(send)).toHaveLength(9)
    expect(await transactionOf(send)).toHaveLength(7)
  })

  test('a review is one transaction of eight statements, besides the notification of other processes', async () => {
    const ann = await buyer(app)
    const texts = await transactionOf(() => ann.call(addReview, { id, rating: 4, text: 'On time.' }))
    expect(texts.filter((text) => !isNotification(text))).toHaveLength(8)
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
