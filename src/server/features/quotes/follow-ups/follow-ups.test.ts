import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerVenue, askBuyer, getFollowUp, sayFirstDelivery } from '#contract/quotes/follow-ups.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, undoAccept } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

const DAY_MS = 86_400_000
const start = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => start })))
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())
afterAll(() => app.stop())

const dayAfter = (days: number) => sydneyDay(new Date(start.getTime() + days * DAY_MS))

async function won() {
  const [ann, beans] = [await buyer(app), await supplier(app)]
  const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
  await beans.call(answerQuote, { id, ...prices() })
  await ann.call(acceptQuote, { id })
  const messages = async () =>
    (await ann.call(getQuote, { id })).history.flatMap(({ step, by, note }) => (step === 'message' ? [[by, note]] : []))
  return { ann, beans, id, messages }
}

describe('What follows an accepted quote', () => {
  test('the day of the first delivery is told to the buyer once, and another day is told again', async () => {
    const { ann, beans, id, messages } = await won()
    expect(await ann.call(getFollowUp, { id })).toMatchObject({ firstDeliveryOn: null, venue: 'not-asked', reviewAskedAt: null })
    for (const on of [dayAfter(3), dayAfter(3), dayAfter(4)]) await beans.call(sayFirstDelivery, { id, on })
    expect((await ann.call(getFollowUp, { id })).firstDeliveryOn).toBe(dayAfter(4))
    const told = await messages()
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual(['supplier', expect.stringMatching(/^The first delivery comes on \w{3} \d/)])
    for (const on of [dayAfter(-2), dayAfter(400)])
      expect(await problemOf(beans.call(sayFirstDelivery, { id, on }))).toMatchObject({ status: 400, errors: [{ path: 'on' }] })
    expect(await problemOf(beans.call(sayFirstDelivery, { id, on: 'tomorrow' }))).toMatchObject({ status: 400 })
    expect(await messages()).toHaveLength(2)
  })

  test('a venue is shown only after its yes, which it can take back', async () => {
    const { ann, beans, id, messages } = await won()
    expect(await problemOf(ann.call(answerVenue, { id, agrees: true }))).toMatchObject({ status: 409 })
    expect((await beans.call(askBuyer, { id, about: 'venue' })).venue).toBe('asked')
    expect(await problemOf(beans.call(askBuyer, { id, about: 'venue' }))).toMatchObject({ status: 409 })
    expect(await problemOf(beans.call(answerVenue, { id, agrees: true }))).toMatchObject({ status: 403 })
    expect((await ann.call(answerVenue, { id, agrees: true })).venue).toBe('agreed')
    expect((await ann.call(answerVenue, { id, agrees: true })).venue).toBe('agreed')
    expect((await ann.call(answerVenue, { id, agrees: false })).venue).toBe('refused')
    expect((await messages()).map(([by]) => by)).toEqual(['supplier', 'buyer', 'buyer'])
  })

  test('a review is asked for once, from the fourteenth day on', async () => {
    const { ann, beans, id, messages } = await won()
    const acceptedBefore = (days: number, minutes: number) =>
      app.context.db
        .updateTable('quoteRequests')
        .set({ statusAt: new Date(start.getTime() - days * DAY_MS - minutes * 60_000) })
        .where('id', '=', id)
        .execute()
    await acceptedBefore(13, 1_439)
    expect(await problemOf(beans.call(askBuyer, { id, about: 'review' }))).toMatchObject({ status: 409 })
    await acceptedBefore(14, 1)
    expect((await beans.call(askBuyer, { id, about: 'review' })).reviewAskedAt).toBe(start.toISOString())
    expect(await problemOf(beans.call(askBuyer, { id, about: 'review' }))).toMatchObject({ status: 409 })
    expect(await problemOf(ann.call(askBuyer, { id, about: 'review' }))).toMatchObject({ status: 403 })
    expect((await messages()).at(-1)?.[1]).toContain(`/suppliers/${beans.supplierId}`)
  })

  test('nothing follows what is not accepted, and an acceptance that is taken back is forgotten', async () => {
    const { ann, beans, id } = await won()
    await beans.call(sayFirstDelivery, { id, on: dayAfter(3) })
    await ann.call(undoAccept, { id })
    expect(await problemOf(ann.call(getFollowUp, { id }))).toMatchObject({ status: 409 })
    for (const about of ['venue', 'review'] as const)
      expect(await problemOf(beans.call(askBuyer, { id, about }))).toMatchObject({ status: 409 })
    await ann.call(acceptQuote, { id })
    expect(await ann.call(getFollowUp, { id })).toMatchObject({ firstDeliveryOn: null })
    const other = await supplier(app)
    expect(await problemOf(other.call(getFollowUp, { id }))).toMatchObject({ status: 403 })
  })
})
