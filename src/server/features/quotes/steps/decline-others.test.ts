import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { declineOthers, WENT_ELSEWHERE } from '#contract/quotes/bulk-quotes.ts'
import { getBulkQuotes, getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, passQuote, undoAccept, viewQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { emailsAbout, keyIn, prices } from '#test/people/quotes.ts'

let app: TestApp
let clock = new Date()
let ann: Person
type Supplier = Person & { supplierId: number }
let all: [Supplier, Supplier, Supplier, Supplier]
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  ann = await buyer(app)
  all = [await supplier(app), await supplier(app), await supplier(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())
const later = (seconds: number) => void (clock = new Date(clock.getTime() + seconds * 1000))

/** A bulk request to four: two have answered, the second twice, one has opened it, one has not. */
async function asked(by = ann) {
  const { ids } = await by.call(requestQuotes, {
    supplierIds: all.map(({ supplierId }) => supplierId),
    message: 'Prices',
    contactEmail: `ann-${randomUUID()}@cafe.example`,
  })
  const [one, two, seen, unseen] = ids as [string, string, string, string]
  await all[0].call(answerQuote, { id: one, ...prices() })
  for (let time = 0; time < 2; time++) await all[1].call(answerQuote, { id: two, ...prices() })
  await all[2].call(viewQuote, { id: seen })
  const { bulkId } = await ann.call(getQuote, { id: one })
  return { bulkId: bulkId!, one, two, seen, unseen }
}
const statesOf = async (bulkId: string) => (await ann.call(getBulkQuotes, { id: bulkId })).map(({ status }) => status)
const toSupplier = async (id: string) => (await emailsAbout(app, id, 'quote-step')).filter(({ facts }) => facts.to === 'supplier')
const dueAfter = async (id: string, step: string) => {
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from due_at - created_at)::int as seconds from emails
    where kind = 'quote-step' and facts ->> 'requestId' = ${id} and facts ->> 'step' = ${step}`.execute(app.context.db)
  return rows.map(({ seconds }) => seconds)
}

describe('POST /api/quotes/bulk/:id/decline-others', () => {
  test('answers are declined, what has none is withdrawn, with thanks, and a second call finds none', async () => {
    const { bulkId, one, two, seen, unseen } = await asked()
    await ann.call(acceptQuote, { id: one })
    later(10)
    expect(await ann.call(declineOthers, { id: bulkId })).toEqual({ declined: 1, withdrawn: 2 })
    expect(await statesOf(bulkId)).toEqual(['won', 'declined', 'withdrawn', 'withdrawn'])
    expect(await ann.call(declineOthers, { id: bulkId })).toEqual({ declined: 0, withdrawn: 0 })
    for (const id of [two, seen, unseen]) expect(await toSupplier(id)).toMatchObject([{ facts: { note: WENT_ELSEWHERE } }])
    expect(await dueAfter(two, 'decline')).toEqual([55])
  })

  test('an own sentence is what they read', async () => {
    const { bulkId, one, two } = await asked()
    await ann.call(acceptQuote, { id: one })
    await ann.call(declineOthers, { id: bulkId, reason: 'Next year perhaps' })
    expect(await toSupplier(two)).toMatchObject([{ facts: { step: 'decline', note: 'Next year perhaps' } }])
  })

  test('undone within the minute, all are as they were, and no supplier has been told of anything', async () => {
    const { bulkId, one, two, seen, unseen } = await asked()
    await ann.call(acceptQuote, { id: one })
    await ann.call(declineOthers, { id: bulkId })
    later(50)
    await ann.call(undoAccept, { id: one })
    expect(await statesOf(bulkId)).toEqual(['quoted', 'revised', 'viewed', 'new'])
    for (const id of [one, two, seen, unseen]) expect(await toSupplier(id)).toEqual([])
    expect((await ann.call(getQuote, { id: two })).history.map(({ step }) => step)).toEqual(['answer', 'answer', 'decline', 'undo'])
    await ann.call(acceptQuote, { id: two, revision: 2 })
    expect(await ann.call(declineOthers, { id: bulkId })).toEqual({ declined: 1, withdrawn: 2 })
  })

  test('a supplier that has been told already stays told', async () => {
    const { bulkId, one, two } = await asked()
    await ann.call(acceptQuote, { id: one })
    await ann.call(declineOthers, { id: bulkId })
    await app.context.db
      .updateTable('emails')
      .set({ status: 'sent' })
      .where(sql<boolean>`facts ->> 'requestId' = ${two}`)
      .execute()
    await ann.call(undoAccept, { id: one })
    expect(await statesOf(bulkId)).toEqual(['quoted', 'declined', 'viewed', 'new'])
  })

  test('after the minute it is told at once', async () => {
    const { bulkId, one, two } = await asked()
    await ann.call(acceptQuote, { id: one })
    later(61)
    expect(await ann.call(declineOthers, { id: bulkId })).toEqual({ declined: 1, withdrawn: 2 })
    expect(await dueAfter(two, 'decline')).toEqual([0])
  })

  test('what its supplier has passed on stays so', async () => {
    const { bulkId, one, seen } = await asked()
    await all[2].call(passQuote, { id: seen })
    await ann.call(acceptQuote, { id: one })
    expect(await ann.call(declineOthers, { id: bulkId })).toEqual({ declined: 1, withdrawn: 1 })
    await ann.call(undoAccept, { id: one })
    expect(await statesOf(bulkId)).toEqual(['quoted', 'revised', 'passed', 'new'])
  })

  test('without an acceptance, or after it was undone, it is a 409 and changes nothing', async () => {
    const { bulkId, one } = await asked()
    expect(await problemOf(ann.call(declineOthers, { id: bulkId }))).toMatchObject({ status: 409 })
    await ann.call(acceptQuote, { id: one })
    await ann.call(undoAccept, { id: one })
    expect(await problemOf(ann.call(declineOthers, { id: bulkId }))).toMatchObject({ status: 409 })
    expect(await statesOf(bulkId)).toEqual(['quoted', 'revised', 'viewed', 'new'])
  })

  test('only the buyer of the bulk request can, with the account or with the link', async () => {
    const { bulkId, one } = await asked()
    await ann.call(acceptQuote, { id: one })
    expect(await problemOf((await buyer(app)).call(declineOthers, { id: bulkId }))).toMatchObject({ status: 403 })
    expect(await problemOf(all[0].call(declineOthers, { id: bulkId }))).toMatchObject({ status: 403 })
    expect(await problemOf(createBrowser(app).call(declineOthers, { id: bulkId }))).toMatchObject({ status: 401 })
    const [copy] = await emailsAbout(app, bulkId, 'bulk-quote-request-copy')
    const key = keyIn(app, copy!.facts.token)
    expect(await createBrowser(app).call(declineOthers, { id: bulkId, key })).toEqual({ declined: 1, withdrawn: 2 })
  })

  test('of simultaneous calls one closes them, and with an undo at once the requests are all closed or all open', async () => {
    const { bulkId, one } = await asked()
    await ann.call(acceptQuote, { id: one })
    const counts = await Promise.all([1, 2, 3].map(() => ann.call(declineOthers, { id: bulkId })))
    expect(counts.map(({ declined }) => declined).toSorted()).toEqual([0, 0, 1])
    await ann.call(undoAccept, { id: one })
    await ann.call(acceptQuote, { id: one })
    await Promise.allSettled([ann.call(declineOthers, { id: bulkId }), ann.call(undoAccept, { id: one })])
    expect([
      ['quoted', 'revised', 'viewed', 'new'],
      ['quoted', 'declined', 'withdrawn', 'withdrawn'],
    ]).toContainEqual(await statesOf(bulkId))
  })
})
