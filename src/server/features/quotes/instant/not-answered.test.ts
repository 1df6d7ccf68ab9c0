import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPriceList } from '#contract/price-lists/price-list-settings.ts'
import { answerQuote, passQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { answeringSupplier, askAndLook, askFor, cafe, hasLooked, latestAnswer, row } from '#test/people/answering-lists.ts'
import { buyer, confirmAddressOf, supplier, type Person } from '#test/people/people.ts'
import { answerAtOnce } from './answer-at-once.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await cafe(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const flour = [row('Flour', 1005), row('Rice', 2000)]
const asked = (who: Browser, supplierId: number, items?: readonly string[], more?: object) => askAndLook(app, who, supplierId, items, more)

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('No answer is made at once', () => {
  const listing = async () => (await supplier(app)).supplierId
  const insertMember = async (email: string, accountId: string | null) => {
    const member = { supplierId: await listing(), email, accountId, role: 'viewer' as const, invitedAt: new Date() }
    const state = accountId === null ? { tokenHash: email, expiresAt: daysAgo(-1) } : { acceptedAt: new Date() }
    await app.context.db
      .insertInto('listingMembers')
      .values({ ...member, ...state })
      .execute()
  }

  test.each<[who: string, find: () => Promise<Browser>]>([
    ['a visitor', () => Promise.resolve(createBrowser(app))],
    [
      'a buyer whose address is not confirmed',
      async () => {
        const who = await buyer(app)
        await who.call(changeOwnVenue, { name: 'Corner Cafe', suburb: 'Preston', state: 'VIC', postcode: '3072' })
        return who
      },
    ],
    [
      'a buyer without a venue',
      async () => {
        const who = await buyer(app)
        await confirmAddressOf(app, who)
        return who
      },
    ],
    [
      'a supplier',
      async () => {
        const who = await supplier(app)
        await confirmAddressOf(app, who)
        return who
      },
    ],
    [
      'somebody who works on a listing',
      async () => {
        const who = await cafe(app)
        await insertMember(`other-${who.email}`, who.id)
        return who
      },
    ],
    [
      'somebody who is invited to one',
      async () => {
        const who = await cafe(app)
        await insertMember(who.email.toUpperCase(), null)
        return who
      },
    ],
    [
      'somebody who claims one',
      async () => {
        const who = await cafe(app)
        await app.context.db
          .insertInto('claims')
          .values({ supplierId: await listing(), accountId: who.id, message: null })
          .execute()
        return who
      },
    ],
  ])('for %s, and nothing tells why', async (_, find) => {
    const [mill, who] = [await answeringSupplier(app, flour), await find()]
    const location = { deliveryLocation: 'Preston VIC 3072' }
    const { id, isAnswered } = await asked(who, mill.supplierId, ['Rice'], location)
    expect(isAnswered).toBe(false)
    const answered = await asked(ann, mill.supplierId, ['Rice'], location)
    expect(answered.isAnswered).toBe(true)
    // The supplier sees the same of both but the answer itself.
    const [one, other] = [await mill.call(getQuote, { id }), await mill.call(getQuote, { id: answered.id })]
    expect(Object.keys(one)).toEqual(Object.keys(other))
    expect(one).toMatchObject({ status: 'new', history: [] })
  })

  test('to an eleventh request within 24 hours, however many come together', async () => {
    const [mill, who] = [await answeringSupplier(app, flour), await cafe(app)]
    const ids = await Promise.all(Array.from({ length: 11 }, () => askFor(who, mill.supplierId, ['Rice'])))
    await expect.poll(() => hasLooked(app)).toBe(true)
    const answers = await Promise.all(ids.map((id) => latestAnswer(who, id)))
    expect(answers.filter((answer) => answer?.isInstant)).toHaveLength(10)
    await app.context.db
      .updateTable('offers')
      .set({ createdAt: daysAgo(1) })
      .where('requestId', 'in', ids)
      .execute()
    expect((await asked(who, mill.supplierId)).isAnswered).toBe(true)
  })

  test.each<[why: string, unmet: (mill: Awaited<ReturnType<typeof answeringSupplier>>) => Promise<unknown>]>([
    ['it is turned off', (mill) => mill.set({ isOn: false })],
    ['its rows are not available', (mill) => mill.list(row('Rice', 2000, { isAvailable: false }), row('Tea', 900))],
    ['too few lines have a price', (mill) => mill.set({ leastPercent: 51 })],
    ['the goods are below the minimum', (mill) => mill.call(updateSupplier, { ...mill.path, minimumOrderCents: 4001 })],
    ['it says of no place that it delivers there', (mill) => mill.call(updateSupplier, { ...mill.path, serviceArea: [] })],
    ['it does not deliver there', (mill) => mill.call(updateSupplier, { ...mill.path, serviceArea: [{ from: '2000', to: '2999' }] })],
  ])('where %s', async (_, unmet) => {
    const mill = await answeringSupplier(app, [row('Rice', 2000)], { leastPercent: 50 })
    expect((await asked(ann, mill.supplierId, ['Rice', 'Salt'])).isAnswered).toBe(true)
    await unmet(mill)
    expect((await asked(ann, mill.supplierId, ['Rice', 'Salt'])).isAnswered).toBe(false)
  })

  test('where the request names a place to which the supplier does not deliver', async () => {
    const mill = await answeringSupplier(app, flour)
    expect((await asked(ann, mill.supplierId, ['Rice'], { deliveryLocation: 'Sydney NSW 2000' })).isAnswered).toBe(false)
    expect((await asked(ann, mill.supplierId, ['Rice'], { deliveryLocation: 'the back door' })).isAnswered).toBe(true)
  })

  test('from prices that were confirmed more than 90 days ago', async () => {
    const mill = await answeringSupplier(app, flour)
    const confirmed = (confirmedAt: Date) =>
      app.context.db.updateTable('priceLists').set({ confirmedAt }).where('supplierId', '=', mill.supplierId).execute()
    await confirmed(daysAgo(89))
    expect((await asked(ann, mill.supplierId)).isAnswered).toBe(true)
    await confirmed(daysAgo(91))
    expect((await asked(ann, mill.supplierId)).isAnswered).toBe(false)
    await mill.call(confirmPriceList, mill.path)
    expect((await asked(ann, mill.supplierId)).isAnswered).toBe(true)
  })

  type Waiting = Awaited<ReturnType<typeof answeringSupplier>> & { id: string }
  test.each<[what: string, act: (mill: Waiting) => Promise<unknown>, answers: number]>([
    [
      'has answered',
      ({ call, id }) => call(answerQuote, { id, lines: [{ item: 'Rice', packSize: '1 kg', quantity: 1, priceCents: 9, gst: 'free' }] }),
      1,
    ],
    ['has passed', ({ call, id }) => call(passQuote, { id, reason: null }), 0],
    ['has asked something', ({ call, id }) => call(sendMessage, { id, text: 'Brown or white?' }), 0],
    [
      'is suspended',
      ({ supplierId }) =>
        app.context.db
          .updateTable('suppliers')
          .set({ suspendedAt: new Date(), suspensionReason: 'Why' })
          .where('id', '=', supplierId)
          .execute(),
      0,
    ],
  ])('once the supplier %s', async (_, act, answers) => {
    const mill = await answeringSupplier(app, flour, { isOn: false })
    const id = await askFor(ann, mill.supplierId, ['Rice'])
    await mill.set({ isOn: true })
    await act({ ...mill, id })
    await answerAtOnce(app.context, id)
    expect((await ann.call(getQuote, { id })).offers).toHaveLength(answers)
  })

  test('twice, however often its job runs', async () => {
    const mill = await answeringSupplier(app, flour, { isOn: false })
    const id = await askFor(ann, mill.supplierId, ['Rice'])
    await mill.set({ isOn: true })
    await Promise.all([1, 2, 3].map(() => answerAtOnce(app.context, id)))
    expect((await ann.call(getQuote, { id })).offers).toHaveLength(1)
  })
})
