import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPriceList } from '#contract/price-lists/price-list-settings.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { answeringSupplier, row } from '#test/people/answering-lists.ts'
import { remindToConfirm } from './remind-to-confirm.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('emails').where('kind', '=', 'prices-to-confirm').execute())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const confirmed = (supplierId: number, confirmedAt: Date) =>
  app.context.db.updateTable('priceLists').set({ confirmedAt }).where('supplierId', '=', supplierId).execute()
/** Returns who was told, and of what. */
const told = async () => {
  await remindToConfirm(app.context)
  return app.context.db.selectFrom('emails').select(['recipient', 'facts', 'list']).where('kind', '=', 'prices-to-confirm').execute()
}

describe('A supplier whose price list answers at once', () => {
  test('is told once, ten days before it stops, and again after it has confirmed the prices', async () => {
    const mill = await answeringSupplier(app, [row('Rice', 2000)])
    await confirmed(mill.supplierId, daysAgo(79))
    expect(await told()).toEqual([])
    await confirmed(mill.supplierId, daysAgo(81))
    const facts = { supplier: { id: mill.supplierId }, until: dayAfter(sydneyDay(daysAgo(81)), 90) }
    expect(await told()).toMatchObject([{ recipient: mill.email, list: 'reminders', facts }])
    expect(await told()).toHaveLength(1)
    await mill.call(confirmPriceList, mill.path)
    await confirmed(mill.supplierId, daysAgo(82))
    expect(await told()).toHaveLength(2)
  })

  test('is told nothing where it is off, stopped already, or suspended', async () => {
    const [off, over, suspended] = [
      await answeringSupplier(app, [row('Rice', 2000)], { isOn: false }),
      await answeringSupplier(app, [row('Rice', 2000)]),
      await answeringSupplier(app, [row('Rice', 2000)]),
    ]
    await confirmed(off.supplierId, daysAgo(85))
    await confirmed(over.supplierId, daysAgo(91))
    await confirmed(suspended.supplierId, daysAgo(85))
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date(), suspensionReason: 'Why' })
      .where('id', '=', suspended.supplierId)
      .execute()
    expect(await told()).toEqual([])
  })
})
