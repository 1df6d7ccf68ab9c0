import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { contactSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { holdersOf } from '#test/people/owner/holders-of.ts'
import { newAddress } from '#test/people/new-address.ts'
import { buyer } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('Calls while their account is being deleted', () => {
  test('an inquiry, a view or an opened resource keeps nothing of the account, whichever comes first', async () => {
    const { id } = await app.supplier()
    const [contact, view, open] = [`/api/suppliers/${id}/contact`, `/api/suppliers/${id}/view`, '/api/resources/supplier-scorecard/opens']
    for (let round = 0; round < 3; round++) {
      const ann = await buyer(app)
      const send = (url: string) => ann.ask({ method: 'POST', url, payload: {}, remoteAddress: newAddress() })
      let isGone = false
      const leaving = ann.call(deleteAccount, { password: ann.password }).finally(() => (isGone = true))
      /** Sends one call after the other until the account has gone. */
      async function sendMany(url: string) {
        const statuses: number[] = []
        while (!isGone) statuses.push((await send(url)).statusCode)
        return statuses
      }
      const statuses = await Promise.all([contact, contact, view, view, open, open].map(sendMany))
      await leaving
      for (const status of statuses.flat()) expect([202, 204, 401]).toContain(status)
      const holders = await holdersOf(app, ann.id)
      expect(holders).not.toContain('inquiries')
      expect(holders).not.toContain('visits')
      expect(holders).not.toContain('resource_visits')
    }
  })

  // The embedded database runs one transaction at a time.
  test.skipIf(!inject('databaseServer'))('a deletion waits for an inquiry that has begun, and makes it nobody’s', async () => {
    const ann = await buyer(app)
    const { id } = await app.supplier()
    const { pool } = app.context
    const third = await pool.connect()
    onTestFinished(() => third.release(true))
    await third.query('begin')
    await third.query('select from suppliers where id = $1 for update', [id])
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const inquiry = ann.call(contactSupplier, { id, message: 'Call me about milk' })
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    let isGone = false
    const leaving = ann.call(deleteAccount, { password: ann.password }).finally(() => (isGone = true))
    await expect.poll(async () => isGone || (await pool.query(waiting)).rowCount === 2).toBe(true)
    await third.query('rollback')
    expect(await inquiry).toEqual({ status: 'sent' })
    await leaving
    expect(await holdersOf(app, ann.id)).toEqual(['rate_limits'])
    const rows = await app.context.db.selectFrom('inquiries').select(['message', 'replyEmail']).where('supplierId', '=', id).execute()
    expect(rows).toEqual([{ message: null, replyEmail: null }])
  })
})
