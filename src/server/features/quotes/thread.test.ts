import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptQuote, answerQuote, declineQuote, getQuote, listQuotesOf, markSeen, sendMessage, viewQuote } from '#contract/quotes.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people.ts'
import { askForQuote, emailsAbout, prices } from '#test/quotes.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
let clock: Date
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  clock = new Date('2026-03-02T01:00:00Z')
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test is in a minute of its own.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const asked = () => askForQuote(app, beans.supplierId, ann)

describe('quotes: thread', () => {
  test('every step is kept with its day, its side and its words, for both sides and the owner alike', async () => {
    const { id } = await asked()
    const steps = [
      () => beans.call(viewQuote, { id }),
      () => beans.call(sendMessage, { id, text: ' Ground or whole?\r\n' }),
      () => ann.call(sendMessage, { id, text: 'Whole' }),
      () => beans.call(answerQuote, { id, ...prices({ note: 'Delivered on Mondays' }) }),
      () => ann.call(declineQuote, { id, reason: 'Too dear' }),
    ]
    for (const [day, take] of steps.entries()) {
      clock = new Date(Date.UTC(2026, 2, 3 + day))
      await take()
    }
    const history = [
      { step: 'view', by: 'supplier', at: '2026-03-03T00:00:00.000Z', note: null },
      { step: 'message', by: 'supplier', at: '2026-03-04T00:00:00.000Z', note: 'Ground or whole?' },
      { step: 'message', by: 'buyer', at: '2026-03-05T00:00:00.000Z', note: 'Whole' },
      { step: 'answer', by: 'supplier', at: '2026-03-06T00:00:00.000Z', note: null },
      { step: 'decline', by: 'buyer', at: '2026-03-07T00:00:00.000Z', note: 'Too dear' },
    ]
    for (const [seenAs, somebody] of Object.entries({ buyer: ann, supplier: beans, owner: await owner(app) }))
      expect(await somebody.call(getQuote, { id })).toMatchObject({
        seenAs,
        status: 'declined',
        statusAt: '2026-03-07T00:00:00.000Z',
        createdAt: '2026-03-02T01:00:00.000Z',
        history,
        steps: [],
      })
  })

  test('a message leaves the state as old as it is', async () => {
    const { id } = await asked()
    const { statusAt } = await beans.call(viewQuote, { id })
    clock = new Date(clock.getTime() + 60_000)
    expect(await ann.call(sendMessage, { id, text: 'Hello' })).toMatchObject({ status: 'viewed', statusAt })
  })

  test('prices given again are a revision: the last ones hold, all are kept', async () => {
    const { id } = await asked()
    await beans.call(answerQuote, { id, ...prices({ note: 'First' }) })
    const revised = await beans.call(answerQuote, {
      id,
      ...prices({ note: 'Second', deliveryCents: null as never }),
      minimumCents: 5000,
      terms: '14 days',
    })
    expect(revised.status).toBe('revised')
    expect(revised.offers.map(({ revision, note }) => [revision, note])).toEqual([
      [2, 'Second'],
      [1, 'First'],
    ])
    expect(revised.offer).toEqual(revised.offers[0])
    expect(revised.offer).toMatchObject({
      lines: prices().lines,
      deliveryCents: 0,
      minimumCents: 5000,
      terms: '14 days',
      validUntil: null,
      attachment: null,
    })
    expect(await ann.call(getQuote, { id })).toMatchObject({ offers: revised.offers })
  })

  test('what is new to a side is so until it has seen it, or takes a step itself', async () => {
    const { id } = await asked()
    const unread = async () => [(await ann.call(getQuote, { id })).isUnread, (await beans.call(getQuote, { id })).isUnread]
    expect(await unread()).toEqual([false, true])
    await beans.call(viewQuote, { id })
    expect(await unread()).toEqual([false, false])
    await beans.call(answerQuote, { id, ...prices() })
    expect(await unread()).toEqual([true, false])
    await ann.call(markSeen, { id })
    expect(await unread()).toEqual([false, false])
    await ann.call(sendMessage, { id, text: 'Thanks' })
    expect(await unread()).toEqual([false, true])
    expect((await beans.call(listQuotesOf, { id: beans.supplierId, unread: 'true' })).items.map((item) => item.id)).toContain(id)
    await beans.call(sendMessage, { id, text: 'Welcome' })
    expect(await unread()).toEqual([true, false])
  })

  test('the same answer sent twice with one Idempotency-Key is one answer and one email', async () => {
    const { id } = await asked()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => beans.ask({ method: 'POST', url: `/api/quotes/${id}/answer`, payload: prices(), headers })
    const answers = [await send(), await send()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]!.json()).toEqual(answers[0]!.json())
    expect(answers[0]!.json()).toMatchObject({ status: 'quoted', offers: [{ revision: 1 }] })
    expect(await emailsAbout(app, id, 'quote-step')).toHaveLength(1)
  })

  test('what is wrong with prices is told line by line, with a sentence', async () => {
    const { id } = await asked()
    const line = { item: ' ', packSize: '', quantity: 0, priceCents: -1, gst: 'maybe' }
    const payload = { lines: [prices().lines[0], line], deliveryCents: 1.5, validUntil: '31/12/2026' }
    const answer = await beans.ask({ method: 'POST', url: `/api/quotes/${id}/answer`, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      { path: 'lines.1.item', message: 'Please say what the item is.' },
      { path: 'lines.1.packSize', message: 'Please give the pack size, such as 5 kg.' },
      { path: 'lines.1.quantity', message: 'Please give a quantity above 0.' },
      { path: 'lines.1.priceCents', message: 'Please give a price.' },
      { path: 'lines.1.gst', message: 'Please say whether the item is taxable or GST-free.' },
      { path: 'deliveryCents', message: 'Please give a delivery fee, 0 for none.' },
      { path: 'validUntil', message: 'Please give a day like 2026-12-31.' },
    ])
    expect(await problemOf(beans.call(answerQuote, { id, lines: [] }))).toMatchObject({ errors: [{ path: 'lines' }] })
    expect(await problemOf(beans.call(answerQuote, { id, lines: Array(51).fill(prices().lines[0]) }))).toMatchObject({ status: 400 })
  })

  test('prices that were revised after they were read are not accepted unseen', async () => {
    const { id, key } = await asked()
    const somebody = openBrowser(app)
    await beans.call(answerQuote, { id, ...prices() })
    await beans.call(answerQuote, { id, ...prices({ deliveryCents: 9900 }) })
    expect(await problemOf(somebody.call(acceptQuote, { id, key, revision: 1 }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('revised the prices since you read them'),
    })
    expect(await beans.call(getQuote, { id })).toMatchObject({ status: 'revised', isUnread: false })
    expect(await emailsAbout(app, id, 'quote-step').then((emails) => emails.filter(({ facts }) => facts.step === 'accept'))).toEqual([])
    expect(await somebody.call(acceptQuote, { id, key, revision: 2 })).toMatchObject({ status: 'won' })
  })

  test('a supplier that asks another one is the buyer of that request', async () => {
    const roaster = await supplier(app)
    const { id } = await askForQuote(app, beans.supplierId, roaster)
    await beans.call(answerQuote, { id, ...prices() })
    expect(await roaster.call(acceptQuote, { id })).toMatchObject({ status: 'won', seenAs: 'buyer' })
  })

  test('steps are limited to 60 a minute from one address', async () => {
    const somebody = openBrowser(app)
    const { id, key } = await asked()
    const call = () => somebody.ask({ method: 'POST', url: `/api/quotes/${id}/accept?key=${key}` })
    for (let made = 0; made < 60; made++) expect((await call()).statusCode).toBe(409)
    const refusal = await call()
    expect(refusal.statusCode).toBe(429)
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  })
})
