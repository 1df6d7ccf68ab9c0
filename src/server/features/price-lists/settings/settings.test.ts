import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import {
  confirmPriceList,
  getPriceListSettings,
  listRange,
  savePriceListSettings,
  tryPriceList,
} from '#contract/price-lists/price-list-settings.ts'
import { restorePriceList, savePriceList } from '#contract/price-lists/price-lists.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { movableClock } from '#test/clock/passing-days.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

const clock = movableClock()
const DAY_MS = 86_400_000
let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: clock.now })
  ann = await buyer(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const row = (item: string, priceCents: number | null, more = {}) => ({ item, packSize: '5 kg', priceCents, gst: 'free' as const, ...more })
const DEFAULTS = {
  isOn: false,
  leastPercent: 60,
  validDays: 14,
  holdWeeks: null,
  noticeDays: null,
  deliveryCents: 0,
  freeDeliveryFromCents: null,
  deliveryGst: 'goods',
  belowMinimum: 'refuse',
  discountPercent: 0,
}

async function shop() {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  return {
    ...user,
    path,
    list: (...rows: ReturnType<typeof row>[]) => user.call(savePriceList, { ...path, rows }),
    settings: () => user.call(getPriceListSettings, path),
    set: (given: object) => user.call(savePriceListSettings, { ...path, ...given }),
  }
}

describe('The settings of a price list', () => {
  test('are private and off at first, and a change keeps what it leaves out', async () => {
    const mill = await shop()
    expect(await mill.settings()).toEqual({ rowCount: 0, updatedAt: null, confirmedAt: null, visibility: 'private', instant: DEFAULTS })
    await mill.set({ visibility: 'range', instant: { validDays: 7, holdWeeks: 4, deliveryCents: 1200, deliveryGst: 'free' } })
    const after = await mill.set({ instant: { discountPercent: 5, holdWeeks: null, deliveryGst: null } })
    expect(after).toMatchObject({ rowCount: 0, updatedAt: null, visibility: 'range' })
    expect(after.instant).toEqual({ ...DEFAULTS, validDays: 7, deliveryCents: 1200, discountPercent: 5 })
    await mill.list(row('Flour', 1000), row('Rye', null))
    expect(await mill.settings()).toMatchObject({ rowCount: 2, updatedAt: expect.any(String) as string, instant: after.instant })
    expect(await mill.call(getExport, {})).toMatchObject({ priceListSettings: [{ visibility: 'range', discountPercent: 5 }] })
  })

  test('have an ETag of their own, which a change of rows leaves as it is', async () => {
    const mill = await shop()
    const url = `/api/suppliers/${mill.supplierId}/price-list/settings`
    const first = (await mill.ask({ method: 'GET', url })).headers.etag
    await mill.list(row('Flour', 1000))
    const listed = (await mill.ask({ method: 'GET', url })).headers.etag
    const put = (etag: unknown) =>
      mill.ask({ method: 'PUT', url, payload: { visibility: 'prices' }, headers: { 'if-match': String(etag) } })
    const changed = await put(listed)
    expect([first === listed, changed.statusCode, changed.headers.etag === listed]).toEqual([false, 200, false])
    await mill.list(row('Flour', 1100))
    expect((await mill.ask({ method: 'GET', url })).headers.etag).toBe(changed.headers.etag)
    expect((await put(listed)).statusCode).toBe(409)
  })

  test('turn answers on only where a row has a price', async () => {
    const mill = await shop()
    const on = { instant: { isOn: true } }
    expect(await problemOf(mill.set(on))).toMatchObject({ status: 409 })
    await mill.list(row('Flour', null))
    expect(await problemOf(mill.set(on))).toMatchObject({ status: 409 })
    await mill.list(row('Flour', 1000))
    expect((await mill.set(on)).instant.isOn).toBe(true)
  })

  test.each<[field: string, given: object]>([
    ['visibility', { visibility: 'friends' }],
    ['instant', { instant: 'on' }],
    ['instant.isOn', { instant: { isOn: 'yes' } }],
    ['instant.leastPercent', { instant: { leastPercent: 0 } }],
    ['instant.validDays', { instant: { validDays: 61 } }],
    ['instant.discountPercent', { instant: { discountPercent: 12.5 } }],
    ['instant.belowMinimum', { instant: { belowMinimum: 'fee' } }],
    ['instant.deliveryCents', { instant: { deliveryCents: -1 } }],
  ])('are refused at %s', async (path, payload) => {
    const mill = await shop()
    const response = await mill.ask({ method: 'PUT', url: `/api/suppliers/${mill.supplierId}/price-list/settings`, payload })
    expect([response.statusCode, response.json()]).toMatchObject([400, { errors: [{ path }] }])
  })

  test('say when the prices were confirmed: by hand, by replacing the rows, and by taking that back', async () => {
    const mill = await shop()
    expect(await problemOf(mill.call(confirmPriceList, mill.path))).toMatchObject({ status: 409 })
    const at = async () => (await mill.settings()).confirmedAt
    await mill.list(row('Flour', 1000))
    const times = [await at()]
    clock.add(DAY_MS)
    times.push((await mill.call(confirmPriceList, mill.path)).confirmedAt)
    clock.add(DAY_MS)
    await mill.list(row('Flour', 1100))
    times.push(await at())
    clock.add(DAY_MS)
    await mill.call(restorePriceList, mill.path)
    times.push(await at())
    expect(times.map((time) => Math.floor((Date.parse(String(time)) - Date.parse(String(times[0]))) / DAY_MS))).toEqual([0, 1, 2, 3])
  })
})

describe('GET /api/suppliers/:id/range', () => {
  const anyone = () => createBrowser(app)
  const bytes = async (id: number) => (await anyone().ask({ method: 'GET', url: `/api/suppliers/${id}/range` })).body

  test('has no byte of a private list', async () => {
    const mill = await shop()
    await mill.list(row('Zibblewort', 98_765))
    expect(await problemOf(anyone().call(listRange, mill.path))).toMatchObject({ status: 404 })
    expect(await bytes(mill.supplierId)).not.toMatch(/zibblewort|98765|987\.65/i)
  })

  test('has the rows that are available, with prices only where they are shown', async () => {
    const mill = await shop()
    await mill.list(
      row('Flour', 98_765, { unit: 'bag', note: 'From the north' }),
      row('Rye', 500, { isAvailable: false }),
      row('Oats', null),
    )
    await mill.set({ visibility: 'range', instant: { discountPercent: 10 } })
    const shown = { item: 'Flour', packSize: '5 kg', unit: 'bag', contents: null }
    expect(await anyone().call(listRange, { ...mill.path, limit: 1 })).toEqual({ items: [shown], total: 2 })
    expect(await bytes(mill.supplierId)).not.toMatch(/98765|price|gst|north/i)
    await mill.set({ visibility: 'prices' })
    expect((await anyone().call(listRange, mill.path)).items).toMatchObject([
      { priceCents: 98_765, gst: 'free' },
      { item: 'Oats', priceCents: null },
    ])
    await mill.set({ visibility: 'private' })
    expect(await problemOf(anyone().call(listRange, mill.path))).toMatchObject({ status: 404 })
  })
})

describe('POST /api/suppliers/:id/price-list/trial', () => {
  const ask = (supplierId: number, deliveryLocation: string, ...items: string[]) =>
    ann.call(requestQuote, {
      supplierId,
      businessName: 'Corner Cafe',
      contactEmail: ann.email,
      requirements: 'Prices',
      deliveryLocation,
      lines: items.map((item) => ({ item, quantity: 10, unit: 'kg' })),
    })

  test('says of the last requests how many lines have a price, and whether the terms that are tried would answer', async () => {
    const mill = await shop()
    await mill.call(updateSupplier, { ...mill.path, minimumOrderCents: 4000, serviceArea: [{ from: '3000', to: '3999' }] })
    await mill.list(row('Flour', 1000), row('Rice', 2000))
    await ask(mill.supplierId, 'Preston VIC 3072', 'Flour', 'Rice', 'Salt')
    await ask(mill.supplierId, 'Preston VIC 3072', 'Flour')
    await ask(mill.supplierId, 'Sydney NSW 2000', 'Rice')
    const tried = async (instant: object) =>
      (await mill.call(tryPriceList, { ...mill.path, instant })).requests.map(({ lines, filled, isAnswered }) => [
        lines,
        filled,
        isAnswered,
      ])
    expect(await tried({})).toEqual([
      [1, 1, false],
      [1, 1, false],
      [3, 2, true],
    ])
    expect(await tried({ belowMinimum: 'difference', leastPercent: 100 })).toEqual([
      [1, 1, false],
      [1, 1, true],
      [3, 2, false],
    ])
    // The goods come to less than the minimum once a third is taken off.
    expect((await tried({ discountPercent: 34 })).at(-1)).toEqual([3, 2, false])
    expect(await mill.settings()).toMatchObject({ instant: DEFAULTS })
  })
})
