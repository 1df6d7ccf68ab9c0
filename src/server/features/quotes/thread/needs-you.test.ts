import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import { markSeen } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, sendMessage, passQuote } from '#contract/quotes/quote-steps.ts'
import { getVenueOverview } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const DAY_MS = 86_400_000
const inDays = (days: number) => sydneyDay(new Date(Date.now() + days * DAY_MS))
const waitingFor = async (person: Person) => (await person.call(getMe, {})).user?.waiting
/** Returns what waits, and that everything which says how much says the same. */
const needsOf = async (person: Person) => {
  const { needsYou } = await person.call(getVenueOverview, {})
  expect(await waitingFor(person)).toBe(needsYou.length)
  return needsYou.map(({ kind, id }) => [kind, id])
}

describe('What of its requests waits for a buyer', () => {
  test('prices wait until they are decided on, the oldest first, and only for whoever asked', async () => {
    const [ann, ben, beans] = [await buyer(app), await buyer(app), await supplier(app)]
    const [one, two] = [await sendQuoteRequest(app, beans.supplierId, ann), await sendQuoteRequest(app, beans.supplierId, ann)]
    expect(await needsOf(ann)).toEqual([])
    for (const { id } of [two, one]) await beans.call(answerQuote, { id, ...prices() })
    expect(await needsOf(ann)).toEqual([
      ['answer', two.id],
      ['answer', one.id],
    ])
    expect(await needsOf(ben)).toEqual([])
    expect(await waitingFor(beans)).toBeUndefined()
    await ann.call(markSeen, { id: one.id })
    expect(await needsOf(ann)).toHaveLength(2)
    await ann.call(acceptQuote, { id: one.id })
    await ann.call(declineQuote, { id: two.id })
    expect(await needsOf(ann)).toEqual([])
  })

  test.each([
    [0, 'expiring'],
    [1, 'expiring'],
    [2, 'expiring'],
    [3, 'answer'],
    [30, 'answer'],
  ])('prices that are valid for %i more days are of the kind %s, and counted once', async (days, kind) => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(answerQuote, { id, ...prices({ validUntil: inDays(days) }) })
    expect(await needsOf(ann)).toEqual([[kind, id]])
  })

  test('prices that have lapsed wait for nobody, even before their request is closed', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(answerQuote, { id, ...prices({ validUntil: inDays(5) }) })
    await app.context.db
      .updateTable('offers')
      .set({ validUntil: inDays(-2) })
      .where('requestId', '=', id)
      .execute()
    expect(await needsOf(ann)).toEqual([])
  })

  test('a question waits until it has its reply', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(sendMessage, { id, text: 'Whole beans or ground?' })
    expect(await needsOf(ann)).toEqual([['message', id]])
    await ann.call(markSeen, { id })
    expect(await needsOf(ann)).toEqual([['message', id]])
    await ann.call(sendMessage, { id, text: 'Whole beans' })
    expect(await needsOf(ann)).toEqual([])
  })

  test('a message about what was decided waits until it is read', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(answerQuote, { id, ...prices() })
    await ann.call(acceptQuote, { id })
    await beans.call(sendMessage, { id, text: 'On the truck tomorrow' })
    expect(await needsOf(ann)).toEqual([['message', id]])
    await ann.call(markSeen, { id })
    expect(await needsOf(ann)).toEqual([])
  })

  test('a supplier who passes asks nothing of the buyer', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(passQuote, { id, reason: 'We sell no tea' })
    expect(await needsOf(ann)).toEqual([])
  })
})
