import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { STATE_CODES } from '#contract/options.ts'
import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'
import { listedIn } from '#server/features/holidays/listed-holidays.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { type DeliveryTerms, nextDelivery } from '#shared/time/next-delivery.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let now = new Date()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { now: () => now })
})
afterAll(() => app.stop())

describe('The filter and the next delivery', () => {
  test('agree for suppliers of any days, cut-off, clock and holidays, at any time', async () => {
    const { db, changes } = app.context
    const days = Array.from({ length: 127 }, (_, mask) => WEEKDAYS.filter((__, at) => ((mask + 1) >> at) & 1))
    const places = STATE_CODES.flatMap((state) => [
      ...[null, '2880', '2898', '2899', '6798', '6799'].map((postcode) => ({ state, postcode })),
      { state, postcode: '6443', suburb: 'Eucla' },
    ])
    const suppliers = days.map((deliveryDays: Weekday[], i) => ({
      deliveryDays,
      // 02:10 and 02:45 are times that clocks skip and show twice.
      cutOff: ['00:00', '02:10', '02:45', '03:00', '11:59', '12:00', '23:59'][i % 7]!,
      deliversOnHolidays: [true, false, null][i % 3]!,
      ...places[i % places.length]!,
    })) satisfies DeliveryTerms[]
    await db.deleteFrom('suppliers').execute()
    for (const [i, fields] of suppliers.entries())
      await db
        .insertInto('suppliers')
        .values({ businessName: `S${i}`, category: 'Tea', ...fields })
        .execute()
    const times = fc.oneof(
      fc.date({ min: new Date('2026-10-03T12:00:00Z'), max: new Date('2026-10-03T20:00:00Z'), noInvalidDate: true }),
      fc.date({ min: new Date('2027-04-03T12:00:00Z'), max: new Date('2027-04-03T20:00:00Z'), noInvalidDate: true }),
      fc.date({ min: new Date('2026-12-20T00:00:00Z'), max: new Date('2026-12-27T00:00:00Z'), noInvalidDate: true }),
    )
    const property = fc.asyncProperty(times, fc.integer({ min: 0, max: 9 }), async (time, ahead) => {
      now = time
      await changes.publish(db)
      const deliverBy = dayAfter(time.toISOString().slice(0, 10), ahead)
      const { items } = await app.call(listSuppliers, { deliverBy, limit: 100, sort: 'name' })
      const rest = await app.call(listSuppliers, { deliverBy, limit: 100, offset: 100, sort: 'name' })
      const expected = suppliers.flatMap((terms, i) => {
        const next = nextDelivery(terms, (state) => new Set(listedIn(state).keys()), time)
        return next && next.date <= deliverBy ? [`S${i}`] : []
      })
      expect(new Set([...items, ...rest.items].map(({ businessName }) => businessName))).toEqual(new Set(expected))
    })
    await fc.assert(property, { numRuns: 60 })
  })
})
