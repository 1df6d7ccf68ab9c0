import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { confirmSandbox, startSubscription } from '#contract/billing/billing.ts'
import { inTransaction } from '#server/db/db.ts'
import { cancelSubscriptions } from '#server/features/plans/queries.ts'
import { cardOf, confirmedSupplier, createBillingApp, type BillingApp } from '#test/people/billing.ts'
import { problemOf } from '#test/app/problem.ts'
import { leaveBilling } from './leave-queries.ts'

let app: BillingApp
beforeAll(async () => void (app = await createBillingApp()))
afterAll(() => app.stop())

/** Makes the manager leave a listing while a call waits for it: its lock is held until then. */
async function leftDuring<Result>(supplierId: number, call: () => Promise<Result>): Promise<{ result: Promise<Result> }> {
  const { db, pool } = app.context
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('suppliers').select('id').where('id', '=', supplierId).forUpdate().execute()
    const result = call()
    // Whoever awaits it comes later.
    result.catch(() => undefined)
    await expect.poll(async () => (await pool.query(waiting)).rows.length).toBeGreaterThan(0)
    await cancelSubscriptions(tx, supplierId, app.context.now())
    await leaveBilling(tx, supplierId)
    // In an object, so that the transaction does not wait for it.
    return { result }
  })
}

// The embedded database runs one transaction at a time.
describe.skipIf(!inject('databaseServer'))('A listing whose manager leaves at this moment', () => {
  test('gets no invoice of a payment whose event was on the way', async () => {
    const beans = await confirmedSupplier(app)
    const { clientSecret } = await beans.call(startSubscription, {})
    await app.settled()
    await app.context.db.deleteFrom('invoices').execute()
    const pay = () => beans.call(confirmSandbox, { clientSecret, card: cardOf('success') })
    await (
      await leftDuring(beans.supplierId, pay)
    ).result
    await app.settled()
    const invoices = await app.context.db.selectFrom('invoices').select('supplierId').execute()
    expect(invoices).toEqual([{ supplierId: null }])
  })

  test('gets no subscription of the customer that has left', async () => {
    const beans = await confirmedSupplier(app)
    await beans.call(startSubscription, {})
    await app.settled()
    const start = () => beans.call(startSubscription, { plan: 'starter' })
    expect(await problemOf((await leftDuring(beans.supplierId, start)).result)).toMatchObject({ status: 404 })
    const live = app.context.db.selectFrom('subscriptions').select('id').where('supplierId', '=', beans.supplierId)
    expect(await live.execute()).toEqual([])
  })
})
