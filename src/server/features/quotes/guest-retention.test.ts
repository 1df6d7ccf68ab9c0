import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { acceptQuote, answerQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { addReview, listReviews } from '#contract/reviews/reviews.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'
import { deleteGuestRequests } from './retention-queries.ts'

let app: TestApp
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  beans = await supplier(app)
})
afterAll(() => app.stop())

const NOW = new Date('2030-03-15T12:00:00Z')
const TOO_OLD = '2028-03-15T11:59:00Z'
const OLD = '2028-03-15T12:01:00Z'

/** Moves a request and all of its history to a time. */
async function happenedAt(id: string, at: string) {
  const { db } = app.context
  await db
    .updateTable('quoteRequests')
    .set({ createdAt: at, statusAt: at, deliveredFrom: new Date(0) })
    .where('id', '=', id)
    .execute()
  await db.updateTable('quoteSteps').set({ at }).where('requestId', '=', id).execute()
}
/** Sends an answer with a file. */
async function answer(id: string) {
  const file = { requestId: id, name: 'prices.pdf', kind: 'application/pdf' as const, content: Buffer.from('%PDF-') }
  const { id: attachmentId } = await app.context.db.insertInto('attachments').values(file).returning('id').executeTakeFirstOrThrow()
  await beans.call(answerQuote, { id, ...prices({ attachmentId }) })
}
const stored = async (ids: string[]) => {
  const { db } = app.context
  const rows = await db.selectFrom('quoteRequests').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id).toSorted()
}

describe('The retention of requests without an account', () => {
  test('a request goes 24 months after its last event, with its prices, messages and files; counters stay', async () => {
    const { db } = app.context
    const [gone, stays, talked] = [
      await sendQuoteRequest(app, beans.supplierId),
      await sendQuoteRequest(app, beans.supplierId),
      await sendQuoteRequest(app, beans.supplierId),
    ]
    const ids = [gone.id, stays.id, talked.id]
    for (const id of ids) {
      await answer(id)
      await beans.call(sendMessage, { id, text: 'Shall we deliver on Monday?' })
      await happenedAt(id, id === stays.id ? OLD : TOO_OLD)
    }
    await db.updateTable('quoteSteps').set({ at: OLD }).where('requestId', '=', talked.id).where('step', '=', 'message').execute()
    const { inquiries } = await app.call(getSupplier, { id: `${beans.supplierId}` })
    await deleteGuestRequests(db, NOW)
    expect(await stored(ids)).toEqual([stays.id, talked.id].toSorted())
    for (const table of ['offers', 'quoteSteps', 'attachments'] as const) {
      const rows = await db.selectFrom(table).select('requestId').distinct().where('requestId', 'in', ids).execute()
      expect(rows.map(({ requestId }) => requestId).toSorted()).toEqual([stays.id, talked.id].toSorted())
    }
    expect((await app.call(getSupplier, { id: `${beans.supplierId}` })).inquiries).toBe(inquiries)
  })

  test('a request of an account stays however old it is', async () => {
    const { id } = await sendQuoteRequest(app, beans.supplierId, await buyer(app))
    await happenedAt(id, '2020-01-01T00:00:00Z')
    await deleteGuestRequests(app.context.db, NOW)
    expect(await stored([id])).toEqual([id])
  })

  test('more than one batch is deleted', async () => {
    const { db } = app.context
    const request = { supplierId: beans.supplierId, contactEmail: 'ann@cafe.example', requirements: 'Beans', statusAt: TOO_OLD }
    const bulkId = randomUUID()
    await db
      .insertInto('quoteRequests')
      .values(Array.from({ length: 201 }, () => ({ ...request, bulkId })))
      .execute()
    await deleteGuestRequests(db, NOW)
    expect(await db.selectFrom('quoteRequests').select('id').where('bulkId', '=', bulkId).execute()).toEqual([])
  })

  // The embedded database runs one transaction at a time.
  test.skipIf(!inject('databaseServer'))(
    'a request that is locked stays, and so does one with a message just before its lock; all others go',
    async () => {
      const { db, pool } = app.context
      const bulkId = randomUUID()
      const request = { supplierId: beans.supplierId, contactEmail: 'ann@cafe.example', requirements: 'Beans', statusAt: TOO_OLD, bulkId }
      const rows = await db
        .insertInto('quoteRequests')
        .values(Array.from({ length: 250 }, () => request))
        .returning('id')
        .execute()
      const [locked, talked] = rows.map(({ id }) => id)
      // The first that is deleted.
      await db.updateTable('quoteRequests').set({ statusAt: '2020-01-01T00:00:00Z' }).where('id', '=', talked!).execute()
      const left = async () => {
        const found = await db.selectFrom('quoteRequests').select('id').where('bulkId', '=', bulkId).execute()
        return found.map(({ id }) => id).toSorted()
      }
      const [other, sender] = [await pool.connect(), await pool.connect()]
      onTestFinished(() => [other, sender].forEach((client) => client.release(true)))
      await other.query('begin')
      await other.query('select from quote_requests where id = $1 for update', [locked])
      // Holds the deletion up between its two statements. Without its foreign key the step needs no lock on the request, as if it had one before.
      await sender.query('begin')
      await sender.query('set local session_replication_role = replica')
      await sender.query('lock table quote_requests in share mode')
      const deletion = deleteGuestRequests(db, NOW)
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
      await sender.query(`insert into quote_steps (request_id, step, by, at) values ($1, 'message', 'supplier', $2)`, [talked, OLD])
      await sender.query('commit')
      await deletion
      expect(await left()).toEqual([locked, talked].toSorted())
      await other.query('rollback')
      await deleteGuestRequests(db, NOW)
      expect(await left()).toEqual([talked])
    },
  )

  test('a review that the request made verified stays verified', async () => {
    const ann = await buyer(app)
    const { db } = app.context
    await db.updateTable('accounts').set({ emailConfirmedAt: new Date() }).where('id', '=', ann.id).execute()
    const { id, key } = await sendQuoteRequest(app, beans.supplierId)
    await db.updateTable('quoteRequests').set({ contactEmail: ann.email.toUpperCase() }).where('id', '=', id).execute()
    const review = await ann.call(addReview, { id: beans.supplierId, rating: 5, text: 'Always fresh' })
    await answer(id)
    await createBrowser(app).call(acceptQuote, { id, key, revision: 1 })
    await happenedAt(id, TOO_OLD)
    await deleteGuestRequests(db, NOW)
    expect(await stored([id])).toEqual([])
    const { items } = await app.call(listReviews, { id: `${beans.supplierId}` })
    expect([review.isVerified, items[0]?.isVerified]).toEqual([false, true])
  })
})
