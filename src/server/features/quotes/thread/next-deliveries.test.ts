import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { correctHoliday } from '#contract/suppliers/holidays.ts'
import { getBulkQuotes, getQuote, requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote, declineQuote, passQuote, sendMessage, withdrawQuote, acceptQuote } from '#contract/quotes/quote-steps.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { prices } from '#test/people/quotes.ts'

/** Midday of a Saturday in Melbourne. */
const now = new Date('2026-11-28T01:00:00Z')
const TUESDAY = { date: '2026-12-01', orderBy: '2026-11-30T12:00+11:00', words: { day: 'Tue 1 Dec', time: 'Mon 12 pm' } }
const TERMS = {
  deliveryDays: ['tue' as const, 'fri' as const],
  cutOff: '12:00',
  state: 'VIC' as const,
  serviceArea: JSON.stringify([{ from: '3000', to: '3207' }]),
}

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({}, { now: () => now })
  ;[ann, beans] = [await buyer(app), await supplier(app)]
  await app.context.db.updateTable('suppliers').set(TERMS).where('id', '=', beans.supplierId).execute()
  await app.context.changes.publish(app.context.db)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const REQUEST = { businessName: 'Moth and Lamp', requirements: '14 kg of beans a week' }
const asked = (deliveryLocation: string | undefined) =>
  ann.call(requestQuote, { ...REQUEST, supplierId: beans.supplierId, contactEmail: ann.email, deliveryLocation })
const nextOf = async (id: string, who: Pick<Person, 'call'> = ann) => (await who.call(getQuote, { id })).nextDelivery

describe('The next delivery for a request', () => {
  test.each([
    ['Brunswick VIC 3056', TUESDAY],
    ['brunswick vic', TUESDAY],
    ['3056', TUESDAY],
    ['Melbourne', TUESDAY],
    ['12 High Street, Preston VIC 3072', TUESDAY],
    ['Shop 3/12 High St, Preston VIC', TUESDAY],
    ['Perth WA', null],
    ['Brunsw', null],
    ['the usual place', null],
    ['Rear dock, ring the bell', null],
    ['12 High Street,', null],
    [undefined, null],
  ])('to %j is %j', async (deliveryLocation, next) => expect(await nextOf((await asked(deliveryLocation)).id)).toEqual(next))

  test('is the same for its buyer, its supplier and the owner, after each step, and none once it is decided', async () => {
    const { id } = await asked('Brunswick VIC 3056')
    for (const who of [ann, beans, await owner(app)]) expect(await nextOf(id, who)).toEqual(TUESDAY)
    expect((await ann.call(sendMessage, { id, text: 'Whole beans' })).nextDelivery).toEqual(TUESDAY)
    expect((await beans.call(answerQuote, { id, ...prices() })).nextDelivery).toEqual(TUESDAY)
    expect((await ann.call(acceptQuote, { id })).nextDelivery).toBeNull()
  })

  test.each(['withdrawn', 'passed', 'declined'] as const)('a request that is %s has none', async (status) => {
    const { id } = await asked('Brunswick VIC 3056')
    if (status === 'withdrawn') await ann.call(withdrawQuote, { id })
    if (status === 'passed') await beans.call(passQuote, { id })
    if (status === 'declined') {
      await beans.call(answerQuote, { id, ...prices() })
      await ann.call(declineQuote, { id })
    }
    expect(await ann.call(getQuote, { id })).toMatchObject({ status, nextDelivery: null })
  })

  test('follows the corrected holidays', async () => {
    const { id } = await asked('3056')
    const day = { state: 'VIC', day: '2026-12-01', name: 'Show Day' } as const
    const siteOwner = await owner(app)
    await siteOwner.call(correctHoliday, { ...day, isHoliday: true })
    expect((await nextOf(id))?.date).toBe('2026-12-04')
    await siteOwner.call(correctHoliday, { ...day, isHoliday: false })
    expect((await nextOf(id))?.date).toBe('2026-12-01')
  })

  test('is not known where the supplier has not said its days, its cut-off or where it delivers', async () => {
    for (const missing of [{ deliveryDays: [] }, { cutOff: null }, { serviceArea: '[]' }]) {
      const { id: supplierId } = await app.supplier({ businessName: 'Silent Mill', category: 'Coffee', ...TERMS, ...missing })
      const { id } = await ann.call(requestQuote, { ...REQUEST, supplierId, contactEmail: ann.email, deliveryLocation: '3056' })
      expect([missing, await nextOf(id)]).toEqual([missing, null])
    }
  })

  test('is in a comparison, where no place is named as not known', async () => {
    const { ids } = await ann.call(requestQuotes, {
      supplierIds: [beans.supplierId],
      message: 'Beans',
      contactEmail: ann.email,
    })
    const { bulkId } = await ann.call(getQuote, { id: ids[0]! })
    expect((await ann.call(getBulkQuotes, { id: bulkId! })).map(({ nextDelivery }) => nextDelivery)).toEqual([null])
    await app.context.db.updateTable('quoteRequests').set({ deliveryLocation: 'Brunswick VIC 3056' }).where('id', '=', ids[0]!).execute()
    expect((await ann.call(getBulkQuotes, { id: bulkId! })).map(({ nextDelivery }) => nextDelivery)).toEqual([TUESDAY])
  })
})

test('a comparison says how far a supplier is from the place of the request, else from the venue, where both are known', async () => {
  const { ids } = await ann.call(requestQuotes, { supplierIds: [beans.supplierId], message: 'Beans', contactEmail: ann.email })
  const { bulkId } = await ann.call(getQuote, { id: ids[0] ?? '' })
  const seen = async () =>
    (await ann.call(getBulkQuotes, { id: bulkId ?? '' })).map(({ distanceKm, nextDelivery }) => [distanceKm, nextDelivery])
  const stands = (suburb: string, postcode: string) =>
    app.context.db.updateTable('suppliers').set({ suburb, postcode }).where('id', '=', beans.supplierId).execute()
  await stands('Preston', '3072')
  expect(await seen()).toEqual([[null, null]])
  await ann.call(changeOwnVenue, { suburb: 'Preston', state: 'VIC', postcode: '3072' })
  expect(await seen()).toEqual([[0, TUESDAY]])
  await stands('Geelong', '3220')
  expect((await seen()).map(([km]) => typeof km === 'number' && km > 60 && km < 90)).toEqual([true])
  await app.context.db.updateTable('quoteRequests').set({ deliveryLocation: 'Geelong VIC 3220' }).where('bulkId', '=', bulkId).execute()
  expect((await seen()).map(([km]) => km)).toEqual([0])
  // Only the buyer's comparison knows the venue.
  expect((await beans.call(getQuote, { id: ids[0] ?? '' })).deliveryLocation).toBe('Geelong VIC 3220')
})
