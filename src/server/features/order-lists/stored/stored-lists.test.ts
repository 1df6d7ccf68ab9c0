import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getExport } from '#contract/accounts/accounts.ts'
import {
  addOrderList,
  getOrderList,
  MAX_LIST_LINES,
  listOrderLists,
  MAX_LISTS,
  removeOrderList,
} from '#contract/order-lists/order-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
})
afterAll(() => app.stop())
const url = (id: string) => `/api/order-lists/${id}`
const put = (id: string, payload: object, headers = {}, by = ann) => by.ask({ method: 'PUT', url: url(id), payload, headers })
const bags = (count: number) => Array.from({ length: count }, (_, at) => ({ item: `Goods of kind ${at}` }))
const flour = {
  item: 'Flour',
  quantity: 4,
  unit: 'bag',
  contents: { amount: 12.5, measure: 'kg' },
  every: 'fortnight',
  category: 'Baked Goods',
  note: 'Unbleached',
  paidCents: 1800,
  paidPer: 'bag',
  paidGst: 'included',
  paidTo: 'Mill & Co',
} as const

describe('Order lists', () => {
  test('a list is added, read, listed, changed and deleted', async () => {
    const added = await ann.call(addOrderList, { name: ' Weekly  order ', lines: [flour, { item: 'Mint' }] })
    expect(added).toMatchObject({ name: 'Weekly  order', version: 1, seenAs: 'account' })
    const [first, second] = added.lines
    expect(first).toEqual({ ...flour, id: expect.any(String), amount: 50, measure: 'kg' })
    const nothing = { quantity: null, unit: null, contents: null, amount: null, measure: null, note: null }
    const unpaid = { paidCents: null, paidPer: null, paidGst: 'excluded', paidTo: null }
    expect(second).toEqual({ id: expect.any(String), item: 'Mint', ...nothing, every: 'week', category: 'Fresh Produce', ...unpaid })

    const read = await ann.ask({ method: 'GET', url: url(added.id) })
    expect([read.headers.etag, read.json()]).toEqual(['"1"', added])
    const lists = await ann.call(listOrderLists, {})
    expect(lists[0]).toEqual({ id: added.id, name: added.name, version: 1, lineCount: 2, updatedAt: added.updatedAt })

    const changed = await put(added.id, { lines: [second, { ...first, id: 'new' }, first, first] })
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, '"2"'])
    const { lines, name, version }: typeof added = changed.json()
    expect([name, version, lines.map(({ item }) => item)]).toEqual([added.name, 2, ['Mint', 'Flour', 'Flour', 'Flour']])
    expect([lines[0]?.id, lines[2]?.id]).toEqual([second!.id, first!.id])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(4)
    expect((await put(added.id, { name: 'Other' })).json()).toEqual({
      ...changed.json(),
      name: 'Other',
      version: 3,
      updatedAt: expect.any(String),
    })

    await ann.call(removeOrderList, { id: added.id })
    expect(await problemOf(ann.call(getOrderList, { id: added.id }))).toMatchObject({ status: 404 })
  })

  test('an id of another list is replaced by a new one', async () => {
    const { lines } = await ann.call(addOrderList, { name: 'One', lines: [{ item: 'Salt' }] })
    const other = await ann.call(addOrderList, { name: 'Two', lines })
    expect(other.lines[0]!.id).not.toBe(lines[0]!.id)
    const id = randomUUID()
    const { lines: changed }: typeof other = (await put(other.id, { lines: [{ id, item: 'Salt' }] })).json()
    expect(changed[0]!.id).not.toBe(id)
  })

  test('of two changes of one version one is made, and the other is a 409', async () => {
    const { id } = await ann.call(addOrderList, { name: 'Both' })
    const headers = { 'if-match': '"1"' }
    const both = await Promise.all(['a', 'b'].map((item) => put(id, { lines: [{ item }] }, headers)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'stale' })
    const { version } = await ann.call(getOrderList, { id })
    expect(version).toBe(2)
    const other = both.find(({ statusCode }) => statusCode === 200)!.json<{ lines: object[] }>()
    expect((await ann.call(getOrderList, { id })).lines).toEqual(other.lines)
    expect((await put(id, {})).statusCode).toBe(200)
  })

  test(`an account has at most ${MAX_LISTS} lists, also where more are added at once, and a list ${MAX_LIST_LINES} lines`, async () => {
    const bob = await buyer(app)
    for (let count = 1; count < MAX_LISTS; count++) await bob.call(addOrderList, { name: `Week ${count}` })
    const calls = Array.from({ length: 6 }, () => bob.ask({ method: 'POST', url: '/api/order-lists', payload: { name: 'Last' } }))
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    const [{ id } = { id: '' }, ...others] = await bob.call(listOrderLists, {})
    expect(others).toHaveLength(MAX_LISTS - 1)
    expect((await put(id, { lines: bags(MAX_LIST_LINES) }, {}, bob)).statusCode).toBe(200)
    expect((await put(id, { lines: bags(MAX_LIST_LINES + 1) }, {}, bob)).statusCode).toBe(409)
    expect(await bob.call(getOrderList, { id })).toMatchObject({ version: 2, lines: bags(MAX_LIST_LINES) })
    await bob.call(removeOrderList, { id })
    const over = { name: 'Long', lines: bags(MAX_LIST_LINES + 1) }
    expect((await bob.ask({ method: 'POST', url: '/api/order-lists', payload: over })).statusCode).toBe(409)
  })

  test('a key makes one list of two equal calls', async () => {
    const bob = await buyer(app)
    const call = (name: string) =>
      bob.ask({ method: 'POST', url: '/api/order-lists', payload: { name }, headers: { 'idempotency-key': 'first' } })
    const [one, two, other] = [await call('Week'), await call('Week'), await call('Month')]
    expect([one.statusCode, two.body, other.statusCode]).toEqual([201, one.body, 409])
    expect(await bob.call(listOrderLists, {})).toHaveLength(1)
  })

  test('a list is its account’s: others get 401, 403 and 404', async () => {
    const { id } = await ann.call(addOrderList, { name: 'Mine' })
    const callers = [createBrowser(app), await buyer(app), await supplier(app), ann]
    for (const [of, statuses] of [
      [id, [401, 403, 403, 200]],
      [randomUUID(), [401, 404, 403, 404]],
    ] as const) {
      const responses = await Promise.all(callers.map((caller) => caller.ask({ method: 'GET', url: url(of) })))
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(statuses)
      const writes = await Promise.all(callers.map((caller) => caller.ask({ method: 'PUT', url: url(of), payload: {} })))
      expect(writes.map(({ statusCode }) => statusCode)).toEqual(statuses)
    }
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: null }, 'name'],
    [{ lines: {} }, 'lines'],
    [{ lines: null }, 'lines'],
    [{ lines: ['Flour'] }, 'lines.0'],
    [{ lines: [{}] }, 'lines.0.item'],
    [{ lines: [{ item: ' ' }] }, 'lines.0.item'],
    [{ lines: [{ item: 'x'.repeat(201) }] }, 'lines.0.item'],
    [{ lines: [{ item: 'a', quantity: 0 }] }, 'lines.0.quantity'],
    [{ lines: [{ item: 'a', quantity: -1 }] }, 'lines.0.quantity'],
    [{ lines: [{ item: 'a', quantity: 1_000_000.5 }] }, 'lines.0.quantity'],
    [{ lines: [{ item: 'a', quantity: '4' }] }, 'lines.0.quantity'],
    [{ lines: [{ item: 'a', unit: 4 }] }, 'lines.0.unit'],
    [{ lines: [{ item: 'a', contents: 'kg' }] }, 'lines.0.contents'],
    [{ lines: [{ item: 'a', contents: { amount: 0, measure: 'kg' } }] }, 'lines.0.contents.amount'],
    [{ lines: [{ item: 'a', contents: { amount: 1 } }] }, 'lines.0.contents.measure'],
    [{ lines: [{ item: 'a', every: 'year' }] }, 'lines.0.every'],
    [{ lines: [{ item: 'a', category: 'Bread' }] }, 'lines.0.category'],
    [{ lines: [{ item: 'a', paidCents: 1.5 }] }, 'lines.0.paidCents'],
    [{ lines: [{ item: 'a', paidCents: -1 }] }, 'lines.0.paidCents'],
    [{ lines: [{ item: 'a', paidGst: 'free' }] }, 'lines.0.paidGst'],
    [{ lines: [{ item: 'a' }, { item: 'a\u0000' }] }, 'lines.1.item'],
    [{ lines: [{ id: 4, item: 'a' }] }, 'lines.0.id'],
  ])('%j is a 400 at %s, and changes nothing', async (payload, path) => {
    const { id } = await ann.call(addOrderList, { name: 'Kept' })
    const response = await put(id, payload)
    const { errors }: { errors: { path: string; message: string }[] } = response.json()
    expect([response.statusCode, errors.map((error) => error.path)]).toEqual([400, [path]])
    expect(errors[0]?.message).toMatch(/^[A-Z].*\.$/)
    expect(await ann.call(getOrderList, { id })).toMatchObject({ name: 'Kept', version: 1 })
    await ann.call(removeOrderList, { id })
  })

  test.each([
    [{ quantity: 1_000_000 }, { quantity: 1_000_000 }],
    [{ quantity: 0.001 }, { quantity: 0.001 }],
    [
      { quantity: null, unit: '', contents: null, every: null, note: '', paidGst: null },
      { quantity: null, unit: null, every: 'week', paidGst: 'excluded' },
    ],
    [{ every: 'once' }, { every: 'once' }],
    [
      { amount: 77, measure: 'kg' },
      { amount: null, measure: null },
    ],
    [{ item: 'Oat milk', category: null }, { category: null }],
    [{ item: 'Full cream milk' }, { category: 'Dairy' }],
    [{ item: 'Something of ours' }, { category: null }],
    [{ item: 'Full cream milk', category: 'Beverages' }, { category: 'Beverages' }],
    [{ note: 'Two\nlines' }, { note: 'Two\nlines' }],
    [{ paidCents: 0 }, { paidCents: 0 }],
  ])('a line with %j has %j', async (entered, shown) => {
    const { id, lines } = await ann.call(addOrderList, { name: 'Line', lines: [{ item: 'Flour', ...entered } as { item: string }] })
    expect(lines[0]).toMatchObject(shown)
    await ann.call(removeOrderList, { id })
  })

  test('lists are in the export of their account, and go with it', async () => {
    const bob = await buyer(app)
    const { id } = await bob.call(addOrderList, { name: 'Week', lines: [flour] })
    expect(await bob.call(getExport, {})).toMatchObject({ orderLists: [{ id, name: 'Week', lines: [flour] }], orderListMeanings: [] })
    await bob.call(deleteAccount, { password: bob.password })
    expect((await app.context.db.selectFrom('orderLists').select('id').where('id', '=', id).execute()).length).toBe(0)
  })
})
