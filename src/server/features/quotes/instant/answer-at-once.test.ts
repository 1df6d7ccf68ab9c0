import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPriceList } from '#contract/price-lists/price-list-settings.ts'
import { getAnswerTimes } from '#contract/quotes/answer-times.ts'
import { acceptQuote, answerQuote, passQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { getBulkQuotes, getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { answeringSupplier, askFor, cafe, hasLooked, latestAnswer, row } from '#test/people/answering-lists.ts'
import { buyer, confirmAddressOf, supplier, type Person } from '#test/people/people.ts'
import { emailsAbout } from '#test/people/quotes.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { answerAtOnce } from './answer-at-once.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await cafe(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const flour = [row('Flour', 1005), row('Rice', 2000)]
const looked = () => expect.poll(() => hasLooked(app)).toBe(true)
/** Asks, and returns the answer at once, undefined where there is none. */
async function asked(who: Browser, supplierId: number, items: readonly string[] = ['Flour'], more = {}) {
  const id = await askFor(who, supplierId, items, more)
  await looked()
  const answers = await app.context.db.selectFrom('offers').select('isInstant').where('requestId', '=', id).execute()
  return { id, isAnswered: answers.some(({ isInstant }) => isInstant) }
}

describe('A request to a supplier whose price list answers at once', () => {
  test('gets the rows less the discount, on the terms of the list, as any answer', async () => {
    const mill = await answeringSupplier(app, flour, {
      discountPercent: 10,
      deliveryCents: 1500,
      validDays: 7,
      holdWeeks: 4,
      leastPercent: 60,
    })
    await mill.call(updateSupplier, { ...mill.path, minimumOrderCents: 1000 })
    const { id } = await asked(ann, mill.supplierId, ['Rice', 'Flour', 'Salt'])
    const request = await ann.call(getQuote, { id })
    const [answer] = request.offers
    expect(request).toMatchObject({ status: 'quoted', history: [{ step: 'answer', by: 'supplier' }] })
    expect(answer).toMatchObject({
      isInstant: true,
      revision: 1,
      deliveryCents: 1500,
      minimumCents: 1000,
      belowMinimum: 'refuse',
      holdWeeks: 4,
      passedLineIds: [],
      note: expect.stringMatching(/^From our price list of \d{1,2} [A-Z][a-z]{2,3} \d{4}$/) as string,
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    })
    // Half a cent goes up: $10.05 less a tenth is $9.045.
    expect(answer?.lines.map(({ item, priceCents, costCents, isCounted, from }) => [item, priceCents, costCents, isCounted, from])).toEqual(
      [
        ['Rice', 1800, 3600, true, 'price-list'],
        ['Flour', 905, 1810, true, 'price-list'],
      ],
    )
    expect(answer && totalsOf(answer).goodsCents).toBe(5410)
    expect(await emailsAbout(app, id, 'quote-step')).toMatchObject([{ recipient: 'corner@cafe.example' }])
    const seen = await app.context.db.selectFrom('quoteRequests').select('unreadBySupplier').where('id', '=', id).executeTakeFirst()
    expect(seen).toEqual({ unreadBySupplier: true })
  })

  test('takes a price that holds for the buyer first, without the discount', async () => {
    const mill = await answeringSupplier(app, flour, { isOn: false, discountPercent: 50 })
    const first = await asked(ann, mill.supplierId, ['Rice'])
    const [line] = (await mill.call(getQuote, { id: first.id })).lines
    const lines = [{ requestLineId: line?.id ?? null, item: 'Rice', packSize: '10 kg', priceCents: 7000, gst: 'free' as const }]
    await mill.call(answerQuote, { id: first.id, holdWeeks: 4, lines })
    await ann.call(acceptQuote, { id: first.id })
    await mill.set({ isOn: true })
    const { id } = await asked(ann, mill.supplierId, ['Rice', 'Flour'])
    expect((await latestAnswer(ann, id))?.lines).toMatchObject([
      { packSize: '10 kg', priceCents: 7000, from: 'held' },
      { packSize: '5 kg', priceCents: 503, from: 'price-list' },
    ])
  })

  test('is no answer at once any more when its supplier revises it, and counts in no measured time', async () => {
    const mill = await answeringSupplier(app, flour)
    const { id } = await asked(ann, mill.supplierId, ['Rice'])
    const [line] = (await mill.call(getQuote, { id })).lines
    const lines = [{ requestLineId: line?.id ?? null, item: 'Rice', packSize: '5 kg', priceCents: 1900, gst: 'free' as const }]
    await mill.call(answerQuote, { id, lines })
    const { offers, status } = await ann.call(getQuote, { id })
    expect([status, ...offers.map(({ isInstant }) => isInstant)]).toEqual(['revised', false, true])
    await app.context.db
      .updateTable('quoteRequests')
      .set({ createdAt: daysAgo(3) })
      .where('id', '=', id)
      .execute()
    expect(await ann.call(getAnswerTimes, { id: mill.supplierId })).toMatchObject({ requests: 0 })
  })

  test('is answered by each of several suppliers that do', async () => {
    const [one, other, none] = [await answeringSupplier(app, flour), await answeringSupplier(app, flour), await supplier(app)]
    const { bulkId } = await ann.call(requestQuotes, {
      supplierIds: [one.supplierId, other.supplierId, none.supplierId],
      message: 'Please price these lines.',
      contactName: 'Ann',
      contactEmail: ann.email,
      contactPhone: '03 5550 0142',
      lines: [{ item: 'Rice', quantity: 10, unit: 'kg' }],
    })
    await looked()
    const requests = await ann.call(getBulkQuotes, { id: bulkId })
    expect(requests.map(({ offer }) => offer?.isInstant ?? null)).toEqual([true, true, null])
  })
})

describe('No answer is made at once', () => {
  const listing = async () => (await supplier(app)).supplierId
  const insertMember = async (email: string, accountId: string | null) => {
    const member = { supplierId: await listing(), email, accountId, role: 'viewer' as const, invitedAt: new Date() }
    const state = accountId === null ? { tokenHash: email, expiresAt: new Date() } : { acceptedAt: new Date() }
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
    await looked()
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
