import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrderList, getOrderList } from '#contract/order-lists/order-lists.ts'
import { addOrderListLink, MAX_LIST_LINKS, listOrderListLinks, removeOrderListLink } from '#contract/order-lists/links.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let ann: Person
let id: string
let editor: string
let viewer: string
const keyIn = (address: string) => new URL(address).searchParams.get('key')!
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  const lines = [{ item: 'Flour', paidCents: 98_765, paidPer: 'bag', paidTo: 'Mill & Co', paidGst: 'included' as const }]
  ;({ id } = await ann.call(addOrderList, { name: 'Week', lines }))
  editor = keyIn((await ann.call(addOrderListLink, { id, role: 'editor' })).url)
  viewer = keyIn((await ann.call(addOrderListLink, { id, role: 'viewer' })).url)
})
afterAll(() => app.stop())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const status = async (by: Browser, method: Method, path: string, key: string) => {
  const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: { role: 'viewer' } }
  return (await by.ask({ method, url: `/api/order-lists/${path}?key=${key}`, ...payload })).statusCode
}

describe('Links to an order list', () => {
  test('the account sees its links with their addresses, which lead to the page of the list', async () => {
    const links = await ann.call(listOrderListLinks, { id })
    expect(links.map(({ role, url }) => [role, url])).toEqual([
      ['editor', `${app.context.config.publicUrl}/order-lists/${id}?key=${editor}`],
      ['viewer', `${app.context.config.publicUrl}/order-lists/${id}?key=${viewer}`],
    ])
  })

  test('an editor sees and changes the list, a viewer sees it without prices paid', async () => {
    const kitchen = createBrowser(app)
    const seen = await kitchen.call(getOrderList, { id, key: editor })
    expect(seen).toMatchObject({ seenAs: 'editor', lines: [{ paidCents: 98_765, paidPer: 'bag', paidTo: 'Mill & Co' }] })
    const shown = await kitchen.ask({ method: 'GET', url: `/api/order-lists/${id}?key=${viewer}` })
    expect(shown.json()).toMatchObject({
      seenAs: 'viewer',
      lines: [{ item: 'Flour', paidCents: null, paidPer: null, paidTo: null, paidGst: 'included' }],
    })
    expect(shown.body).not.toMatch(/98765|Mill/)
    expect([await status(kitchen, 'PUT', id, editor), await status(kitchen, 'PUT', id, viewer)]).toEqual([200, 403])
    expect((await ann.call(getOrderList, { id })).lines).toEqual(seen.lines)
  })

  test('deletion and links stay the account’s, whoever comes with a key', async () => {
    const [link] = await ann.call(listOrderListLinks, { id })
    for (const by of [createBrowser(app), ann])
      for (const key of [editor, viewer]) {
        expect(await status(by, 'DELETE', id, key)).toBe(403)
        expect(await status(by, 'GET', `${id}/links`, key)).toBe(403)
        expect(await status(by, 'POST', `${id}/links`, key)).toBe(403)
        expect(await status(by, 'DELETE', `${id}/links/${link!.id}`, key)).toBe(403)
      }
    expect(await ann.call(listOrderListLinks, { id })).toHaveLength(2)
  })

  test('a key goes before the session, and a wrong one is a 404 for everybody', async () => {
    const other = await ann.call(addOrderList, { name: 'Other' })
    const foreign = keyIn((await ann.call(addOrderListLink, { id: other.id, role: 'editor' })).url)
    for (const by of [createBrowser(app), ann, await buyer(app), await supplier(app)]) {
      expect([await status(by, 'GET', id, viewer), await status(by, 'PUT', id, viewer)]).toEqual([200, 403])
      for (const key of ['wrong', foreign, `${viewer}x`, editor.toLowerCase()])
        for (const method of ['GET', 'PUT', 'DELETE'] as const) expect(await status(by, method, id, key)).toBe(404)
      expect(await status(by, 'GET', randomUUID(), viewer)).toBe(404)
    }
    expect([await status(ann, 'GET', id, ''), await status(createBrowser(app), 'GET', id, '')]).toEqual([200, 401])
  })

  test('a link ends at once, once, and no other with it', async () => {
    const link = await ann.call(addOrderListLink, { id, role: 'editor' })
    const kitchen = createBrowser(app)
    expect(await status(kitchen, 'PUT', id, keyIn(link.url))).toBe(200)
    await ann.call(removeOrderListLink, { id, linkId: link.id })
    expect([await status(kitchen, 'GET', id, keyIn(link.url)), await status(kitchen, 'PUT', id, keyIn(link.url))]).toEqual([404, 404])
    expect(await problemOf(ann.call(removeOrderListLink, { id, linkId: link.id }))).toMatchObject({ status: 404 })
    expect(await status(kitchen, 'GET', id, editor)).toBe(200)
    const mine = await ann.call(addOrderList, { name: 'Mine' })
    const [first] = await ann.call(listOrderListLinks, { id })
    expect(await problemOf(ann.call(removeOrderListLink, { id: mine.id, linkId: first!.id }))).toMatchObject({ status: 404 })
  })

  test(`a list has at most ${MAX_LIST_LINKS} links, also where more are made at once`, async () => {
    const full = await ann.call(addOrderList, { name: 'Full' })
    const make = (payload: object) => ann.ask({ method: 'POST', url: `/api/order-lists/${full.id}/links`, payload })
    for (const payload of [{}, { role: 'owner' }, { role: null }]) expect((await make(payload)).statusCode).toBe(400)
    const made = await Promise.all(Array.from({ length: MAX_LIST_LINKS + 1 }, () => make({ role: 'viewer' })))
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(MAX_LIST_LINKS).fill(201), 409])
  })
})
