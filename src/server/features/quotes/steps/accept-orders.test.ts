import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptBulk, undoBulk } from '#contract/quotes/bulk-acceptance.ts'
import { declineOthers } from '#contract/quotes/bulk-quotes.ts'
import { getBulkQuotes, getQuote, listMyQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, undoAccept, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { NOTHING_TO_UNDO, UNDO_LATE } from '#contract/quotes/quote-states.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { openBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { contents, line, offer, price } from '#test/data/compared-offers.ts'
import { answeredBulk, answerOf, type AnsweredBulk } from '#test/people/answered-bulk.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { emailsAbout, keyIn } from '#test/people/quotes.ts'

let app: TestApp
let clock = new Date()
let ann: Person
let suppliers: (Person & { supplierId: number })[]
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  ann = await buyer(app)
  suppliers = [await supplier(app), await supplier(app), await supplier(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())
const later = (seconds: number) => void (clock = new Date(clock.getTime() + seconds * 1000))

const lines = [line('1'), line('2'), line('3'), line('4')]
const ten = contents(10)
/** a has prices for 1 (two packs) and 2, b for 2 and 3 with a minimum that it refuses below, c a substitute for 1 and too few of 3, d nothing. */
const offers = [
  offer('a', [price('1', 100), price('1', 700, ten), price('2', 200)], { deliveryCents: 1000 }),
  offer('b', [price('2', 150), price('3', 300)], { minimumCents: 300, belowMinimum: 'refuse' }),
  offer('c', [price('1', 50, { substitute: 'Other' }), price('3', 250, { packs: 0.5 }), price('4', 10, { contents: null })]),
  offer('d', []),
]
const answered = () => answeredBulk(ann, suppliers, { lines, offers })

type Told = { of: string; lines?: string[]; revision?: number; prices?: [lineId: string, n: number][] }
/** The orders of a call, by the ids of the offers and lines. */
const ordersOf = (bulk: AnsweredBulk, told: Told[]) =>
  told.map(({ of, lines: ids, revision, prices }) => ({
    requestId: bulk.requestIds.get(of) ?? of,
    ...(ids && { lineIds: ids.map((id) => bulk.lineIds.get(id) ?? id) }),
    ...(revision !== undefined && { revision }),
    ...(prices && { prices: prices.map(([id, n]) => ({ lineId: bulk.lineIds.get(id) ?? id, n })) }),
  }))
const accept = (bulk: AnsweredBulk, told: Told[], by: Pick<Person, 'call'> = ann) =>
  by.call(acceptBulk, { id: bulk.bulkId, orders: ordersOf(bulk, told) })
const undo = ({ bulkId }: AnsweredBulk) => ann.call(undoBulk, { id: bulkId })
const statesOf = async ({ bulkId }: AnsweredBulk) => (await ann.call(getBulkQuotes, { id: bulkId })).map(({ status }) => status)
const OPEN = ['quoted', 'quoted', 'quoted', 'new']
const acceptEmails = async (id: string) => (await emailsAbout(app, id, 'quote-step')).filter(({ facts }) => facts.step === 'accept')

describe('POST /api/quotes/bulk/:id/accept', () => {
  test('lines of two answers are accepted in one go, and both sides read those only', async () => {
    const bulk = await answered()
    const before = clock.getTime()
    const { accepted, undoUntil } = await accept(bulk, [
      { of: 'b', lines: ['2', '3'] },
      { of: 'a', lines: ['1'] },
    ])
    const [a, b] = ['a', 'b'].map((of) => bulk.requestIds.get(of)!) as [string, string]
    expect([accepted, Date.parse(undoUntil) - before]).toEqual([[b, a], 60_000])
    expect(await statesOf(bulk)).toEqual(['won', 'won', 'quoted', 'new'])
    const counted = async (id: string, who: Person) => {
      const read = (await who.call(getQuote, { id })).offer!
      return [read.lines.filter(({ isCounted }) => isCounted).map(({ costCents }) => costCents), totalsOf(read).totalCents]
    }
    for (const who of [ann, suppliers[0]!]) expect(await counted(a, who)).toEqual([[100], 1100])
    for (const who of [ann, suppliers[1]!]) expect(await counted(b, who)).toEqual([[150, 300], 450])
    const sent = (await ann.call(listMyQuotes, { limit: 50 })).items.find(({ id }) => id === a)!
    expect(totalsOf(sent.offer!).totalCents).toBe(1100)
  })

  test('each supplier and its buyer are told once, of what was accepted', async () => {
    const bulk = await answered()
    await accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }])
    for (const [of, totalCents] of [
      ['a', 1100],
      ['b', 450],
    ] as const) {
      const id = bulk.requestIds.get(of)!
      expect((await acceptEmails(id)).map(({ facts }) => facts.offer?.totalCents)).toEqual([totalCents])
      expect((await emailsAbout(app, id, 'quote-accepted')).map(({ facts }) => facts.offer.totalCents)).toEqual([totalCents])
    }
  })

  test.each<[string, Told, [lineId: string, cents: number][]]>([
    ['all that count', { of: 'a' }, [['1', 100], ['2', 200]]], // prettier-ignore
    ['the price that the comparison shows', { of: 'a', lines: ['1'] }, [['1', 100]]],
    ['another of its prices', { of: 'a', lines: ['1'], prices: [['1', 1]] }, [['1', 700]]],
    ['another price of all', { of: 'a', prices: [['1', 1]] }, [['1', 700], ['2', 200]]], // prettier-ignore
    ['a substitute that is chosen', { of: 'c', lines: ['1'] }, [['1', 50]]],
    ['too few packs that are chosen', { of: 'c', lines: ['3'] }, [['3', 125]]],
    ['a substitute by its price', { of: 'c', prices: [['1', 0]] }, [['1', 50]]],
  ])('it accepts %s', async (_, told, expected) => {
    const bulk = await answered()
    await accept(bulk, [told])
    const { offer: read } = await ann.call(getQuote, { id: bulk.requestIds.get(told.of)! })
    const counted = read!.lines.filter(({ isCounted }) => isCounted).map(({ requestLineId, costCents }) => [requestLineId, costCents])
    expect(counted).toEqual(expected.map(([id, cents]) => [bulk.lineIds.get(id), cents]))
  })

  test.each<[string, Told[], number, string]>([
    ['a line that has no price', [{ of: 'a', lines: ['1', '3'] }], 400, 'orders.0.lineIds'],
    ['a line of nobody', [{ of: 'b' }, { of: 'a', lines: [randomUUID()] }], 400, 'orders.1.lineIds'],
    [
      'a line in two orders',
      [
        { of: 'a', lines: ['2'] },
        { of: 'b', lines: ['3', '2'] },
      ],
      400,
      'orders.1.lineIds',
    ],
    ['one in two orders without saying which', [{ of: 'b' }, { of: 'a' }], 400, 'orders.1.lineIds'],
    ['a line twice', [{ of: 'a', lines: ['1', '1'] }], 400, 'orders.0.lineIds'],
    ['no line', [{ of: 'a', lines: [] }], 400, 'orders.0.lineIds'],
    ['nothing that counts', [{ of: 'c' }], 400, 'orders.0.lineIds'],
    ['a pack that does not say what it holds', [{ of: 'c', lines: ['4'] }], 400, 'orders.0.lineIds'],
    ['the price of such a pack', [{ of: 'c', prices: [['4', 0]] }], 400, 'orders.0.prices.0.n'],
    ['a price that is not there', [{ of: 'a', prices: [['1', 2]] }], 400, 'orders.0.prices.0.n'],
    ['a fourth price', [{ of: 'a', prices: [['1', 3]] }], 400, 'orders.0.prices.0.n'],
    ['the price of a line that is not chosen', [{ of: 'a', lines: ['2'], prices: [['1', 1]] }], 400, 'orders.0.prices.0.lineId'],
    ['the price of no line', [{ of: 'a', prices: [[randomUUID(), 0]] }], 400, 'orders.0.prices.0.lineId'],
    ['two prices for a line', [{ of: 'a', prices: [['1', 0], ['1', 1]] }], 400, 'orders.0.prices.1.lineId'], // prettier-ignore
    [
      'a request twice',
      [
        { of: 'a', lines: ['1'] },
        { of: 'a', lines: ['2'] },
      ],
      400,
      'orders.1.requestId',
    ],
    ['no order', [], 400, 'orders'],
    ['a request of nobody', [{ of: 'a' }, { of: randomUUID() }], 404, 'orders.1.requestId'],
    ['a request without an answer', [{ of: 'a' }, { of: 'd' }], 409, 'orders.1.requestId'],
    ['an answer that is not the latest', [{ of: 'b' }, { of: 'a', lines: ['1'], revision: 0 }], 409, 'orders.1.requestId'],
    [
      'goods below a minimum',
      [
        { of: 'a', lines: ['1'] },
        { of: 'b', lines: ['2'] },
      ],
      409,
      'orders.1.requestId',
    ],
  ])('%s is refused, and nothing is accepted', async (_, told, status, path) => {
    const bulk = await answered()
    const problem = await problemOf(accept(bulk, told))
    expect([problem.status, problem.errors?.map((error) => error.path)]).toEqual([status, [path]])
    expect(await statesOf(bulk)).toEqual(OPEN)
    for (const id of bulk.requestIds.values()) expect(await acceptEmails(id)).toEqual([])
  })

  test('what its supplier refuses names the supplier and the amount', async () => {
    const bulk = await answered()
    const { detail } = await problemOf(accept(bulk, [{ of: 'b', lines: ['2'] }]))
    expect(detail).toMatch(/\$3\.00/)
    const [, { supplier: of }] = (await ann.call(getBulkQuotes, { id: bulk.bulkId })) as [unknown, { supplier: { businessName: string } }]
    const both = await problemOf(accept(bulk, [{ of: 'b', lines: ['2'] }, { of: 'a', lines: ['1'] }])) // prettier-ignore
    expect(both.detail).toBe(`${of.businessName}: ${detail}`)
  })

  test('what was declined, withdrawn, is over or accepted already takes nothing else along', async () => {
    for (const close of [
      (id: string) => ann.call(declineQuote, { id }),
      (id: string) => ann.call(withdrawQuote, { id }),
      (id: string) => ann.call(acceptQuote, { id }),
      (id: string) => app.context.db.updateTable('offers').set({ validUntil: '2020-01-01' }).where('requestId', '=', id).execute(),
      (id: string) => app.context.db.updateTable('quoteRequests').set({ status: 'expired' }).where('id', '=', id).execute(),
    ]) {
      const bulk = await answered()
      await close(bulk.requestIds.get('b')!)
      const problem = await problemOf(accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b', lines: ['3'] }])) // prettier-ignore
      expect([problem.status, (await statesOf(bulk))[0]]).toEqual([409, 'quoted'])
    }
  })

  test('a request of another bulk request is not found', async () => {
    const [bulk, other] = [await answered(), await answered()]
    expect(await problemOf(accept(bulk, [{ of: other.requestIds.get('a')! }]))).toMatchObject({ status: 404 })
  })

  test('only its buyer accepts and undoes, with the account or with the link', async () => {
    const bulk = await answered()
    for (const [who, status] of [
      [await buyer(app), 403],
      [suppliers[0]!, 403],
      [openBrowser(app), 401],
    ] as const) {
      expect(await problemOf(accept(bulk, [{ of: 'a' }], who))).toMatchObject({ status })
      expect(await problemOf(who.call(undoBulk, { id: bulk.bulkId }))).toMatchObject({ status })
    }
    const [copy] = await emailsAbout(app, bulk.bulkId, 'bulk-quote-request-copy')
    const key = keyIn(app, copy!.facts.token)
    const call = { id: bulk.bulkId, key, orders: ordersOf(bulk, [{ of: 'a' }]) }
    expect(await openBrowser(app).call(acceptBulk, call)).toMatchObject({ accepted: [bulk.requestIds.get('a')] })
    expect(await openBrowser(app).call(undoBulk, { id: bulk.bulkId, key })).toEqual({ undone: [bulk.requestIds.get('a')] })
  })

  test('a call that is repeated under its key gets the first response again', async () => {
    const bulk = await answered()
    const headers = { 'idempotency-key': randomUUID() }
    const payload = { orders: ordersOf(bulk, [{ of: 'a' }]) }
    const send = () => ann.ask({ method: 'POST', url: `/api/quotes/bulk/${bulk.bulkId}/accept`, headers, payload })
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()])
    expect(await acceptEmails(bulk.requestIds.get('a')!)).toHaveLength(1)
  })

  test('of a bulk request that has only words whole answers are accepted', async () => {
    const bulk = await answeredBulk(ann, suppliers, { lines: [], offers: offers.slice(0, 2).map((each) => ({ ...each, prices: [] })) })
    const [a, b] = [...bulk.requestIds.values()] as [string, string]
    const words = [{ item: 'Beans', packSize: '1 kg', quantity: 2, priceCents: 500, gst: 'free' as const }]
    for (const [n, id] of [a, b].entries()) await suppliers[n]!.call(answerQuote, { id, lines: words })
    expect(await problemOf(accept(bulk, [{ of: 'a', lines: [randomUUID()] }]))).toMatchObject({ status: 400 })
    expect((await accept(bulk, [{ of: 'a' }, { of: 'b' }])).accepted).toEqual([a, b])
    expect(totalsOf((await ann.call(getQuote, { id: b })).offer!).totalCents).toBe(1000)
  })
})

describe('POST /api/quotes/bulk/:id/undo', () => {
  test('all of it is undone as one, others stay as they are, and what counts is as before', async () => {
    const bulk = await answered()
    await ann.call(acceptQuote, { id: bulk.requestIds.get('a')! })
    await accept(bulk, [{ of: 'b', lines: ['3'] }, { of: 'c', lines: ['1'] }]) // prettier-ignore
    later(59)
    const { undone } = await undo(bulk)
    expect(undone.toSorted()).toEqual(['b', 'c'].map((of) => bulk.requestIds.get(of)!).toSorted())
    expect(await statesOf(bulk)).toEqual(['won', 'quoted', 'quoted', 'new'])
    for (const of of ['b', 'c']) {
      expect(await acceptEmails(bulk.requestIds.get(of)!)).toEqual([])
      expect(await emailsAbout(app, bulk.requestIds.get(of)!, 'quote-accepted')).toEqual([])
    }
    expect(totalsOf((await ann.call(getQuote, { id: bulk.requestIds.get('b')! })).offer!).goodsCents).toBe(450)
    expect(await problemOf(undo(bulk))).toMatchObject({ status: 409, detail: NOTHING_TO_UNDO })
  })

  test('after a minute it is too late, and nothing is undone', async () => {
    const bulk = await answered()
    await accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    later(61)
    expect(await problemOf(undo(bulk))).toMatchObject({ status: 409, detail: UNDO_LATE })
    expect(await statesOf(bulk)).toEqual(['won', 'won', 'quoted', 'new'])
  })

  test('what was undone alone is left out, and of two acceptances the last one is undone', async () => {
    const bulk = await answered()
    await accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    await ann.call(undoAccept, { id: bulk.requestIds.get('a')! })
    later(1)
    await accept(bulk, [{ of: 'c', lines: ['1'] }])
    expect(await undo(bulk)).toEqual({ undone: [bulk.requestIds.get('c')] })
    expect(await undo(bulk)).toEqual({ undone: [bulk.requestIds.get('b')] })
    expect(await statesOf(bulk)).toEqual(OPEN)
  })

  test('those that were closed with it are open again', async () => {
    const bulk = await answered()
    await accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    expect(await ann.call(declineOthers, { id: bulk.bulkId })).toEqual({ declined: 1, withdrawn: 1 })
    await undo(bulk)
    expect(await statesOf(bulk)).toEqual(OPEN)
  })
})

describe('Simultaneous calls on a bulk request', () => {
  const settled = async (calls: Promise<unknown>[]) => (await Promise.allSettled(calls)).map(({ status }) => status === 'fulfilled')

  test('of acceptances with the same requests in another order one counts', async () => {
    const bulk = await answered()
    const one: Told[] = [{ of: 'a', lines: ['1'] }, { of: 'b' }] // prettier-ignore
    const outcomes = await settled([accept(bulk, one), accept(bulk, one.toReversed()), accept(bulk, one), accept(bulk, one.toReversed())])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await statesOf(bulk)).toEqual(['won', 'won', 'quoted', 'new'])
    for (const of of ['a', 'b']) expect(await acceptEmails(bulk.requestIds.get(of)!)).toHaveLength(1)
  })

  test('with a revised answer either the old prices are accepted, or nothing', async () => {
    for (let round = 0; round < 3; round++) {
      const bulk = await answered()
      const id = bulk.requestIds.get('b')!
      const revise = () => suppliers[1]!.call(answerQuote, { id, ...answerOf(offers[1]!, lines, bulk.lineIds) })
      const both = () => accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b', revision: 1 }]) // prettier-ignore
      const outcomes = await settled(round % 2 ? [both(), revise()] : [revise(), both()])
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect((await statesOf(bulk)).slice(0, 2)).toSatisfy((states: string[]) => ['won,won', 'quoted,revised'].includes(states.join()))
    }
  })

  test('with an undo, a withdrawal and the others declined at once all is accepted or all open', async () => {
    const bulk = await answered()
    await accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b' }]) // prettier-ignore
    await settled([undo(bulk), undo(bulk), ann.call(declineOthers, { id: bulk.bulkId })])
    expect([OPEN.join(), 'won,won,declined,withdrawn']).toContain((await statesOf(bulk)).join())
    const other = await answered()
    const [accepted] = await settled([
      accept(other, [{ of: 'a', lines: ['1'] }, { of: 'b' }]), // prettier-ignore
      ann.call(withdrawQuote, { id: other.requestIds.get('b')! }),
    ])
    expect((await statesOf(other)).slice(0, 2)).toEqual(accepted ? ['won', 'won'] : ['quoted', 'withdrawn'])
  })
})
