import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSeafood, changeSeafood, listSeafood, removeSeafood } from '#contract/seafood/seafood.ts'
import type { Origin } from '#contract/quotes/origins.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, undoAccept } from '#contract/quotes/quote-steps.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf, refusedFields } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

const DAY_MS = 86_400_000
let later = 0
let app: TestApp
let ann: Person
let fish: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(Date.now() + later) })
  fish = await supplier(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  later = 0
  ann = await buyer(app)
})

const today = () => sydneyDay(new Date(Date.now() + later))
const daysPass = (days: number) => {
  later += days * DAY_MS
}

/** Accepts prices for these goods, and returns the request. */
async function accept(...goods: [item: string, origin: Origin | null][]): Promise<string> {
  const { id } = await ann.call(requestQuote, {
    supplierId: fish.supplierId,
    businessName: 'Corner Cafe',
    contactEmail: ann.email,
    requirements: 'Prices',
    lines: goods.map(([item]) => ({ item, quantity: 5, unit: 'kg' })),
  })
  const { lines } = await fish.call(getQuote, { id })
  const prices = lines.map((line, n) => ({
    item: line.item,
    packSize: '1 kg',
    priceCents: 3000,
    gst: 'free' as const,
    requestLineId: line.id,
    origin: goods[n]?.[1] ?? null,
  }))
  await fish.call(answerQuote, { id, lines: prices })
  await ann.call(acceptQuote, { id })
  return id
}
const record = async () => (await ann.call(listSeafood, {})).items.map(({ item, origin, from, until }) => [item, origin, from, until])
const own = { item: 'Flathead', supplierName: 'Fish market', origin: 'australian' } as const

describe('GET /api/venue/seafood', () => {
  test('an accepted line of seafood begins a row on its day, also where the origin was not said, and other goods begin none', async () => {
    const id = await accept(['Barramundi', 'australian'], ['Prawns', null], ['Lemons', 'imported'])
    const { items, total } = await ann.call(listSeafood, {})
    expect(total).toBe(2)
    expect(items.map(({ item, origin }) => [item, origin])).toEqual([
      ['Prawns', null],
      ['Barramundi', 'australian'],
    ])
    const from = today()
    const running = { from, until: null, keepUntil: null, requestId: id, note: null, supplier: { id: fish.supplierId } }
    for (const row of items) expect(row).toMatchObject(running)
  })

  test('a later one of another origin ends it the day before, one of the same origin goes on, whatever case and plural', async () => {
    await accept(['Prawns', 'australian'])
    const from = today()
    daysPass(3)
    await accept(['prawn', 'australian'])
    expect(await record()).toEqual([['Prawns', 'australian', from, null]])
    daysPass(2)
    await accept(['PRAWNS', 'imported'])
    const last = today()
    expect(await record()).toEqual([
      ['PRAWNS', 'imported', last, null],
      ['Prawns', 'australian', from, dayAfter(last, -1)],
    ])
  })

  test('undone, a row is gone and the one that it ended runs again, also one that it had replaced on its first day', async () => {
    await accept(['Squid', 'australian'])
    const from = today()
    const sameDay = await accept(['Squid', 'imported'])
    expect(await record()).toEqual([['Squid', 'imported', from, null]])
    await ann.call(undoAccept, { id: sameDay })
    expect(await record()).toEqual([['Squid', 'australian', from, null]])
    daysPass(4)
    const another = await accept(['Squid', null])
    expect((await record()).length).toBe(2)
    await ann.call(undoAccept, { id: another })
    expect(await record()).toEqual([['Squid', 'australian', from, null]])
  })

  test('of two acceptances that a row stands for, the second stands alone where the first is undone', async () => {
    const first = await accept(['Squid', 'australian'])
    const second = await accept(['Squid', 'australian'])
    await ann.call(undoAccept, { id: first })
    const { items } = await ann.call(listSeafood, {})
    expect(items.map(({ requestId, until }) => [requestId, until])).toEqual([[second, null]])
  })

  test("it keeps the name of the supplier, and is another venue's to nobody", async () => {
    await accept(['Mussels', 'australian'])
    const [row] = (await ann.call(listSeafood, {})).items
    await fish.call(updateSupplier, { id: fish.supplierId, businessName: `Renamed ${later} ${Date.now()}` })
    expect((await ann.call(listSeafood, {})).items).toEqual([row])
    const bob = await buyer(app)
    expect(await bob.call(listSeafood, {})).toEqual({ items: [], total: 0 })
    const id = row?.id ?? ''
    expect(await problemOf(bob.call(changeSeafood, { id, until: today() }))).toMatchObject({ status: 403 })
    expect(await problemOf(bob.call(removeSeafood, { id }))).toMatchObject({ status: 403 })
  })

  test('rows outlive the listing', async () => {
    await accept(['Mussels', 'australian'])
    await ann.call(addSeafood, { ...own, from: today() })
    const { supplierId } = fish
    fish = await supplier(app)
    await app.context.db.deleteFrom('suppliers').where('id', '=', supplierId).execute()
    const { items } = await ann.call(listSeafood, {})
    expect(items.map(({ item, supplier: { id } }) => [item, id])).toEqual([
      ['Flathead', null],
      ['Mussels', null],
    ])
  })

  test('as CSV it has every row', async () => {
    await accept(['Mussels', 'australian'], ['Prawns', null])
    const { body, headers } = await ann.ask({ url: '/api/venue/seafood', headers: { accept: 'text/csv' } })
    expect(headers['content-type']).toContain('text/csv')
    expect(body).toMatch(/Mussels.*Australian/)
    expect(body).toMatch(/Prawns.*Origin not said/)
  })
})

describe('What is bought elsewhere', () => {
  test('is noted, changed and removed, and keeps its proof for three months', async () => {
    const row = await ann.call(addSeafood, { ...own, from: '2026-07-01', note: 'Saturdays' })
    const running = { until: null, keepUntil: null, requestId: null }
    expect(row).toMatchObject({ item: 'Flathead', origin: 'australian', note: 'Saturdays', ...running })
    expect(row.supplier).toEqual({ id: null, businessName: 'Fish market' })
    const ended = await ann.call(changeSeafood, { id: row.id, until: '2026-11-30', origin: 'mixed', note: null })
    expect(ended).toMatchObject({ until: '2026-11-30', keepUntil: '2027-02-28', origin: 'mixed', note: null, item: 'Flathead' })
    expect(await ann.call(changeSeafood, { id: row.id, until: null })).toMatchObject({ until: null, origin: 'mixed' })
    await ann.call(removeSeafood, { id: row.id })
    expect(await record()).toEqual([])
    expect(await problemOf(ann.call(removeSeafood, { id: row.id }))).toMatchObject({ status: 404 })
  })

  test('never ends or continues what was accepted', async () => {
    await ann.call(addSeafood, { ...own, item: 'Prawns', from: '2026-07-01' })
    await accept(['Prawns', 'imported'])
    await ann.call(addSeafood, { ...own, item: 'Prawns', from: today() })
    expect((await record()).map(([, origin, , until]) => [origin, until])).toEqual([
      ['australian', null],
      ['imported', null],
      ['australian', null],
    ])
  })

  test('days that do not fit and unknown origins are refused by name', async () => {
    const tomorrow = dayAfter(today())
    expect(await refusedFields(ann.call(addSeafood, { ...own, from: tomorrow }))).toEqual([400, 'from'])
    expect(await refusedFields(ann.call(addSeafood, { ...own, origin: 'local', from: today() } as never))).toEqual([400, 'origin'])
    const { id } = await ann.call(addSeafood, { ...own, from: today() })
    expect(await refusedFields(ann.call(changeSeafood, { id, until: dayAfter(today(), -1) }))).toEqual([400, 'until'])
    expect(await refusedFields(ann.call(changeSeafood, { id, from: tomorrow }))).toEqual([400, 'from'])
    expect(await ann.call(changeSeafood, { id, until: dayAfter(today(), 30) })).toMatchObject({ until: dayAfter(today(), 30) })
  })
})

describe('What was accepted', () => {
  test('ends on the day that is said, and nothing else of it changes', async () => {
    await accept(['Squid', 'australian'])
    const [row] = (await ann.call(listSeafood, {})).items
    const id = row?.id ?? ''
    const until = dayAfter(today(), 2)
    expect(await ann.call(changeSeafood, { id, until, item: 'Tofu', origin: 'imported', supplierName: 'Else' })).toMatchObject({
      ...row,
      until,
      keepUntil: expect.any(String),
    })
    expect(await problemOf(ann.call(changeSeafood, { id, until: dayAfter(today(), -1) }))).toMatchObject({ status: 400 })
    expect(await problemOf(ann.call(removeSeafood, { id }))).toMatchObject({ status: 409 })
    expect(await ann.call(changeSeafood, { id, until: null })).toEqual(row)
  })
})
