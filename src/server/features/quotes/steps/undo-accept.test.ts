import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBulkQuotes, getQuote, listQuotesOf, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, sendMessage, undoAccept } from '#contract/quotes/quote-steps.ts'
import { NOTHING_TO_UNDO, UNDO_LATE } from '#contract/quotes/quote-states.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { emailsAbout, prices, sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let clock = new Date()
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const later = (seconds: number) => void (clock = new Date(clock.getTime() + seconds * 1000))

/** A request that its buyer has just accepted, after so many answers. */
async function accepted(answers = 1) {
  const request = await sendQuoteRequest(app, beans.supplierId, ann)
  for (let answer = 0; answer < answers; answer++) await beans.call(answerQuote, { id: request.id, ...prices() })
  await ann.call(acceptQuote, { id: request.id })
  return request
}
const undo = (id: string, headers = {}) => ann.ask({ method: 'POST', url: `/api/quotes/${id}/undo`, headers, payload: {} })
const emailedSteps = async (id: string) =>
  (await emailsAbout(app, id, 'quote-step')).map(({ facts }) => facts.step).filter((step) => step !== 'answer')
const heldEmail = (id: string) =>
  app.context.db
    .selectFrom('emails as e')
    .innerJoin('quoteRequests as r', 'r.heldEmail', 'e.id')
    .select(['e.id', 'e.dueAt', 'e.createdAt'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()

describe('POST /api/quotes/:id/undo', () => {
  test('an acceptance is undone within a minute: the request is as before, and the supplier gets no email but reads it in the history', async () => {
    const { id } = await accepted()
    const { dueAt, createdAt } = await heldEmail(id)
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(20_000)
    later(59)
    expect((await ann.call(getQuote, { id })).steps).toContain('undo')
    const after = await ann.call(undoAccept, { id })
    expect(after).toMatchObject({ status: 'quoted', steps: expect.arrayContaining(['accept', 'decline', 'withdraw']) })
    expect(after.steps).not.toContain('undo')
    expect(await emailedSteps(id)).toEqual([])
    expect((await beans.call(getQuote, { id })).history.map(({ step, by }) => [step, by])).toEqual([
      ['answer', 'supplier'],
      ['accept', 'buyer'],
      ['undo', 'buyer'],
    ])
    expect((await beans.call(listQuotesOf, { id: beans.supplierId, limit: 1 })).items).toMatchObject([
      { id, status: 'quoted', isUnread: true },
    ])
  })

  test('revised prices are revised again, and can be accepted and undone once more', async () => {
    const { id } = await accepted(2)
    for (let round = 0; round < 2; round++) {
      expect(await ann.call(undoAccept, { id })).toMatchObject({ status: 'revised' })
      expect(await ann.call(acceptQuote, { id, revision: 2 })).toMatchObject({ status: 'won' })
    }
    expect(await emailedSteps(id)).toEqual(['accept'])
  })

  test('after a minute by the clock of the server it is too late, and the acceptance stands with its email', async () => {
    const { id } = await accepted()
    later(61)
    expect((await ann.call(getQuote, { id })).steps).not.toContain('undo')
    expect(await problemOf(ann.call(undoAccept, { id }))).toMatchObject({ status: 409, detail: UNDO_LATE })
    expect(await ann.call(getQuote, { id })).toMatchObject({ status: 'won', history: [{ step: 'answer' }, { step: 'accept' }] })
    expect(await emailedSteps(id)).toEqual(['accept'])
  })

  test('a message in the meantime does not begin a new minute', async () => {
    const { id } = await accepted()
    later(50)
    await ann.call(sendMessage, { id, text: 'From Monday, please' })
    later(11)
    expect(await problemOf(ann.call(undoAccept, { id }))).toMatchObject({ status: 409, detail: UNDO_LATE })
  })

  test('a clock that jumps ahead ends the minute, and one that is set back does not', async () => {
    const [one, other] = [await accepted(), await accepted()]
    later(-7200)
    expect(await ann.call(undoAccept, { id: one.id })).toMatchObject({ status: 'quoted' })
    later(7200 + 3600)
    expect(await problemOf(ann.call(undoAccept, { id: other.id }))).toMatchObject({ status: 409 })
  })

  test('of four simultaneous undos one counts, and the others say that there is nothing to undo', async () => {
    const { id } = await accepted()
    const responses = await Promise.all(Array.from({ length: 4 }, () => undo(id)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(responses.flatMap((response) => response.json().detail ?? [])).toEqual(Array(3).fill(NOTHING_TO_UNDO))
    expect((await ann.call(getQuote, { id })).history.filter(({ step }) => step === 'undo')).toHaveLength(1)
  })

  test('an undo that is repeated under its key gets the first response again', async () => {
    const { id } = await accepted()
    const headers = { 'idempotency-key': `undo-${id}` }
    const [first, second] = [await undo(id, headers), await undo(id, headers)]
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()])
    expect((await ann.call(getQuote, { id })).history).toHaveLength(3)
  })

  test('an undo and a second acceptance at once leave one of the two, with at most one email', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await accepted()
      await Promise.all([undo(id), ann.ask({ method: 'POST', url: `/api/quotes/${id}/accept`, payload: {} })])
      const { status } = await ann.call(getQuote, { id })
      expect([status, await emailedSteps(id)]).toEqual(status === 'won' ? ['won', ['accept']] : ['quoted', []])
    }
  })

  test('where the email about the acceptance has left already, another one explains', async () => {
    const { id } = await accepted()
    const { id: emailId } = await heldEmail(id)
    await app.context.db.updateTable('emails').set({ status: 'sent' }).where('id', '=', emailId).execute()
    await ann.call(undoAccept, { id })
    expect(await emailedSteps(id)).toEqual(['accept', 'undo'])
    expect((await emailsAbout(app, id, 'quote-step')).at(-1)).toMatchObject({ recipient: beans.email, facts: { to: 'supplier' } })
  })

  test('the other requests of the same bulk request stay as they are', async () => {
    const milk = await supplier(app)
    const contactEmail = 'ann@cafe.example'
    const { ids } = await ann.call(requestQuotes, { supplierIds: [beans.supplierId, milk.supplierId], message: 'Prices', contactEmail })
    const [ofBeans, ofMilk] = ids as [string, string]
    await beans.call(answerQuote, { id: ofBeans, ...prices() })
    await milk.call(answerQuote, { id: ofMilk, ...prices() })
    await ann.call(acceptQuote, { id: ofBeans })
    await ann.call(acceptQuote, { id: ofMilk })
    const { bulkId } = await ann.call(undoAccept, { id: ofBeans })
    expect((await ann.call(getBulkQuotes, { id: bulkId! })).map(({ status }) => status)).toEqual(['quoted', 'won'])
  })

  test('whoever has the link of the emails can undo as well', async () => {
    const { id, key } = await accepted()
    const response = await createBrowser(app).ask({ method: 'POST', url: `/api/quotes/${id}/undo?key=${key}`, payload: {} })
    expect([response.statusCode, response.json().status]).toEqual([200, 'quoted'])
  })
})

describe('What is new to a buyer', () => {
  test('the lists say whether prices or messages are unread, until the request is read or the buyer acts', async () => {
    const contactEmail = 'ann@cafe.example'
    const { ids } = await ann.call(requestQuotes, { supplierIds: [beans.supplierId], message: 'Prices', contactEmail })
    const [id] = ids as [string]
    const { bulkId } = await ann.call(getQuote, { id })
    const unread = async () => (await ann.call(getBulkQuotes, { id: bulkId! }))[0]!.unreadSteps
    expect(await unread()).toEqual([])
    await beans.call(sendMessage, { id, text: 'Ground or whole?' })
    expect(await unread()).toEqual(['message'])
    await beans.call(answerQuote, { id, ...prices() })
    expect(await unread()).toEqual(['answer', 'message'])
    await ann.ask({ method: 'POST', url: `/api/quotes/${id}/seen` })
    expect(await unread()).toEqual([])
    await beans.call(sendMessage, { id, text: 'And when?' })
    expect(await unread()).toEqual(['message'])
    await ann.call(sendMessage, { id, text: 'Whole, from Monday' })
    expect(await unread()).toEqual([])
    await beans.call(answerQuote, { id, ...prices() })
    expect(await unread()).toEqual(['answer'])
  })
})
