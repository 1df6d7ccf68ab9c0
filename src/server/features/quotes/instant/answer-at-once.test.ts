import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAnswerTimes } from '#contract/quotes/answer-times.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { getBulkQuotes, getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { answeringSupplier, askAndLook, cafe, hasLooked, latestAnswer, row } from '#test/people/answering-lists.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { emailsAbout } from '#test/people/quotes.ts'
import { totalsOf } from '#shared/money/totals.ts'

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

  test('is one email to its supplier, which says that it was answered; one that is not answered is sent as any other', async () => {
    const mill = await answeringSupplier(app, flour, { deliveryCents: 1500 })
    const emailTo = async (id: string) => (await emailsAbout(app, id, 'quote-request')).map(({ facts }) => facts.answered)
    const waiting = async (id: string) =>
      (await app.context.db.selectFrom('emails').select('dueAt').where('id', '=', id).execute()).map(
        ({ dueAt }) => new Date(dueAt) > new Date(),
      )
    const answered = await asked(ann, mill.supplierId, ['Rice', 'Salt', 'Flour'])
    expect([await emailTo(answered.id), await waiting(answered.id)]).toEqual([[{ priced: 2, lines: 3, totalCents: 7510 }], [false]])
    const { offer } = await ann.call(getQuote, { id: answered.id })
    expect(offer && totalsOf(offer).totalCents).toBe(7510)
    for (const who of [ann, createBrowser(app)]) {
      const left = await asked(who, mill.supplierId, ['Salt', 'Pepper'])
      expect([left.isAnswered, await emailTo(left.id), await waiting(left.id)]).toEqual([false, [undefined], [false]])
    }
    // Whose list answers nobody has emails that wait for nothing.
    await mill.set({ isOn: false })
    const plain = await asked(ann, mill.supplierId, ['Rice'])
    expect([await emailTo(plain.id), await waiting(plain.id)]).toEqual([[undefined], []])
  })

  test('says so in the email of a bulk request too', async () => {
    const mill = await answeringSupplier(app, flour)
    const { ids } = await ann.call(requestQuotes, {
      supplierIds: [mill.supplierId],
      message: 'Please price these lines.',
      contactEmail: ann.email,
      lines: [{ item: 'Rice', quantity: 10, unit: 'kg' }],
    })
    await expect.poll(() => hasLooked(app)).toBe(true)
    const [email] = await emailsAbout(app, ids[0] ?? '', 'bulk-quote-request')
    expect(email?.facts.answered).toMatchObject({ priced: 1, lines: 1 })
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
    await expect.poll(() => hasLooked(app)).toBe(true)
    const requests = await ann.call(getBulkQuotes, { id: bulkId })
    expect(requests.map(({ offer }) => offer?.isInstant ?? null)).toEqual([true, true, null])
  })
})
