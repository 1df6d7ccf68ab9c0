import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerQuote, passQuote, reopenQuote, replyToQuote, viewQuote } from '#contract/quotes/quote-steps.ts'
import { NOTHING_TO_REOPEN, REOPEN_LATE } from '#contract/quotes/quote-states.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
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
const asked = () => sendQuoteRequest(app, beans.supplierId, ann)
const stepsEmailed = async (id: string) => (await emailsAbout(app, id, 'quote-step')).map(({ facts }) => facts.step)
const answeredAt = async (id: string) =>
  (await app.context.db.selectFrom('quoteRequests').select('firstAnsweredAt').where('id', '=', id).executeTakeFirstOrThrow())
    .firstAnsweredAt

describe('POST /api/quotes/:id/reopen', () => {
  test('a pass is taken back within a minute: the request is open again, no email tells the buyer, and it counts as no answer', async () => {
    const { id } = await asked()
    await beans.call(viewQuote, { id })
    expect((await beans.call(passQuote, { id, reason: 'The wrong one' })).steps).toEqual(['reopen'])
    later(59)
    const after = await beans.call(reopenQuote, { id })
    expect(after).toMatchObject({ status: 'viewed', steps: expect.arrayContaining(['answer', 'reply', 'pass']) })
    expect(after.history.map(({ step }) => step)).toEqual(['view', 'pass', 'reopen'])
    expect([await stepsEmailed(id), await answeredAt(id)]).toEqual([[], null])
    expect((await ann.call(getQuote, { id })).status).toBe('viewed')
    await beans.call(answerQuote, { id, ...prices() })
    expect(await stepsEmailed(id)).toEqual(['answer'])
    expect(await problemOf(beans.call(reopenQuote, { id }))).toMatchObject({ status: 409, detail: NOTHING_TO_REOPEN })
  })

  test('the state before the pass comes back: answered elsewhere, priced, priced again', async () => {
    const replied = await asked()
    await beans.call(replyToQuote, { id: replied.id })
    const first = await answeredAt(replied.id)
    later(5)
    await beans.call(passQuote, { id: replied.id })
    expect(await beans.call(reopenQuote, { id: replied.id })).toMatchObject({ status: 'replied' })
    expect(await answeredAt(replied.id)).toBe(first)
    const { id } = await asked()
    for (const status of ['quoted', 'revised']) {
      await beans.call(answerQuote, { id, ...prices() })
      await beans.call(passQuote, { id })
      expect(await beans.call(reopenQuote, { id })).toMatchObject({ status, offer: expect.objectContaining({}) })
    }
  })

  test('after the minute it is too late, and the buyer is told; passed again, there is another minute', async () => {
    const { id } = await asked()
    await beans.call(passQuote, { id })
    await beans.call(reopenQuote, { id })
    await beans.call(passQuote, { id })
    later(61)
    expect((await beans.call(getQuote, { id })).steps).toEqual([])
    expect(await problemOf(beans.call(reopenQuote, { id }))).toMatchObject({ status: 409, detail: REOPEN_LATE })
    expect(await stepsEmailed(id)).toEqual(['pass'])
  })

  test('of two calls at once one takes the pass back', async () => {
    const { id } = await asked()
    await beans.call(passQuote, { id })
    const url = `/api/quotes/${id}/reopen`
    const responses = await Promise.all([1, 2].map(() => beans.ask({ method: 'POST', url, payload: {} })))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('only its supplier takes a pass back, and never what was passed because the listing went', async () => {
    const { id } = await asked()
    await beans.call(passQuote, { id })
    expect(await problemOf(ann.call(reopenQuote, { id }))).toMatchObject({ status: 403 })
    await app.context.db.insertInto('quoteSteps').values({ requestId: id, step: 'leave', by: 'supplier', at: clock }).execute()
    expect(await problemOf(beans.call(reopenQuote, { id }))).toMatchObject({ status: 409 })
  })
})
