import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptBulk, undoBulk } from '#contract/quotes/bulk-acceptance.ts'
import { getQuote, listMyQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { answeredBulk } from '#test/people/answered-bulk.ts'
import { answeringSuppliers, ordersOf, type ChosenPrices } from '#test/people/answering-suppliers.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { emailsAbout, keyIn } from '#test/people/quotes.ts'

let kit: Awaited<ReturnType<typeof answeringSuppliers>>
beforeAll(async () => void (kit = await answeringSuppliers((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.app.context.db.deleteFrom('rateLimits').execute())

describe('POST /api/quotes/bulk/:id/accept', () => {
  test('lines of two answers are accepted in one go, and both sides read those only', async () => {
    const bulk = await kit.answered()
    const before = kit.now()
    const { accepted, undoUntil } = await kit.accept(bulk, [
      { of: 'b', lines: ['2', '3'] },
      { of: 'a', lines: ['1'] },
    ])
    const [a, b] = ['a', 'b'].map((of) => bulk.requestIds.get(of)!) as [string, string]
    expect([accepted, Date.parse(undoUntil) - before]).toEqual([[b, a], 60_000])
    expect(await kit.statesOf(bulk)).toEqual(['won', 'won', 'quoted', 'new'])
    const counted = async (id: string, who: Person) => {
      const read = (await who.call(getQuote, { id })).offer!
      return [read.lines.filter(({ isCounted }) => isCounted).map(({ costCents }) => costCents), totalsOf(read).totalCents]
    }
    for (const who of [kit.ann, kit.suppliers[0]!]) expect(await counted(a, who)).toEqual([[100], 1100])
    for (const who of [kit.ann, kit.suppliers[1]!]) expect(await counted(b, who)).toEqual([[150, 300], 450])
    const sent = (await kit.ann.call(listMyQuotes, { limit: 50 })).items.find(({ id }) => id === a)!
    expect(totalsOf(sent.offer!).totalCents).toBe(1100)
  })

  test('each supplier and its buyer are told once, of what was accepted', async () => {
    const bulk = await kit.answered()
    await kit.accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }])
    for (const [of, totalCents] of [
      ['a', 1100],
      ['b', 450],
    ] as const) {
      const id = bulk.requestIds.get(of)!
      expect((await kit.acceptEmails(id)).map(({ facts }) => facts.offer?.totalCents)).toEqual([totalCents])
      expect((await emailsAbout(kit.app, id, 'quote-accepted')).map(({ facts }) => facts.offer.totalCents)).toEqual([totalCents])
    }
  })

  test.each<[string, ChosenPrices, [lineId: string, cents: number][]]>([
    ['all that count', { of: 'a' }, [['1', 100], ['2', 200]]], // prettier-ignore
    ['the price that the comparison shows', { of: 'a', lines: ['1'] }, [['1', 100]]],
    ['another of its prices', { of: 'a', lines: ['1'], prices: [['1', 1]] }, [['1', 700]]],
    ['another price of all', { of: 'a', prices: [['1', 1]] }, [['1', 700], ['2', 200]]], // prettier-ignore
    ['a substitute that is chosen', { of: 'c', lines: ['1'] }, [['1', 50]]],
    ['too few packs that are chosen', { of: 'c', lines: ['3'] }, [['3', 125]]],
    ['a substitute by its price', { of: 'c', prices: [['1', 0]] }, [['1', 50]]],
  ])('it accepts %s', async (_, chosen, expected) => {
    const bulk = await kit.answered()
    await kit.accept(bulk, [chosen])
    const { offer: read } = await kit.ann.call(getQuote, { id: bulk.requestIds.get(chosen.of)! })
    const counted = read!.lines.filter(({ isCounted }) => isCounted).map(({ requestLineId, costCents }) => [requestLineId, costCents])
    expect(counted).toEqual(expected.map(([id, cents]) => [bulk.lineIds.get(id), cents]))
  })

  test('a request of another bulk request is not found', async () => {
    const [bulk, other] = [await kit.answered(), await kit.answered()]
    expect(await problemOf(kit.accept(bulk, [{ of: other.requestIds.get('a')! }]))).toMatchObject({ status: 404 })
  })

  test('only its buyer accepts and undoes, with the account or with the link', async () => {
    const bulk = await kit.answered()
    for (const [who, status] of [
      [await buyer(kit.app), 403],
      [kit.suppliers[0]!, 403],
      [createBrowser(kit.app), 401],
    ] as const) {
      expect(await problemOf(kit.accept(bulk, [{ of: 'a' }], who))).toMatchObject({ status })
      expect(await problemOf(who.call(undoBulk, { id: bulk.bulkId }))).toMatchObject({ status })
    }
    const [copy] = await emailsAbout(kit.app, bulk.bulkId, 'bulk-quote-request-copy')
    const key = keyIn(kit.app, copy!.facts.token)
    const call = { id: bulk.bulkId, key, orders: ordersOf(bulk, [{ of: 'a' }]) }
    expect(await createBrowser(kit.app).call(acceptBulk, call)).toMatchObject({ accepted: [bulk.requestIds.get('a')] })
    expect(await createBrowser(kit.app).call(undoBulk, { id: bulk.bulkId, key })).toEqual({ undone: [bulk.requestIds.get('a')] })
  })

  test('a call that is repeated under its key gets the first response again', async () => {
    const bulk = await kit.answered()
    const headers = { 'idempotency-key': randomUUID() }
    const payload = { orders: ordersOf(bulk, [{ of: 'a' }]) }
    const send = () => kit.ann.ask({ method: 'POST', url: `/api/quotes/bulk/${bulk.bulkId}/accept`, headers, payload })
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()])
    expect(await kit.acceptEmails(bulk.requestIds.get('a')!)).toHaveLength(1)
  })

  test('of a bulk request that has only words whole answers are accepted', async () => {
    const bulk = await answeredBulk(kit.ann, kit.suppliers, {
      lines: [],
      offers: kit.offers.slice(0, 2).map((each) => ({ ...each, prices: [] })),
    })
    const [a, b] = [...bulk.requestIds.values()] as [string, string]
    const words = [{ item: 'Beans', packSize: '1 kg', quantity: 2, priceCents: 500, gst: 'free' as const }]
    for (const [n, id] of [a, b].entries()) await kit.suppliers[n]!.call(answerQuote, { id, lines: words })
    expect(await problemOf(kit.accept(bulk, [{ of: 'a', lines: [randomUUID()] }]))).toMatchObject({ status: 400 })
    expect((await kit.accept(bulk, [{ of: 'a' }, { of: 'b' }])).accepted).toEqual([a, b])
    expect(totalsOf((await kit.ann.call(getQuote, { id: b })).offer!).totalCents).toBe(1000)
  })
})
