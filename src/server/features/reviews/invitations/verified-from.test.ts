import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { addReview, getMyReview, listReviews } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'
import { publishVerified } from './verified-from.ts'

/** A Friday, 11 am in Perth, 2 pm in Melbourne. */
const FRIDAY = new Date('2027-03-05T03:00:00Z')
const HOUR = 3_600_000
let clock = FRIDAY
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
})
afterAll(() => app.stop())
beforeEach(async () => {
  clock = FRIDAY
  await app.context.db.deleteFrom('rateLimits').execute()
})

const TERMS = { state: 'VIC', postcode: '3000', deliveryDays: ['mon', 'tue'], cutOff: '12:00', deliversOnHolidays: false } as const

/** A buyer who reviews a supplier right after accepting its prices. */
async function reviewedAtOnce(terms: object) {
  const [ann, beans] = [await buyer(app), await supplier(app)]
  await app.context.db.updateTable('suppliers').set(terms).where('id', '=', beans.supplierId).execute()
  const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
  await beans.call(answerQuote, { id, ...prices() })
  await ann.call(acceptQuote, { id })
  const own = { id: beans.supplierId as never }
  const written = await ann.call(addReview, { ...own, rating: 5, text: 'Ordered', tags: [] })
  const mine = async () => (await ann.call(getMyReview, own)).verifiedFrom
  const isShownVerified = async () => (await app.call(listReviews, own)).items[0]!.isVerified
  const verified = async () => (await app.call(listReviews, { ...own, verified: true })).total
  return { written, mine, isShownVerified, verified }
}
const passTo = async (time: string) => {
  clock = new Date(time)
  await publishVerified(app.context)
}

describe('A review of a purchase', () => {
  test('is verified from the first delivery day after the acceptance on, by the clock of the supplier', async () => {
    // The Monday is a public holiday in Victoria, Labour Day.
    for (const [terms, from] of [
      [TERMS, '2027-03-08T13:00:00.000Z'],
      [{ ...TERMS, deliversOnHolidays: true }, '2027-03-07T13:00:00.000Z'],
      [{ ...TERMS, state: 'WA', postcode: '6000' }, '2027-03-07T16:00:00.000Z'],
      [{ ...TERMS, state: 'QLD', postcode: '4000', cutOff: '09:00' }, '2027-03-07T14:00:00.000Z'],
      [{ ...TERMS, state: 'QLD', postcode: '4000', deliveryDays: ['sat'], cutOff: '09:00' }, '2027-03-12T14:00:00.000Z'],
      [{ ...TERMS, state: 'QLD', postcode: '4000', deliveryDays: ['sat'], cutOff: null }, '2027-03-05T14:00:00.000Z'],
    ] as const) {
      clock = FRIDAY
      const { written, mine, isShownVerified, verified } = await reviewedAtOnce(terms)
      expect([written.isVerified, await isShownVerified(), await verified(), await mine()]).toEqual([false, false, 0, from])
      await passTo(new Date(Date.parse(from) - 1).toISOString())
      expect([await isShownVerified(), await mine()]).toEqual([false, from])
      await passTo(from)
      expect([await isShownVerified(), await verified(), await mine()]).toEqual([true, 1, null])
    }
  })

  test('of a supplier that has not said when it delivers is verified three days after the acceptance', async () => {
    const { isShownVerified, mine } = await reviewedAtOnce({ deliveryDays: [], cutOff: null })
    const from = FRIDAY.getTime() + 72 * HOUR
    expect(await mine()).toBe(new Date(from).toISOString())
    await passTo(new Date(from - 1).toISOString())
    expect(await isShownVerified()).toBe(false)
    await passTo(new Date(from).toISOString())
    expect(await isShownVerified()).toBe(true)
  })
})
