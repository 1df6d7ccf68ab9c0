import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { savePriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import { savePriceList } from '#contract/price-lists/price-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { callOf, UNKNOWN } from '#test/app/guarded-call.ts'
import { guardTable } from '#test/app/guard-table.ts'
import { buyer, owner, supplier } from '#test/people/people.ts'
import { indexRange } from './index-range.ts'

/** Words and a price that nothing else on the site has. */
const ODD = { item: 'Zubbeltang quorrimoss', packSize: '7 kg', priceCents: 91_827_364, gst: 'free' as const, code: 'XQJ77' }
const TRACES = /zubbeltang|xqj77|91827364|918,273|918273\.64/i

let app: TestApp
let shop: Awaited<ReturnType<typeof supplier>>
let others: Record<string, Browser>
beforeAll(async () => {
  app = await createTestApp()
  shop = await supplier(app)
  others = { visitor: createBrowser(app), buyer: await buyer(app), 'another supplier': await supplier(app), owner: await owner(app) }
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const show = async (visibility: 'private' | 'range' | 'prices') => {
  await shop.call(savePriceListSettings, { id: shop.supplierId, visibility })
  await indexRange(app.context, shop.supplierId)
}
/** Addresses at which a list that is shown may be found, by the other of its two words, so that no response repeats it. */
const searches = () => [
  '/api/suppliers?search=quorrimoss',
  '/api/suppliers?search=quorrimoss&sort=name',
  '/api/suppliers?search=quorrimos',
  '/api/suppliers?search=fresh+quorrimoss+paste',
  '/api/suppliers?search=quorrimoss&location=Sydney',
  '/api/suppliers/near-misses?search=quorrimoss&verified=true',
  '/api/suppliers/featured-places?search=quorrimoss',
  '/api/categories?search=quorrimoss',
  '/api/search-suggestions?q=quorri',
  '/suppliers?search=quorrimoss',
  `/suppliers/${shop.supplierId}`,
  '/sitemap.xml',
  '/llms.txt',
]

/** What is sent of an address, without what names the request. */
async function sentOf(url: string): Promise<string> {
  const { statusCode, headers, body } = await createBrowser(app).ask({ method: 'GET', url })
  return [
    statusCode,
    headers['x-total-count'],
    headers['x-search-reading'],
    body.replace(/"instance":"[^"]*"|nonce[-=]["\w/+-]+/g, ''),
  ].join('\n')
}
const sentOfAll = async () => {
  const sent: Record<string, string> = {}
  for (const url of searches()) sent[url] = await sentOf(url)
  return sent
}

describe('A private price list', () => {
  test('changes no byte of what a search or a page answers', async () => {
    const before = await sentOfAll()
    await shop.call(savePriceList, { id: shop.supplierId, rows: [ODD] })
    await indexRange(app.context, shop.supplierId)
    expect(await sentOfAll()).toEqual(before)
    await show('prices')
    const shown = await sentOfAll()
    expect(Object.entries(shown).filter(([url, sent]) => TRACES.test(sent) && url.includes('search')).length).toBeGreaterThan(2)
    await show('private')
    expect(await sentOfAll()).toEqual(before)
  })

  test('is in nothing that others can read, whoever they are', async () => {
    await shop.call(savePriceList, { id: shop.supplierId, rows: [ODD] })
    await show('private')
    const ids = { ...UNKNOWN, supplier: String(shop.supplierId) }
    // What only says that it has been there, ends a session or never ends.
    const reads = Object.keys(guardTable).filter((route) => route.startsWith('GET ') && !/\/stream|\/live|backup/.test(route))
    const found: string[] = []
    for (const [name, browser] of Object.entries(others))
      for (const url of [...reads.map((route) => callOf(route, ids).url), ...searches()]) {
        await app.context.db.deleteFrom('rateLimits').execute()
        const { body } = await browser.ask({ method: 'GET', url })
        if (TRACES.test(body)) found.push(`${name}: ${url}`)
      }
    expect([reads.length > 100, found]).toEqual([true, []])
  })

  test('has no price in any byte while only its range is shown', async () => {
    await shop.call(savePriceList, { id: shop.supplierId, rows: [ODD] })
    await show('range')
    const sent = Object.values(await sentOfAll()).join('\n')
    expect([/Zubbeltang/.test(sent), /91827364|918,273|918273\.64|XQJ77/.test(sent)]).toEqual([true, false])
  })
})
