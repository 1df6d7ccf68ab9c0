import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBulkQuotes, getQuote, markSeen, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, passQuote, sendMessage, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, keyIn, emailsAbout, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let beans: Person & { supplierId: number }
let milk: Person & { supplierId: number }
let visitor: Browser
beforeAll(async () => {
  app = await createTestApp()
  ;[beans, milk, visitor] = [await supplier(app), await supplier(app), createBrowser(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

async function requestInBulk(browser: Browser = visitor) {
  const { ids } = await browser.call(requestQuotes, {
    supplierIds: [milk.supplierId, beans.supplierId],
    message: 'Prices, please',
    contactEmail: `ann-${randomUUID()}@cafe.example`,
  })
  const { bulkId } = await app.context.db.selectFrom('quoteRequests').select('bulkId').where('id', '=', ids[0]!).executeTakeFirstOrThrow()
  const [copy] = await emailsAbout(app, bulkId!, 'bulk-quote-request-copy')
  return { ids: ids as [string, string], bulkId: bulkId!, key: keyIn(app, copy!.facts.token)! }
}
const statusOf = async (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: Error) => Number(error.message.slice(0, 3)),
  )

describe('The key of a request link', () => {
  test('the key in an email opens its request without an account, for everything that a buyer does', async () => {
    const { id, key } = await sendQuoteRequest(app, beans.supplierId, visitor)
    await beans.call(answerQuote, { id, ...prices() })
    expect(await visitor.call(getQuote, { id, key })).toMatchObject({ seenAs: 'buyer', status: 'quoted', isUnread: true })
    await visitor.call(markSeen, { id, key })
    await visitor.call(sendMessage, { id, key, text: 'Yes, please' })
    expect(await visitor.call(acceptQuote, { id, key })).toMatchObject({ status: 'won', isUnread: false })
    expect(await visitor.call(getQuote, { id, key })).toMatchObject({ status: 'won', steps: ['undo', 'message'] })
  })

  test('a key stops working when its request closes, and a message says so', async () => {
    const { id, key } = await sendQuoteRequest(app, beans.supplierId, visitor)
    await visitor.call(withdrawQuote, { id, key })
    expect(await problemOf(visitor.call(getQuote, { id, key }))).toMatchObject({ status: 403, detail: expect.stringContaining('closed') })
    expect(await statusOf(visitor.call(sendMessage, { id, key, text: 'Hello' }))).toBe(403)
  })

  test('the email about a step that closes a request has no key', async () => {
    const { id } = await sendQuoteRequest(app, beans.supplierId, visitor)
    await beans.call(passQuote, { id })
    expect(await emailsAbout(app, id, 'quote-step')).toMatchObject([{ facts: { to: 'buyer', token: null } }])
  })

  test('a visitor without the right key gets a 401, whether the request exists or not', async () => {
    const { id, key } = await sendQuoteRequest(app, beans.supplierId, visitor)
    const other = await sendQuoteRequest(app, beans.supplierId, visitor)
    const wrong = [undefined, '', 'x', other.key, key.toUpperCase(), `${key}x`, key.slice(1), '0'.repeat(5000)]
    for (const guess of wrong)
      for (const requestId of [id, randomUUID()])
        expect([
          guess,
          (await visitor.ask({ url: `/api/quotes/${requestId}${guess === undefined ? '' : `?key=${guess}`}` })).statusCode,
        ]).toEqual([guess, 401])
    expect((await visitor.ask({ url: `/api/quotes/${id}?key=${key}&key=${key}` })).statusCode).toBe(401)
  })

  test('another user acts as the buyer with the key, and gets a 403 without it or with a wrong one', async () => {
    const { id, key } = await sendQuoteRequest(app, beans.supplierId, visitor)
    const bob = await buyer(app)
    expect(await problemOf(bob.call(getQuote, { id }))).toMatchObject({
      status: 403,
      detail: 'Sign in with the address that you asked with, or use the link in the email.',
    })
    expect(await statusOf(bob.call(getQuote, { id, key: `${key.slice(0, -1)}_` }))).toBe(403)
    expect(await bob.call(getQuote, { id, key })).toMatchObject({ seenAs: 'buyer' })
    expect(await milk.call(getQuote, { id, key })).toMatchObject({ seenAs: 'buyer' })
    expect(await statusOf(milk.call(getQuote, { id }))).toBe(403)
    expect(await statusOf(visitor.call(getQuote, { id: randomUUID() }))).toBe(401)
    expect(await statusOf(bob.call(getQuote, { id: randomUUID() }))).toBe(404)
  })

  test('the key of a buyer does not allow the steps of the supplier', async () => {
    const { id, key } = await sendQuoteRequest(app, beans.supplierId, visitor)
    for (const browser of [visitor, await buyer(app), milk]) {
      expect(await statusOf(browser.call(answerQuote, { id, key, ...prices() }))).toBe(403)
      expect(await statusOf(browser.call(passQuote, { id, key }))).toBe(403)
    }
  })

  test('a request sent from an account stays open to that account after it has closed', async () => {
    const ann = await buyer(app)
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await ann.call(withdrawQuote, { id })
    expect(await ann.call(getQuote, { id })).toMatchObject({ status: 'withdrawn', seenAs: 'buyer' })
  })

  test('one key opens every request of a bulk request, as long as any of them is open', async () => {
    const { ids, bulkId, key } = await requestInBulk()
    await milk.call(answerQuote, { id: ids[0], ...prices() })
    const compared = await visitor.call(getBulkQuotes, { id: bulkId, key })
    expect(compared.map(({ id, status, offer: quote }) => [id, status, quote?.revision ?? null])).toEqual([
      [ids[0], 'quoted', 1],
      [ids[1], 'new', null],
    ])
    await visitor.call(declineQuote, { id: ids[0], key })
    expect(await visitor.call(getQuote, { id: ids[0], key })).toMatchObject({ status: 'declined' })
    await visitor.call(withdrawQuote, { id: ids[1], key })
    expect(await statusOf(visitor.call(getQuote, { id: ids[0], key }))).toBe(403)
    expect(await statusOf(visitor.call(getBulkQuotes, { id: bulkId, key }))).toBe(403)
  })

  test('a bulk request can be compared by its sender and with its key, and by no other user', async () => {
    const ann = await buyer(app)
    const { ids, bulkId, key } = await requestInBulk(ann)
    expect((await ann.call(getBulkQuotes, { id: bulkId })).map(({ id }) => id)).toEqual(ids)
    const siteOwner = await owner(app)
    for (const [browser, status] of [
      [visitor, 401],
      [beans, 403],
      [await buyer(app), 403],
      [siteOwner, 403],
    ] as const)
      expect(await statusOf(browser.call(getBulkQuotes, { id: bulkId }))).toBe(status)
    expect(await statusOf(beans.call(getBulkQuotes, { id: bulkId, key }))).toBe(200)
    expect(await statusOf(visitor.call(getBulkQuotes, { id: bulkId, key: 'x' }))).toBe(401)
    expect(await statusOf(ann.call(getBulkQuotes, { id: randomUUID() }))).toBe(404)
    expect(await statusOf(ann.call(getQuote, { id: bulkId }))).toBe(404)
  })

  test('a request path with a malformed id is an unknown address', async () => {
    for (const url of ['/api/quotes/1', '/api/quotes/bulk/1', '/api/quotes/1/attachments/2', '/api/quotes/bulk'])
      expect([url, (await visitor.ask({ url })).json().detail]).toEqual([url, 'There is nothing at this address.'])
  })
})
