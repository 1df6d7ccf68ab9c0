import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeAccount, confirmEmail, login } from '#contract/accounts/accounts.ts'
import { getJoinedQuotes } from '#contract/quotes/comparison/joined-quotes.ts'
import { getQuote, listMyQuotes, requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, confirmAddressOf, owner, registered, supplier, tokenFor, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { emailsAbout, keyIn } from '#test/people/quotes.ts'

let app: TestApp
let beans: Person & { supplierId: number }
let milk: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[beans, milk] = [await supplier(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

/** Sends one single and one bulk request without an account. */
async function askAsGuest(contactEmail: string) {
  const guest = createBrowser(app)
  const { id } = await guest.call(requestQuote, { supplierId: beans.supplierId, businessName: 'Cafe', contactEmail, requirements: '12 kg' })
  const supplierIds = [beans.supplierId, milk.supplierId]
  const { ids } = await guest.call(requestQuotes, { supplierIds, contactEmail, message: 'Milk' })
  const [copy] = await emailsAbout(app, id, 'quote-request-copy')
  return { id, key: keyIn(app, copy!.facts.token)!, all: [id, ...ids].toSorted() }
}
const requestsOf = async (person: Person) => (await person.call(listMyQuotes, {})).items.map(({ id }) => id).toSorted()

describe('What was asked for without an account', () => {
  test('joins the account whose address is confirmed, however it was written, and never one that is not', async () => {
    const ann = await registered(app)
    const { id, all } = await askAsGuest(ann.email.toUpperCase())
    await createBrowser(app).call(login, ann)
    expect(await requestsOf(ann)).toEqual([])
    expect(await problemOf(ann.call(getQuote, { id }))).toMatchObject({ status: 403 })
    await ann.call(confirmEmail, { token: await tokenFor(app, ann.email, 'confirm') })
    expect(await requestsOf(ann)).toEqual(all)
    expect(await ann.call(getQuote, { id })).toMatchObject({ seenAs: 'buyer' })
    // A bulk request is one.
    expect(await ann.call(getJoinedQuotes, {})).toEqual({ count: 2, lastAt: expect.stringMatching(/^\d{4}-/) })
  })

  test('joins a confirmed account that opens its link or signs in, and no other account', async () => {
    const [ann, ben, boss] = [await buyer(app), await buyer(app), await owner(app)]
    await confirmAddressOf(app, ann)
    await confirmAddressOf(app, ben)
    const { id, key, all } = await askAsGuest(ann.email)
    await ben.call(getQuote, { id, key })
    await boss.call(getQuote, { id, key })
    expect([await requestsOf(ann), await requestsOf(ben)]).toEqual([[], []])
    await ann.call(getQuote, { id, key })
    expect(await requestsOf(ann)).toEqual(all)
    expect([await ben.call(getJoinedQuotes, {}), await requestsOf(ben)]).toEqual([{ count: 0, lastAt: null }, []])
    const later = await askAsGuest(ann.email)
    await createBrowser(app).call(login, ann)
    expect(await requestsOf(ann)).toEqual([...all, ...later.all].toSorted())
  })

  test('stays with its guest, whose link goes on, and where the account has another address by now', async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    const { id, key, all } = await askAsGuest(ann.email)
    await ann.call(getQuote, { id, key })
    expect(await createBrowser(app).call(getQuote, { id, key })).toMatchObject({ seenAs: 'buyer' })
    await ann.call(changeAccount, { email: `new-${ann.email}`, password: ann.password })
    expect(await requestsOf(ann)).toEqual(all)
    const afterwards = await askAsGuest(ann.email)
    await createBrowser(app).call(login, { ...ann, email: `new-${ann.email}` })
    await ann.call(getQuote, { id: afterwards.id, key: afterwards.key })
    expect(await requestsOf(ann)).toEqual(all)
  })
})
