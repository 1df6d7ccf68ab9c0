import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSearches } from '#contract/dashboard/insights.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { subscribe } from '#test/people/subscriptions.ts'
import { newAddress } from '#test/people/new-address.ts'
import { deleteOldSearches } from './retention-queries.ts'

/** Tuesday morning in Sydney. */
const NOW = '2026-10-19T22:00:00Z'
let app: TestApp
let now = new Date(NOW)
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

type From = Record<string, unknown>
const view = (id: number, from: From, remoteAddress = newAddress()) =>
  app.server.inject({ method: 'POST', url: `/api/suppliers/${id}/view`, payload: { from }, remoteAddress })

/** Makes a listing with a plan, and returns what its dashboard shows after these visits, each of another visitor. */
async function listing(...visits: From[]) {
  const account = await supplier(app)
  const { supplierId } = account
  await subscribe(app, supplierId, { plan: 'starter' })
  const visit = async (...all: From[]) => {
    for (const from of all) expect((await view(supplierId, from)).statusCode).toBe(204)
  }
  await visit(...visits)
  return { supplierId, visit, searches: () => account.call(getSearches, {}) }
}

describe('GET /api/dashboard/supplier/searches', () => {
  test('words are shown once three visitors of one day have used them, and counted before that', async () => {
    const beans = await listing({ search: 'Oat  Milk' }, { search: 'oat milk ' }, { search: 'my own secret' })
    expect(await beans.searches()).toEqual({ searches: [], others: 3 })
    await beans.visit({ search: 'OAT MILK' })
    expect(await beans.searches()).toEqual({ searches: [{ kind: 'search', text: 'oat milk', visitors: 3 }], others: 1 })
  })

  test('three visits on three days may be one person, and show nothing', async () => {
    const beans = await listing()
    for (const day of ['19', '20', '21']) {
      now = new Date(`2026-10-${day}T22:00:00Z`)
      await beans.visit({ search: 'blue beans' })
    }
    expect(await beans.searches()).toEqual({ searches: [], others: 3 })
    now = new Date(NOW)
  })

  test('categories and places are those that the site knows, and need nobody else', async () => {
    const beans = await listing(
      { category: 'Coffee', location: 'northcote' },
      { category: 'My address', location: '12 Secret Lane', state: 'VIC' },
    )
    await beans.visit({ state: 'NSW' }, { state: 'constructor' }, { category: 'Coffee' })
    expect(await beans.searches()).toEqual({
      searches: [
        { kind: 'category', text: 'Coffee', visitors: 2 },
        { kind: 'place', text: 'New South Wales', visitors: 1 },
        { kind: 'place', text: 'Northcote VIC 3070', visitors: 1 },
      ],
      others: 0,
    })
  })

  test('what may hold an email address or a phone number is not stored', async () => {
    const personal = ['ann@cafe.example', 'beans 0412 345 678', 'call +61 (3) 5550-0142', 'ann @ cafe']
    const beans = await listing(...personal.map((search) => ({ search })), { search: 'beans 3070' })
    const { db } = app.context
    const stored = await db.selectFrom('listingSearches').select('text').where('supplierId', '=', beans.supplierId).execute()
    expect(stored).toEqual([{ text: 'beans 3070' }])
  })

  test('a visitor counts once a day, as in the views, and a view without an origin counts as before', async () => {
    const beans = await listing()
    const address = newAddress()
    for (const search of ['beans', 'tea']) await view(beans.supplierId, { search }, address)
    const bare = { method: 'POST', url: `/api/suppliers/${beans.supplierId}/view`, remoteAddress: newAddress() } as const
    expect((await app.server.inject(bare)).statusCode).toBe(204)
    expect(await beans.searches()).toEqual({ searches: [], others: 1 })
    expect((await app.call(getSupplier, { id: beans.supplierId })).profileViews).toBe(2)
  })

  test('a long text is cut at 200 characters, and a broken one refused', async () => {
    const long = { search: 'b'.repeat(300) }
    const beans = await listing(long, long, long)
    expect((await beans.searches()).searches).toEqual([{ kind: 'search', text: 'b'.repeat(200), visitors: 3 }])
    expect((await view(beans.supplierId, { search: 'a\u0007' })).statusCode).toBe(400)
  })

  test('a listing stores 200 texts a week, and counts later ones without their text', async () => {
    const beans = await listing()
    const { db } = app.context
    const values = Array.from({ length: 199 }, (_, made) => ({
      supplierId: beans.supplierId,
      week: '2026-10-19',
      kind: 'search' as const,
      text: `text ${made}`,
      day: '2026-10-20',
    }))
    await db.insertInto('listingSearches').values(values).execute()
    await beans.visit({ search: 'the last' }, { search: 'one more' }, { search: 'the last' })
    const stored = await db
      .selectFrom('listingSearches')
      .select(['kind', 'text', 'visitors'])
      .where('supplierId', '=', beans.supplierId)
      .where('text', 'not like', 'text %')
      .orderBy('text')
      .execute()
    expect(stored).toEqual([
      { kind: 'other', text: '', visitors: 1 },
      { kind: 'search', text: 'the last', visitors: 2 },
    ])
    expect((await beans.searches()).others).toBe(202)
  })

  test('twelve weeks are shown, and after 400 days the counts are deleted', async () => {
    const beans = await listing({ category: 'Coffee' })
    const { db } = app.context
    const older = { supplierId: beans.supplierId, kind: 'category' as const, visitors: 5 }
    await db
      .insertInto('listingSearches')
      .values([
        { ...older, text: 'Tea', week: '2026-08-03', day: '2026-08-09' },
        { ...older, text: 'Meat', week: '2026-07-27', day: '2026-08-02' },
        { ...older, text: 'Dairy', week: '2025-09-01', day: '2025-09-07' },
      ])
      .execute()
    expect((await beans.searches()).searches.map(({ text }) => text)).toEqual(['Tea', 'Coffee'])
    await deleteOldSearches(db, now)
    const left = await db.selectFrom('listingSearches').select('text').where('supplierId', '=', beans.supplierId).orderBy('text').execute()
    expect(left.map(({ text }) => text)).toEqual(['Coffee', 'Meat', 'Tea'])
  })

  test('without a plan the response is 403 with a sentence', async () => {
    const account = await supplier(app)
    expect(await problemOf(account.call(getSearches, {}))).toMatchObject({
      status: 403,
      detail: 'This comes with a plan. The pricing page has what each plan adds.',
    })
  })
})
