import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { changeJoinedRows, getJoinedRows } from '#contract/quotes/comparison/joined-rows.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { deleteGuestRequests } from '#server/features/quotes/retention-queries.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { emailsAbout, keyIn } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

/** Sends a bulk request without lines, and returns it with its requests and the buyer's key. */
async function asked(who: Browser = ann) {
  const { ids, bulkId } = await who.call(requestQuotes, {
    supplierIds: [beans.supplierId],
    message: 'Beans and oat milk',
    contactEmail: `ann-${randomUUID()}@cafe.example`,
  })
  const [copy] = await emailsAbout(app, bulkId, 'bulk-quote-request-copy')
  return { id: bulkId, ids, key: copy ? keyIn(app, copy.facts.token)! : null }
}
const ROWS = { joined: [['abc', '1x2y']], apart: [] }

describe('PUT /api/quotes/bulk/:id/joined-rows', () => {
  test('what a buyer joins and splits is kept with the request, for each of its devices', async () => {
    const { id, ids } = await asked()
    expect(await ann.call(getJoinedRows, { id })).toMatchObject({ joined: [], apart: [] })
    const apart = `abc@${ids[0]}`
    const rows = { joined: [['1x2y', apart]], apart: ['abc'] }
    const { version } = await ann.call(changeJoinedRows, { id, ...rows })
    expect(await ann.call(getJoinedRows, { id })).toEqual({ ...rows, version })
    expect(JSON.stringify(await ann.call(getExport, {}))).toContain(`"joined":[["1x2y","${apart}"]]`)
    expect(await ann.call(changeJoinedRows, { id, joined: [], apart: [] })).toMatchObject({ joined: [], apart: [] })
  })

  test('a visitor does so by the key in the email, and by no other', async () => {
    const { id, key } = await asked(createBrowser(app))
    const phone = createBrowser(app)
    await phone.call(changeJoinedRows, { id, key, ...ROWS })
    expect(await createBrowser(app).call(getJoinedRows, { id, key })).toMatchObject(ROWS)
    const other = await asked(createBrowser(app))
    expect([401, 403]).toContain((await problemOf(phone.call(changeJoinedRows, { id, key: other.key, ...ROWS }))).status)
  })

  test('nobody but the buyer of the request reads or changes it', async () => {
    const { id, ids } = await asked()
    await ann.call(changeJoinedRows, { id, joined: [['secretx', 'secrety']], apart: [] })
    for (const [who, status] of [
      [beans, 403],
      [await buyer(app), 403],
      [createBrowser(app), 401],
    ] as const) {
      expect(await problemOf(who.call(getJoinedRows, { id }))).toMatchObject({ status })
      expect(await problemOf(who.call(changeJoinedRows, { id, ...ROWS }))).toMatchObject({ status })
    }
    const seen = [await beans.call(getQuote, { id: ids[0]! }), await beans.call(getExport, {})]
    expect(JSON.stringify(seen)).not.toContain('secretx')
    expect(await problemOf(ann.call(getJoinedRows, { id: randomUUID() }))).toMatchObject({ status: 404 })
  })

  test('of two devices at the same time one is refused, and so is whoever has not seen what is there', async () => {
    const { id } = await asked()
    const url = `/api/quotes/bulk/${id}/joined-rows`
    const read = async () => String((await ann.ask({ method: 'GET', url })).headers.etag)
    const put = (row: string, ifMatch: string) =>
      ann.ask({ method: 'PUT', url, payload: { joined: [['abc', row]], apart: [] }, headers: { 'if-match': ifMatch } })
    const first = await read()
    const both = await Promise.all([put('one', first), put('two', first)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const late = await put('three', first)
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'stale', detail: expect.stringContaining('another device') }])
    const next = await put('three', await read())
    expect([next.statusCode, next.headers.etag]).toEqual([200, await read()])
    await ann.call(changeJoinedRows, { id, joined: [], apart: [] })
    expect(await read()).toBe(first)
  })

  const many = (count: number) => Array.from({ length: count }, (_, n) => n.toString(36))
  test.each<[string, object, string]>([
    ['no rows', { apart: [] }, 'joined'],
    ['no list of what is split', { joined: [] }, 'apart'],
    ['a group of one', { joined: [['abc']], apart: [] }, 'joined.0'],
    [
      'a row in two groups',
      {
        joined: [
          ['a', 'b'],
          ['c', 'a'],
        ],
        apart: [],
      },
      'joined.1.1',
    ],
    ['a row twice in a group', { joined: [['a', 'a']], apart: [] }, 'joined.0.1'],
    ['a name split twice', { joined: [], apart: ['a', 'a'] }, 'apart.1'],
    ['an id with capitals', { joined: [['A', 'b']], apart: [] }, 'joined.0.0'],
    ['an id of a request that is none', { joined: [['a@1', 'b']], apart: [] }, 'joined.0.0'],
    ['an id that is too long', { joined: [], apart: ['abcdefgh'] }, 'apart.0'],
    ['a number', { joined: [[1, 'b']], apart: [] }, 'joined.0.0'],
    ['too many groups', { joined: many(202).map((id) => [id, `z${id}`]), apart: [] }, 'joined'],
    ['a group that is too large', { joined: [many(51)], apart: [] }, 'joined.0'],
    ['too many that are split', { joined: [], apart: many(501) }, 'apart'],
  ])('%s is a 400 at its path', async (_, rows, path) => {
    const { id } = await asked()
    const { status, errors } = await problemOf(ann.call(changeJoinedRows, { id, ...(rows as typeof ROWS) }))
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
    expect(await ann.call(getJoinedRows, { id })).toMatchObject({ joined: [], apart: [] })
  })

  test('it goes with the last request of the bulk request, and not before', async () => {
    const { db } = app.context
    const { id, key, ids } = await asked(createBrowser(app))
    const [request] = await db.selectFrom('quoteRequests').selectAll().where('id', 'in', ids).execute()
    await createBrowser(app).call(changeJoinedRows, { id, key, ...ROWS })
    const other = { supplierId: beans.supplierId, contactEmail: request!.contactEmail, requirements: 'Beans', bulkId: id }
    const young = await db.insertInto('quoteRequests').values(other).returning('id').executeTakeFirstOrThrow()
    const happenedAt = async (which: string[], at: string) => {
      await db.updateTable('quoteRequests').set({ createdAt: at, statusAt: at }).where('id', 'in', which).execute()
      await db.updateTable('quoteSteps').set({ at }).where('requestId', 'in', which).execute()
    }
    const kept = async () => (await db.selectFrom('joinedRows').select('bulkId').where('bulkId', '=', id).execute()).length
    await happenedAt(ids, '2020-01-01T00:00:00Z')
    await deleteGuestRequests(db, new Date())
    expect(await kept()).toBe(1)
    await happenedAt([young.id], '2020-01-01T00:00:00Z')
    await deleteGuestRequests(db, new Date())
    expect(await kept()).toBe(0)
  })
})
