import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBulkQuotes, getQuote, listMyQuotes, listQuotesOf, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote, passQuote, sendMessage, viewQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
})
afterAll(() => app.stop())

/** Requests as rows, a minute apart, the last one the newest. */
async function received(supplierId: number, rows: { businessName?: string; contactName?: string; requirements?: string }[]) {
  const values = rows.map((row, minute) => ({
    supplierId,
    contactEmail: `cook${minute}@cafe.example`,
    requirements: 'Beans',
    createdAt: new Date(Date.UTC(2026, 4, 1, 0, minute)),
    ...row,
  }))
  return app.context.db.insertInto('quoteRequests').values(values).returning(['id', 'serial']).execute()
}
const inbox = async (who: Person, id: number, query: Record<string, string> = {}) => {
  const { items, total } = await who.call(listQuotesOf, { id, ...query })
  return { ids: items.map((item) => item.id), total }
}

describe('GET /api/suppliers/:id/quotes', () => {
  test('the inbox lists the newest request first, in pages of at most 100, with the total number', async () => {
    const beans = await supplier(app)
    const rows = await received(beans.supplierId, Array(23).fill({}))
    const newestFirst = rows.map(({ id }) => id).toReversed()
    expect(await inbox(beans, beans.supplierId)).toEqual({ ids: newestFirst.slice(0, 20), total: 23 })
    expect(await inbox(beans, beans.supplierId, { limit: '5', offset: '20' })).toEqual({ ids: newestFirst.slice(20), total: 23 })
    expect(await problemOf(inbox(beans, beans.supplierId, { limit: '101' }))).toMatchObject({ status: 400 })
  })

  test('the inbox is filtered by status, unread and search text, all at once; unknown values are rejected by name', async () => {
    const beans = await supplier(app)
    const id = beans.supplierId
    const [corner, harbour, percent, other] = await received(id, [
      { businessName: 'Corner Cafe' },
      { contactName: 'Harriet Harbour' },
      { requirements: '100% Arabica, no_blend' },
      { requirements: 'Oat milk\\soy' },
    ])
    await beans.call(viewQuote, { id: corner!.id })
    await beans.call(passQuote, { id: harbour!.id })
    const found = async (query: Record<string, string>) => (await inbox(beans, id, query)).ids.toReversed()
    expect(await found({ status: 'viewed' })).toEqual([corner!.id])
    expect(await found({ unread: 'true' })).toEqual([percent!.id, other!.id])
    for (const [search, expected] of [
      ['corner', [corner]],
      [' HARBOUR ', [harbour]],
      ['cook2@', [percent]],
      ['100%', [percent]],
      ['o_b', [percent]],
      ['%', [percent]],
      ['milk\\s', [other]],
      [String(harbour!.serial), [harbour]],
      [`No. ${String(harbour!.serial).padStart(5, '0')}`, [harbour]],
      ['99999999999999', []],
      ["' or true --", []],
    ] as const)
      expect([search, await found({ search })]).toEqual([search, expected.map((row) => row!.id)])
    expect(await inbox(beans, id, { search: 'a', status: 'new', unread: 'true' })).toEqual({ ids: [other!.id, percent!.id], total: 2 })
    expect(await inbox(beans, id, { search: '', status: '', unread: '' })).toMatchObject({ total: 4 })
    for (const [name, value] of Object.entries({ status: 'lost', unread: 'maybe' }))
      expect(await problemOf(inbox(beans, id, { [name]: value }))).toMatchObject({ status: 400, errors: [{ path: name }] })
  })

  test('only its supplier and the owner read an inbox; a new request is unread for the supplier, never for the owner', async () => {
    const [beans, milk, siteOwner] = [await supplier(app), await supplier(app), await owner(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    const path = { id: beans.supplierId }
    expect(await beans.call(listQuotesOf, path)).toMatchObject({ items: [{ id, isUnread: true }], total: 1 })
    expect(await siteOwner.call(listQuotesOf, path)).toMatchObject({ items: [{ id, isUnread: false }], total: 1 })
    for (const [who, status] of [
      [ann, 403],
      [milk, 403],
    ] as const)
      expect(await problemOf(who.call(listQuotesOf, path))).toMatchObject({ status })
    expect(await problemOf(siteOwner.call(listQuotesOf, { id: '2000000000' }))).toMatchObject({ status: 404 })
  })
})

describe('GET /api/quotes', () => {
  test('a buyer sees the requests of their own account, the newest first, with the current prices', async () => {
    const [bob, beans, milk] = [await buyer(app), await supplier(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, bob)
    const { ids } = await bob.call(requestQuotes, {
      supplierIds: [milk.supplierId, beans.supplierId],
      message: 'Prices',
      contactEmail: bob.email,
    })
    await sendQuoteRequest(app, beans.supplierId)
    await beans.call(answerQuote, { id, ...prices() })
    await beans.call(answerQuote, { id, ...prices({ note: 'Better' }) })
    const { items, total } = await bob.call(listMyQuotes, {})
    expect(total).toBe(3)
    expect(
      items
        .map((item) => item.id)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(ids.toSorted())
    expect(items[2]).toMatchObject({
      id,
      status: 'revised',
      isUnread: true,
      offer: { revision: 2, note: 'Better' },
      supplier: { id: beans.supplierId, category: 'Coffee' },
    })
    expect(items[0]!.bulkId).toBe(items[1]!.bulkId)
    const compared = await bob.call(getBulkQuotes, { id: items[0]!.bulkId! })
    expect(compared.map(({ supplier: { id: supplierId } }) => supplierId)).toEqual([milk.supplierId, beans.supplierId])
    expect(await bob.call(listMyQuotes, { limit: '1', offset: '2' })).toMatchObject({ items: [{ id }], total: 3 })
  })

  test('a supplier that asked something is named until it is replied to, and what needs the buyer comes first by its news', async () => {
    const bob = await buyer(app)
    const beans = await supplier(app)
    const sent = async () => (await sendQuoteRequest(app, beans.supplierId, bob)).id
    const [asked, priced, waiting] = [await sent(), await sent(), await sent()]
    await beans.call(answerQuote, { id: priced, ...prices() })
    await beans.call(sendMessage, { id: asked, text: 'Whole or ground?' })
    const order = async () => (await bob.call(listMyQuotes, { sort: 'news' })).items.map((one) => [one.id, one.hasAsked, one.isBuyersTurn])
    expect(await order()).toEqual([
      [asked, true, true],
      [priced, false, true],
      [waiting, false, false],
    ])
    expect(await bob.call(getQuote, { id: asked })).toMatchObject({ hasAsked: true })
    expect((await bob.call(listMyQuotes, {})).items.map(({ id }) => id)).toEqual([waiting, priced, asked])
    await bob.call(sendMessage, { id: asked, text: 'Whole' })
    expect(await order()).toEqual([
      [priced, false, true],
      [asked, false, false],
      [waiting, false, false],
    ])
    const { ids } = await bob.call(requestQuotes, { supplierIds: [beans.supplierId], message: 'Tea', contactEmail: bob.email })
    await beans.call(sendMessage, { id: ids[0]!, text: 'Black or green?' })
    const [first] = (await bob.call(listMyQuotes, { sort: 'news' })).items
    expect(first).toMatchObject({ id: ids[0], hasAsked: true, bulk: { suppliers: 1, answered: 0, asked: 1 } })
    expect(Date.parse(first!.newsAt)).toBeGreaterThan(Date.parse(first!.createdAt))
  })

  test('each item of a bulk request says how many suppliers were asked and have answered, on every page, and only to its buyer', async () => {
    const bob = await buyer(app)
    const suppliers = [await supplier(app), ...(await Promise.all(Array.from({ length: 24 }, () => app.supplier())))]
    const supplierIds = suppliers.map((one) => ('supplierId' in one ? one.supplierId : one.id))
    const { ids } = await bob.call(requestQuotes, { supplierIds, message: 'Prices', contactEmail: bob.email })
    const single = await sendQuoteRequest(app, supplierIds[1]!, bob)
    const beans = suppliers[0] as Person & { supplierId: number }
    for (const note of ['First', 'Better']) await beans.call(answerQuote, { id: ids[0]!, ...prices({ note }) })
    const page = async (offset: number) => (await bob.call(listMyQuotes, { limit: 20, offset })).items
    const pages = [await page(0), await page(20)]
    const [first, ...others] = pages.flat()
    expect(first).toMatchObject({ id: single.id, bulk: null })
    expect(others.map(({ bulk }) => bulk)).toEqual(Array(25).fill({ suppliers: 25, answered: 1, asked: 0 }))
    const { items } = await beans.call(listQuotesOf, { id: beans.supplierId })
    expect(items[0]).not.toHaveProperty('bulk')
  })
})
