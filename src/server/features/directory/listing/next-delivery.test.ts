import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryTo, listCategories, listFeaturedPlaces, listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { correctHoliday } from '#contract/suppliers/holidays.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

/** Midday of a Saturday in Sydney. */
let now = new Date('2026-11-28T01:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { now: () => now })
  const melbourne = JSON.stringify([{ from: '3000', to: '3207' }])
  const add = (businessName: string, days: string, fields: Record<string, unknown>) =>
    app.supplier({
      businessName,
      description: 'Sourdough bread, zephyrine.',
      category: 'Baked Goods',
      state: 'VIC',
      deliveryDays: days.split(' ').filter(Boolean),
      serviceArea: melbourne,
      ...fields,
    })
  await add('Sunday Still', 'sun', { cutOff: '12:30' })
  await add('Sunday Over', 'sun', { cutOff: '12:00' })
  await add('Perth Sunday', 'sun', { cutOff: '12:00', state: 'WA', serviceArea: '[]' })
  await add('Tuesday Crumb', 'tue fri', { cutOff: '12:00' })
  await add('Without Days', '', { cutOff: '12:00' })
  await add('Without Cut-off', 'mon tue wed thu fri sat sun', {})
  await add('Without State', 'sun mon tue', { cutOff: '23:00', state: null })
  await add('Christmas Loaf', 'fri', { cutOff: '12:00', deliversOnHolidays: true, category: 'Coffee' })
})
afterAll(() => app.stop())

const list = async (query: CallerInput<typeof listSuppliers>) => app.call(listSuppliers, { sort: 'name', ...query })
const names = async (query: CallerInput<typeof listSuppliers>) => (await list(query)).items.map(({ businessName }) => businessName)
async function at<Result>(time: string, run: () => Promise<Result>): Promise<Result> {
  const before = now
  now = new Date(time)
  await app.context.changes.publish(app.context.db)
  try {
    return await run()
  } finally {
    now = before
    await app.context.changes.publish(app.context.db)
  }
}

const TUESDAY = { date: '2026-12-01', orderBy: '2026-11-30T12:00+11:00', words: { day: 'Tue 1 Dec', time: 'Mon 12 pm' } }

describe('The next delivery of a supplier', () => {
  test('is in a list with a place to which it delivers, and in the answer whether it delivers there', async () => {
    const { items } = await list({ location: '3000', limit: 100 })
    const byName = new Map(items.map((item) => [item.businessName, item]))
    expect(byName.get('Tuesday Crumb')?.nextDelivery).toEqual(TUESDAY)
    expect(byName.get('Sunday Over')?.nextDelivery).toMatchObject({ date: '2026-12-06', orderBy: '2026-12-05T12:00+11:00' })
    expect([byName.get('Without Days')?.nextDelivery, byName.get('Without Cut-off')?.nextDelivery]).toEqual([null, null])
    expect((await list({})).items.filter((item) => 'nextDelivery' in item)).toEqual([])
    const id = String(byName.get('Tuesday Crumb')?.id)
    const answer = async (location: string) => (await app.call(deliveryTo, { id, location })).nextDelivery
    expect(await answer('Fitzroy')).toEqual(TUESDAY)
    expect([await answer('Perth'), await answer('Atlantis')]).toEqual([null, null])
  })

  test('is at once another one where the owner corrects a holiday', async () => {
    const siteOwner = await owner(app)
    const next = async () => (await list({ location: '3000', search: 'crumb' })).items[0]?.nextDelivery?.date
    const day = { state: 'VIC', day: '2026-12-01', name: 'Show Day' } as const
    expect(await next()).toBe('2026-12-01')
    await siteOwner.call(correctHoliday, { ...day, isHoliday: true })
    expect([await next(), await names({ deliverBy: 'tue', search: 'crumb' })]).toEqual(['2026-12-04', []])
    await siteOwner.call(correctHoliday, { ...day, isHoliday: false })
    expect(await next()).toBe('2026-12-01')
  })
})

describe('GET /api/suppliers?deliverBy=', () => {
  test.each([
    ['tomorrow', ['Perth Sunday', 'Sunday Still']],
    ['sun', ['Perth Sunday', 'Sunday Still']],
    ['mon', ['Perth Sunday', 'Sunday Still']],
    ['tue', ['Perth Sunday', 'Sunday Still', 'Tuesday Crumb']],
    ['2026-12-03', ['Perth Sunday', 'Sunday Still', 'Tuesday Crumb']],
    // The next Saturday, since nothing can be ordered for today.
    ['sat', ['Christmas Loaf', 'Perth Sunday', 'Sunday Still', 'Tuesday Crumb']],
    ['2026-12-06', ['Christmas Loaf', 'Perth Sunday', 'Sunday Over', 'Sunday Still', 'Tuesday Crumb']],
    ['2026-11-28', []],
    ['2020-01-01', []],
    ['9999-12-31', ['Christmas Loaf', 'Perth Sunday', 'Sunday Over', 'Sunday Still', 'Tuesday Crumb']],
  ])('%s finds who can still deliver by then', async (deliverBy, found) => {
    const page = await list({ deliverBy })
    expect([page.items.map(({ businessName }) => businessName), page.total]).toEqual([found, found.length])
    const counts = await app.call(listCategories, { deliverBy })
    expect(counts.reduce((sum, { supplierCount }) => sum + supplierCount, 0)).toBe(found.length)
  })

  test('with a place finds only who delivers there, each with its next delivery by then', async () => {
    const { items, total } = await list({ deliverBy: 'tomorrow', location: 'Melbourne' })
    expect([items.map(({ businessName, nextDelivery: next }) => [businessName, next?.date]), total]).toEqual([
      [['Sunday Still', '2026-11-29']],
      1,
    ])
  })

  test('narrows searches and other filters', async () => {
    expect(await names({ deliverBy: 'sat', search: 'zephyrine', category: 'Coffee' })).toEqual(['Christmas Loaf'])
    expect(await names({ deliverBy: 'tue', search: 'sourdough' })).toEqual(['Perth Sunday', 'Sunday Still', 'Tuesday Crumb'])
    expect((await app.call(listSuppliers, { deliverBy: 'tue', search: 'sourdough' })).total).toBe(3)
    expect(await names({ deliverBy: 'tue', search: 'sourdough', state: 'WA' })).toEqual(['Perth Sunday'])
  })

  test('on a holiday only who says so delivers', async () => {
    await at('2026-12-24T00:00:00Z', async () => expect(await names({ deliverBy: '2026-12-25' })).toEqual(['Christmas Loaf']))
  })

  test.each(['2026-02-30', '2026-12', 'Saturday', 'today'])('"%s" is refused', async (deliverBy) => {
    const problem = await problemOf(app.call(listSuppliers, { deliverBy }))
    expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'deliverBy'])
  })
})

describe('A day in the text of a search', () => {
  const read = async (query: CallerInput<typeof listSuppliers>) => {
    const { items, reading } = await list(query)
    return [items.map(({ businessName }) => businessName), reading?.deliverBy]
  }

  test('finds who can deliver by then, and is said', async () => {
    expect(await read({ search: 'sourdough tomorrow' })).toEqual([
      ['Perth Sunday', 'Sunday Still'],
      { day: 'tomorrow', date: '2026-11-29', words: 'Sun 29 Nov' },
    ])
    expect(await read({ search: 'sourdough delivered by tuesday' })).toEqual([
      ['Perth Sunday', 'Sunday Still', 'Tuesday Crumb'],
      { day: 'tue', date: '2026-12-01', words: 'Tue 1 Dec' },
    ])
    expect(await read({ search: 'sourdough on 3 December' })).toEqual([
      ['Perth Sunday', 'Sunday Still', 'Tuesday Crumb'],
      { day: '2026-12-03', date: '2026-12-03', words: 'Thu 3 Dec' },
    ])
    expect(await read({ search: 'sourdough melbourne tomorrow' })).toEqual([
      ['Sunday Still'],
      { day: 'tomorrow', date: '2026-11-29', words: 'Sun 29 Nov' },
    ])
  })

  test('alone is the filter alone', async () => {
    expect(await read({ search: 'tomorrow' })).toEqual([
      ['Perth Sunday', 'Sunday Still'],
      { day: 'tomorrow', date: '2026-11-29', words: 'Sun 29 Nov' },
    ])
  })

  test('that leaves nobody is left out, which is said; the menu of categories counts the same', async () => {
    await at('2026-12-24T00:00:00Z', async () => {
      const search = 'zephyrine melbourne tomorrow'
      const [found, deliverBy] = await read({ search, category: 'Baked Goods' })
      // One that delivers on Christmas Day is in another category, as the menu says.
      expect([found, deliverBy]).toEqual([[], { day: 'tomorrow', date: '2026-12-25', words: 'Fri 25 Dec' }])
      const counts = await app.call(listCategories, { search })
      expect(counts.filter(({ supplierCount }) => supplierCount > 0).map(({ name }) => name)).toEqual(['Coffee'])
    })
    await at('2026-12-25T00:00:00Z', async () => {
      const [found, deliverBy] = await read({ search: 'sourdough melbourne tomorrow' })
      expect(deliverBy).toEqual({ day: 'tomorrow', date: '2026-12-26', words: 'Sat 26 Dec', isLeftOut: true })
      expect(found).toContain('Tuesday Crumb')
    })
  })

  test('is no day where it is a name, comes round, is one of several, is searched for as typed, or is asked for otherwise', async () => {
    for (const query of [
      { search: 'Tuesday Crumb' },
      { search: 'sourdough every tuesday' },
      { search: 'sourdough tuesdays' },
      { search: 'sourdough tue and fri' },
      { search: 'sourdough today' },
      { search: 'sourdough tomorrow', exact: true },
      { search: 'sourdough tomorrow', deliverBy: 'sat' },
    ])
      expect([query, (await read(query))[1]]).toEqual([query, undefined])
  })

  test('narrows the featured places too', async () => {
    await app.context.db.updateTable('suppliers').set({ isFeatured: true }).where('state', '=', 'VIC').execute()
    await app.context.changes.publish(app.context.db)
    const featured = await app.call(listFeaturedPlaces, { search: 'sourdough tomorrow', location: 'Melbourne' })
    expect(featured.map(({ businessName, nextDelivery: next }) => [businessName, next?.date])).toEqual([['Sunday Still', '2026-11-29']])
  })
})
