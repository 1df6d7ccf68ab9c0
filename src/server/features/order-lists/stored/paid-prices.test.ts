import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import { addOrderListLink } from '#contract/order-lists/links.ts'
import { acceptBulk } from '#contract/quotes/bulk-acceptance.ts'
import { changeOtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { busyMarketplace, type BusyMarketplace } from '#test/people/busy-marketplace.ts'
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
  const won = await wonFrom(list, { callers, ids })
  const known = {
    ...ids,
    'order-lists': [list.id],
    links: [link],
    quotes: [won.id, ...(ids.quotes ?? [])],
    bulk: [won.bulkId, ...(ids.bulk ?? [])],
  }
  const comparison = await callers.buyer.ask({ method: 'GET', url: `/api/quotes/bulk/${won.bulkId}/comparison` })
  expect(comparison.body).toMatch(PAID)
  expect((await callers.buyer.ask({ method: 'GET', url: `/api/order-lists/${list.id}` })).body).toMatch(PAID)

  const urls = Object.keys(guardTable).flatMap((route) => {
    const [method, path] = route.split(' ') as [string, string]
    return method === 'GET' ? urlsOf(path, known) : []
  })
  expect(urls.length).toBeGreaterThan(100)
  const pdfs = new Set<string>()
  for (const url of urls)
    for (const caller of [callers.supplier, callers.visitor])
      for (const accept of ['application/json', 'text/csv']) {
        const { body, rawPayload, statusCode } = await caller.ask({ method: 'GET', url, headers: { accept } })
        const isPdf = url.endsWith('.pdf') && statusCode === 200
        if (isPdf) pdfs.add(url)
        expect([url, PAID.test(isPdf ? await textOf(rawPayload) : body)]).toEqual([url, false])
      }
  expect([...pdfs]).toContain(`/api/quotes/${won.id}/order.pdf`)
  const emails = await app.emails()
  expect(emails.length).toBeGreaterThan(0)
  expect(JSON.stringify(emails)).not.toMatch(PAID)
})

type Listed = { id: string; lines: { id: string; item: string }[] }

/** Sends a list to the supplier, keeps a price from elsewhere beside its answer, and accepts that answer. */
async function wonFrom(list: Listed, { callers, ids }: Pick<BusyMarketplace, 'callers' | 'ids'>): Promise<{ id: string; bulkId: string }> {
  const lines = list.lines.map(({ id, item }) => ({ item, quantity: 4, unit: 'kg', listLineId: id }))
  const supplierIds = (ids.suppliers ?? []).slice(0, 1).map(Number)
  const sent = await callers.buyer.call(requestQuotes, { supplierIds, message: 'The week', contactEmail: 'ann@cafe.example', lines })
  const [id = ''] = sent.ids
  const quote = await callers.buyer.call(getQuote, { id })
  const bulkId = quote.bulkId ?? ''
  const asked = quote.lines.map((line) => line.id)
  const prices = asked.map((lineId) => ({ lineId, packSize: '1 kg', priceCents: 98_765_431, gst: 'free' as const }))
  await callers.supplier.call(answerQuote, {
    id,
    lines: asked.map((requestLineId) => ({ requestLineId, item: 'Beans', packSize: '1 kg', priceCents: 3150, gst: 'free' as const })),
  })
  await callers.buyer.call(changeOtherPrices, { id: bulkId, others: [{ name: 'Secret Mill', prices }] })
  await callers.buyer.call(acceptBulk, { id: bulkId, orders: [{ requestId: id }] })
  return { id, bulkId }
}

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text
}

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
