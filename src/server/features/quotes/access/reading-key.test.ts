import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { declineOthers } from '#contract/quotes/bulk-quotes.ts'
import { getBulkQuotes, getQuote, markSeen, requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, passQuote, sendMessage, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { isReadingKey } from '#shared/site/reading-key.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { emailsAbout, keyIn, prices } from '#test/people/quotes.ts'

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

const newAddress = () => `ann-${randomUUID()}@cafe.example`
const askOne = (by: Browser, contactEmail = newAddress()) =>
  by.call(requestQuote, { supplierId: beans.supplierId, businessName: 'Corner Cafe', contactEmail, requirements: 'Beans' })
const askTwo = (by: Browser, contactEmail = newAddress()) =>
  by.call(requestQuotes, { supplierIds: [beans.supplierId, milk.supplierId], message: 'Prices', contactEmail })

describe('The key for the browser that sent a request', () => {
  test('it reads the request and its prices, and an account gets none', async () => {
    const { id, key } = await askOne(visitor)
    expect(isReadingKey(key)).toBe(true)
    await beans.call(answerQuote, { id, ...prices() })
    expect(await visitor.call(getQuote, { id, key: key! })).toMatchObject({ seenAs: 'buyer', status: 'quoted', steps: [], offers: [{}] })
    await visitor.call(markSeen, { id, key: key! })
    expect((await askOne(await buyer(app))).key).toBeUndefined()
  })

  test('of a bulk request it reads all, and the comparison', async () => {
    const { ids, bulkId, key } = await askTwo(visitor)
    expect((await visitor.call(getBulkQuotes, { id: bulkId, key: key! })).map(({ id }) => id)).toEqual(ids)
    for (const id of ids) expect(await visitor.call(getQuote, { id, key: key! })).toMatchObject({ bulkId, steps: [] })
    expect((await askTwo(await buyer(app))).key).toBeUndefined()
  })

  test('it takes no step, and the message says where that can be done', async () => {
    const { ids, bulkId, key: given } = await askTwo(visitor)
    const [id, key] = [ids[0]!, given!]
    await beans.call(answerQuote, { id, ...prices() })
    const steps = [
      () => visitor.call(acceptQuote, { id, key }),
      () => visitor.call(declineQuote, { id, key }),
      () => visitor.call(withdrawQuote, { id, key }),
      () => visitor.call(sendMessage, { id, key, text: 'Hello' }),
      () => visitor.call(passQuote, { id, key }),
      () => visitor.call(answerQuote, { id, key, ...prices() }),
      () => visitor.call(declineOthers, { id: bulkId, key }),
    ]
    for (const step of steps)
      expect(await problemOf(step())).toMatchObject({ status: 403, detail: expect.stringContaining('link in the email') })
    expect(await beans.call(getQuote, { id })).toMatchObject({ status: 'quoted', history: [{ step: 'answer' }] })
  })

  test('it confirms no address and gives an account nothing, unlike the link in the email', async () => {
    const address = newAddress()
    const { id, key } = await askOne(visitor, address)
    const isConfirmed = async () => {
      await beans.call(sendMessage, { id, text: 'Ground or whole?' })
      return (await app.emails()).some(({ to, text }) => to?.[0]?.address === address && text?.includes('Ground or whole?'))
    }
    await visitor.call(getQuote, { id, key: key! })
    const ben = await buyer(app)
    await ben.call(getQuote, { id, key: key! })
    expect(await problemOf(ben.call(getQuote, { id }))).toMatchObject({ status: 403 })
    expect(await isConfirmed()).toBe(false)
    const [copy] = await emailsAbout(app, id, 'quote-request-copy')
    await visitor.call(getQuote, { id, key: keyIn(app, copy!.facts.token)! })
    expect(await isConfirmed()).toBe(true)
  })

  test('it opens no other request, and ends with the link in the email', async () => {
    const [one, other] = [await askOne(visitor), await askOne(visitor)]
    for (const key of [other.key!, `${one.key!}x`, one.key!.slice(0, -1), 'b.', one.key!.slice(2)])
      expect(await problemOf(visitor.call(getQuote, { id: one.id, key }))).toMatchObject({ status: 401 })
    expect(await problemOf(visitor.call(getQuote, { id: randomUUID(), key: one.key! }))).toMatchObject({ status: 401 })
    await beans.call(passQuote, { id: one.id })
    expect((await problemOf(visitor.call(getQuote, { id: one.id, key: one.key! }))).status).toBe(401)
  })

  test('the account that sent a request is not held back by such a key', async () => {
    const ann = await buyer(app)
    const { id } = await askOne(ann)
    const { key } = await askOne(visitor)
    await beans.call(answerQuote, { id, ...prices() })
    expect(await ann.call(acceptQuote, { id, key: key! })).toMatchObject({ status: 'won' })
  })
})
