import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { addProduct } from '#contract/directory/showcase.ts'
import { addLineFromProduct, addLinesFromRequest } from '#contract/order-lists/added-lines.ts'
import { addOrderList, getOrderList, MAX_LIST_LINES } from '#contract/order-lists/order-lists.ts'
import { requestQuotes } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

type NewLines = CallerInput<typeof requestQuotes>['lines']

let app: TestApp
let ann: Person
let supplierId: number
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  supplierId = (await app.supplier({ category: 'Dairy' })).id
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const listOf = (lines: CallerInput<typeof addOrderList>['lines'] = [], by = ann) => by.call(addOrderList, { name: 'Week', lines })
async function requestOf(lines: NewLines, by = ann) {
  const message = 'Please price these lines.'
  const { ids } = await by.call(requestQuotes, { supplierIds: [supplierId], message, contactEmail: 'ann@cafe.example', lines })
  return ids[0]!
}
const statusOf = async (call: Promise<unknown>) => (await problemOf(call)).status
const milk = { item: 'Oat milk', quantity: 2, unit: 'ctn', contents: { amount: 12, measure: 'L' } }

describe('Lines of a request that are added to a list', () => {
  test('are appended as they were asked, and what is there already stays as it is', async () => {
    const list = await listOf([{ ...milk, item: ' oat MILK ', paidCents: 2400, note: 'The blue one' }])
    const requestId = await requestOf([
      milk,
      { item: 'Butter', quantity: 5, unit: 'kg', every: 'month', category: 'Dairy', note: 'Unsalted' },
    ])
    const added = await ann.call(addLinesFromRequest, { id: list.id, requestId })
    expect(added.lines[0]).toEqual(list.lines[0])
    const butter = {
      item: 'Butter',
      quantity: 5,
      unit: 'kg',
      amount: 5,
      every: 'month',
      category: 'Dairy',
      note: 'Unsalted',
      paidCents: null,
    }
    expect(added.lines.slice(1)).toMatchObject([butter])
    expect(added).toMatchObject({ version: 2, seenAs: 'account' })
    const again = await ann.call(addLinesFromRequest, { id: list.id, requestId })
    expect(again).toEqual(added)
    expect(await ann.call(getOrderList, { id: list.id })).toEqual(added)
  })

  // What a list has, what a request asks, and whether that is another line.
  test.each([
    ['another quantity', {}, { quantity: 3 }, true],
    ['no quantity', {}, { quantity: null }, true],
    ['another unit', {}, { unit: 'box' }, true],
    ['other contents', {}, { contents: { amount: 6, measure: 'L' } }, true],
    ['another measure', {}, { contents: { amount: 12, measure: 'kg' } }, true],
    ['no contents', {}, { contents: null }, true],
    ['another item', {}, { item: 'Soy milk' }, true],
    ['the unit in capitals', {}, { unit: 'CTN' }, false],
    ['another note', { note: 'Blue' }, { note: 'Red' }, false],
    ['another rhythm', { every: 'once' }, { every: 'month' }, false],
    ['another category', { category: 'Dairy' }, { category: null }, false],
  ] as const)('with %s: %o and %o', async (_, there, asked, isAnother) => {
    const list = await listOf([{ ...milk, ...there }])
    const requestId = await requestOf([{ ...milk, ...asked }])
    const { lines } = await ann.call(addLinesFromRequest, { id: list.id, requestId })
    expect(lines).toHaveLength(isAnother ? 2 : 1)
  })

  test('that are the same twice in the request are one line, and a request without lines adds none', async () => {
    const { id } = await listOf()
    const twice = await ann.call(addLinesFromRequest, { id, requestId: await requestOf([milk, milk]) })
    expect(twice.lines).toHaveLength(1)
    expect(await ann.call(addLinesFromRequest, { id, requestId: await requestOf([]) })).toEqual(twice)
  })

  test('can be saved again as they were added, also with a note that is longer than a list takes', async () => {
    const { id } = await listOf()
    const { lines } = await ann.call(addLinesFromRequest, { id, requestId: await requestOf([{ ...milk, note: 'x'.repeat(500) }]) })
    const saved = await ann.ask({ method: 'PUT', url: `/api/order-lists/${id}`, payload: { lines } })
    expect(saved.statusCode).toBe(200)
  })

  test('come from a request of the account only', async () => {
    const ben = await buyer(app)
    const list = await listOf()
    const requestId = await requestOf([milk], ben)
    expect(await statusOf(ann.call(addLinesFromRequest, { id: list.id, requestId }))).toBe(404)
    expect(await statusOf(ann.call(addLinesFromRequest, { id: list.id, requestId: list.id }))).toBe(404)
    expect(await statusOf(ben.call(addLinesFromRequest, { id: list.id, requestId }))).toBe(403)
    expect((await ann.call(getOrderList, { id: list.id })).version).toBe(1)
  })

  test('leave a full list as it is, and one that was changed meanwhile', async () => {
    const { id } = await listOf(Array.from({ length: MAX_LIST_LINES }, (_, at) => ({ item: `Goods of kind ${at}` })))
    const requestId = await requestOf([milk])
    expect(await statusOf(ann.call(addLinesFromRequest, { id, requestId }))).toBe(409)
    const { id: changed } = await listOf()
    const send = (etag: string) =>
      ann.ask({
        method: 'POST',
        url: `/api/order-lists/${changed}/lines/from-request`,
        payload: { requestId },
        headers: { 'if-match': etag },
      })
    expect([(await send('"7"')).statusCode, (await send('"1"')).statusCode]).toEqual([409, 200])
  })
})

describe('A product that is added to a list', () => {
  test('has no quantity, is of what the listing sells, and is there once', async () => {
    const beans = await supplier(app)
    const { id: productId } = await beans.call(addProduct, { id: beans.supplierId, title: 'House special 7', description: 'Sweet' })
    const { id } = await listOf()
    const { lines } = await ann.call(addLineFromProduct, { id, productId })
    expect(lines).toMatchObject([
      { item: 'House special 7', quantity: null, unit: null, contents: null, category: 'Coffee', paidCents: null },
    ])
    expect((await ann.call(addLineFromProduct, { id, productId })).lines).toEqual(lines)
    expect(await statusOf(ann.call(addLineFromProduct, { id, productId: id }))).toBe(404)
  })

  test('is not there where its listing is suspended', async () => {
    const beans = await supplier(app)
    const { id: productId } = await beans.call(addProduct, { id: beans.supplierId, title: 'House blend' })
    const { db } = app.context
    await db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date(), suspensionReason: 'Spam' })
      .where('id', '=', beans.supplierId)
      .execute()
    expect(await statusOf(ann.call(addLineFromProduct, { id: (await listOf()).id, productId }))).toBe(404)
  })
})
