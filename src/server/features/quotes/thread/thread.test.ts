import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_QUOTE_LINES } from '#contract/quotes/supplier-quote.ts'
import { getQuote, listQuotesOf, markSeen } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, sendMessage, viewQuote } from '#contract/quotes/quote-steps.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, emailsAbout, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let clock = new Date()
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  clock = new Date('2026-03-02T01:00:00Z')
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newRequest = () => sendQuoteRequest(app, beans.supplierId, ann)

describe('The thread of a request', () => {
  test('every step is stored with its time, side and note, and both sides and the owner read the same history', async () => {
    const { id } = await newRequest()
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
    for (const [seenAs, user] of Object.entries({ buyer: ann, supplier: beans, owner: await owner(app) }))
      expect(await user.call(getQuote, { id })).toMatchObject({
        seenAs,
        status: 'declined',
        statusAt: '2026-03-07T00:00:00.000Z',
        createdAt: '2026-03-02T01:00:00.000Z',
        history,
        steps: [],
      })
  })

  test('a message does not change how long the state has lasted', async () => {
    const { id } = await newRequest()
    const { statusAt } = await beans.call(viewQuote, { id })
    clock = new Date(clock.getTime() + 60_000)
    expect(await ann.call(sendMessage, { id, text: 'Hello' })).toMatchObject({ status: 'viewed', statusAt })
  })

  test('prices sent again are a revision: the latest apply, and all are stored', async () => {
    const { id } = await newRequest()
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

  test('a request is unread for a side until that side has seen it, or takes a step itself', async () => {
    const { id } = await newRequest()
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
    const { id } = await newRequest()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => beans.ask({ method: 'POST', url: `/api/quotes/${id}/answer`, payload: prices(), headers })
    const responses = [await send(), await send()]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(responses[1]!.json()).toEqual(responses[0]!.json())
    expect(responses[0]?.json()).toMatchObject({ status: 'quoted', offers: [{ revision: 1 }] })
    expect(await emailsAbout(app, id, 'quote-step')).toHaveLength(1)
  })

  test('every error in prices is reported line by line, with a message', async () => {
    const { id } = await newRequest()
    const line = { item: ' ', packSize: '', quantity: 0, priceCents: -1, gst: 'maybe' }
    const payload = { lines: [prices().lines[0], line], deliveryCents: 1.5, validUntil: '31/12/2026' }
    const response = await beans.ask({ method: 'POST', url: `/api/quotes/${id}/answer`, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { path: 'lines.1.item', message: 'Please say what the item is.' },
      { path: 'lines.1.packSize', message: 'Please give the pack size, such as 5 kg.' },
      { path: 'lines.1.quantity', message: 'Please give a quantity above 0.' },
      { path: 'lines.1.priceCents', message: 'Please give a price.' },
      { path: 'lines.1.gst', message: 'Please say whether the item is taxable or GST-free.' },
      { path: 'deliveryCents', message: 'Please give a delivery fee, 0 for none.' },
      { path: 'validUntil', message: 'Please give a day like 2026-12-31.' },
    ])
    expect(await problemOf(beans.call(answerQuote, { id, lines: [] }))).toMatchObject({ errors: [{ path: 'lines' }] })
    expect(await problemOf(beans.call(answerQuote, { id, lines: Array(MAX_QUOTE_LINES + 1).fill(prices().lines[0]) }))).toMatchObject({
      status: 400,
    })
  })

  test('prices that were revised after the buyer read them are not accepted unseen', async () => {
    const { id, key } = await newRequest()
    const visitor = createBrowser(app)
    await beans.call(answerQuote, { id, ...prices() })
    await beans.call(answerQuote, { id, ...prices({ deliveryCents: 9900 }) })
    expect(await problemOf(visitor.call(acceptQuote, { id, key, revision: 1 }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('revised the prices since you read them'),
    })
    expect(await beans.call(getQuote, { id })).toMatchObject({ status: 'revised', isUnread: false })
    expect(await emailsAbout(app, id, 'quote-step').then((emails) => emails.filter(({ facts }) => facts.step === 'accept'))).toEqual([])
    expect(await visitor.call(acceptQuote, { id, key, revision: 2 })).toMatchObject({ status: 'won' })
  })

  test('a supplier that requests a quote from another supplier is the buyer of that request', async () => {
    const roaster = await supplier(app)
    const { id } = await sendQuoteRequest(app, beans.supplierId, roaster)
    await beans.call(answerQuote, { id, ...prices() })
    expect(await roaster.call(acceptQuote, { id })).toMatchObject({ status: 'won', seenAs: 'buyer' })
  })

  test('steps are limited to 60 a minute from one address', async () => {
    const visitor = createBrowser(app)
    const { id, key } = await newRequest()
    const call = () => visitor.ask({ method: 'POST', url: `/api/quotes/${id}/accept?key=${key}` })
    for (let made = 0; made < 60; made++) expect((await call()).statusCode).toBe(409)
    const limited = await call()
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  })
})
