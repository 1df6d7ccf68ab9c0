import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import { addOrderListLink } from '#contract/order-lists/links.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { busyMarketplace } from '#test/people/busy-marketplace.ts'
import { guardTable } from '#test/app/guard-table.ts'
import { collectLog } from '#test/app/log.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { logTo: collectLog() })))
afterAll(() => app.stop())

/** What only a venue knows: an amount, as cents and as people write it, and to whom it is paid. */
const PAID = /98765431|987,654\.31|987654\.31|Secret Mill/

test('nothing that a supplier reads, downloads or is sent has a price that a venue pays', async () => {
  const { callers, ids } = await busyMarketplace(app)
  const lines = [{ item: 'Beans', quantity: 4, unit: 'kg', paidCents: 98_765_431, paidPer: 'kg', paidTo: 'Secret Mill' }]
  const list = await callers.buyer.call(addOrderList, { name: 'Week', lines })
  const { id: link } = await callers.buyer.call(addOrderListLink, { id: list.id, role: 'editor' })
  const known = { ...ids, 'order-lists': [list.id], links: [link] }
  expect((await callers.buyer.ask({ method: 'GET', url: `/api/order-lists/${list.id}` })).body).toMatch(PAID)

  const urls = Object.keys(guardTable).flatMap((route) => {
    const [method, path] = route.split(' ') as [string, string]
    return method === 'GET' ? urlsOf(path, known) : []
  })
  expect(urls.length).toBeGreaterThan(100)
  for (const url of urls)
    for (const caller of [callers.supplier, callers.visitor])
      for (const accept of ['application/json', 'text/csv']) {
        const { body } = await caller.ask({ method: 'GET', url, headers: { accept } })
        expect([url, PAID.test(body)]).toEqual([url, false])
      }
  expect(JSON.stringify(await app.emails())).not.toMatch(PAID)
})

/** Returns the addresses of a route, with each id that may stand in the place of a parameter. */
function urlsOf(path: string, ids: Record<string, string[]>): string[] {
  const parts = path.replace(/^\*$/, '/suppliers').split('/').slice(1)
  let urls = ['']
  for (const [at, part] of parts.entries()) {
    const values = part.includes(':') ? (ids[parts[at - 1] ?? ''] ?? ['nothing']) : ['']
    urls = urls.flatMap((url) => values.map((value) => `${url}/${part.replace(/:\w+/, value)}`))
  }
  return urls
}
