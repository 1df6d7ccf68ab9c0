import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { getQuote, listMyQuotes, requestQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { emailsAbout } from '#test/people/quotes.ts'

type NewLine = NonNullable<CallerInput<typeof requestQuote>['lines']>[number]
type Answer = Partial<Omit<CallerInput<typeof answerQuote>, 'id'>>
type NewQuoteLine = CallerInput<typeof answerQuote>['lines'][number]

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const KILOS: NewLine[] = [
  { item: 'Flour', quantity: 20, unit: 'kg' },
  { item: 'Basil', quantity: 3, unit: 'bunch' },
]
/** Sends a request and returns the ids of its lines, in order. */
async function ask(lines: NewLine[] = KILOS) {
  const request = { supplierId: beans.supplierId, businessName: 'Corner Cafe', contactEmail: 'ann@cafe.example', requirements: 'Prices' }
  const { id } = await ann.call(requestQuote, { ...request, lines })
  return { id, ids: (await beans.call(getQuote, { id })).lines.map((line) => line.id) }
}
const price = (requestLineId: string | null, more: Partial<NewQuoteLine> = {}): NewQuoteLine => ({
  item: 'Flour',
  packSize: '5 kg',
  priceCents: 1000,
  gst: 'free',
  requestLineId,
  ...(requestLineId === null && { quantity: 1 }),
  ...more,
})
const pathsOf = async (id: string, answer: object) => {
  const { status, errors } = await problemOf(beans.call(answerQuote, { id, ...answer } as never))
  return [status, ...(errors ?? []).map(({ path }) => path)]
}

const TERMS = {
  deliveryCents: 1500,
  minimumCents: 8000,
  belowMinimum: 'fee',
  smallOrderFeeCents: 900,
  freeDeliveryFromCents: 50_000,
  deliveryGst: 'taxable',
  holdWeeks: 8,
  noticeDays: 14,
} as const

describe('Answers to the lines of a request', () => {
  test('everything that an answer says is read back, with what its lines come to', async () => {
    const { id, ids } = await ask()
    const lines = [
      price(ids[0]!, { quantity: 9, isByWeight: true }),
      price(ids[0]!, { item: 'Spelt flour', isSubstitute: true, gst: 'taxable' }),
      price(null, { quantity: 2 }),
    ]
    const { offer: quote } = await beans.call(answerQuote, { id, lines, passedLineIds: [ids[1]!, ids[1]!], ...TERMS })
    expect(quote).toMatchObject({ ...TERMS, passedLineIds: [ids[1]], revision: 1 })
    const full = { unit: null, isSubstitute: false, isByWeight: false, origin: null, isSeafood: false }
    expect(quote?.lines).toEqual([
      { ...full, ...lines[0], packs: 4, costCents: 4000, isCounted: true },
      { ...full, ...lines[1], quantity: null, packs: 4, costCents: 4000, isCounted: false },
      { ...full, ...lines[2], packs: 2, costCents: 2000, isCounted: false },
    ])
    const read = await ann.call(getQuote, { id })
    expect([read.offer, read.offers]).toEqual([quote, [quote]])
    expect((await ann.call(listMyQuotes, {})).items.find((row) => row.id === id)!.offer).toEqual(quote)
  })

  test('what is left out means the difference, GST as of the goods, and nothing else', async () => {
    const { id, ids } = await ask()
    const { offer: quote } = await beans.call(answerQuote, { id, lines: [price(ids[0]!)] })
    expect(quote).toMatchObject({
      belowMinimum: 'difference',
      deliveryGst: 'goods',
      smallOrderFeeCents: null,
      freeDeliveryFromCents: null,
      holdWeeks: null,
      noticeDays: null,
      passedLineIds: [],
    })
  })

  test('list, thread, email and its subject have one total', async () => {
    const { id, ids } = await ask()
    const { offer: quote } = await beans.call(answerQuote, { id, lines: [price(ids[0]!), price(null)], ...TERMS })
    const totals = totalsOf(quote!)
    // Goods of $40.00, delivery of $15.00 and a fee of $9.00 that are taxed.
    expect(totals).toMatchObject({ goodsCents: 4000, smallOrderFeeCents: 900, shortCents: 4000, gstCents: 240, totalCents: 6640 })
    const [email] = await emailsAbout(app, id, 'quote-step')
    expect(email?.facts.offer).toMatchObject({ ...totals, minimumCents: 8000, belowMinimum: 'fee', lines: 2 })
  })

  test('a revision replaces it, and each keeps its own figures', async () => {
    const { id, ids } = await ask()
    await beans.call(answerQuote, { id, lines: [price(ids[0]!)] })
    const { offers: quotes } = await beans.call(answerQuote, { id, lines: [price(ids[0]!, { priceCents: 900 })] })
    expect(quotes.map((quote) => [quote.revision, totalsOf(quote).totalCents])).toEqual([
      [2, 3600],
      [1, 4000],
    ])
  })

  test.each<[title: string, answer: (flour: string, basil: string) => Answer, paths: string[]]>([
    ['an unknown line', () => ({ lines: [price(randomUUID())] }), ['lines.0.requestLineId']],
    ['no id', () => ({ lines: [price('x')] }), ['lines.0.requestLineId']],
    ['a fourth price', (flour) => ({ lines: [1, 2, 3, 4].map(() => price(flour)) }), ['lines.3.requestLineId']],
    [
      'a fourth and a fifth',
      (flour) => ({ lines: [1, 2, 3, 4, 5].map(() => price(flour)) }),
      ['lines.3.requestLineId', 'lines.4.requestLineId'],
    ],
    ['a substitute for nothing', () => ({ lines: [price(null, { isSubstitute: true })] }), ['lines.0.requestLineId']],
    ['nothing said of how many', () => ({ lines: [price(null, { quantity: null })] }), ['lines.0.quantity']],
    ['a quantity of 0', (flour) => ({ lines: [price(flour, { quantity: 0 })] }), ['lines.0.quantity']],
    ['a text for a yes', (flour) => ({ lines: [price(flour, { isByWeight: 'yes' as never })] }), ['lines.0.isByWeight']],
    ['null for a no', (flour) => ({ lines: [price(flour, { isSubstitute: null as never })] }), ['lines.0.isSubstitute']],
    ['priced and passed', (flour, basil) => ({ lines: [price(flour)], passedLineIds: [basil, flour] }), ['passedLineIds.1']],
    ['an unknown line passed', (flour) => ({ lines: [price(flour)], passedLineIds: [randomUUID()] }), ['passedLineIds.0']],
    ['all passed', (flour, basil) => ({ lines: [price(null)], passedLineIds: [flour, basil] }), ['passedLineIds']],
    ['no list of passed lines', (flour) => ({ lines: [price(flour)], passedLineIds: 'x' as never }), ['passedLineIds']],
    ['a fee that is not said', (flour) => ({ lines: [price(flour)], belowMinimum: 'fee' }), ['smallOrderFeeCents']],
    ['an unknown policy', (flour) => ({ lines: [price(flour)], belowMinimum: 'maybe' as never }), ['belowMinimum']],
    ['an unknown GST of delivery', (flour) => ({ lines: [price(flour)], deliveryGst: 'some' as never }), ['deliveryGst']],
    ['a fee below 0', (flour) => ({ lines: [price(flour)], smallOrderFeeCents: -1 }), ['smallOrderFeeCents']],
    ['part of a cent', (flour) => ({ lines: [price(flour)], freeDeliveryFromCents: 0.5 }), ['freeDeliveryFromCents']],
    ['105 weeks', (flour) => ({ lines: [price(flour)], holdWeeks: 105 }), ['holdWeeks']],
    ['part of a week', (flour) => ({ lines: [price(flour)], holdWeeks: 1.5 }), ['holdWeeks']],
    ['366 days', (flour) => ({ lines: [price(flour)], noticeDays: 366 }), ['noticeDays']],
    ['days below 0', (flour) => ({ lines: [price(flour)], noticeDays: -1 }), ['noticeDays']],
    ['no lines', () => ({ lines: [] }), ['lines']],
    ['301 lines', () => ({ lines: Array.from({ length: 301 }, () => price(null)) }), ['lines']],
  ])('%s is a 400 at its path', async (_, answer, paths) => {
    const { id, ids } = await ask()
    expect(await pathsOf(id, answer(ids[0]!, ids[1]!))).toEqual([400, ...paths])
  })

  test('a line that would come to over $10,000,000,000 is a 400 at its price', async () => {
    const { id, ids } = await ask([{ item: 'Flour', quantity: 1_000_000, unit: 'kg' }])
    const dear = (priceCents: number) => ({ lines: [price(ids[0]!, { packSize: '1 kg', priceCents })] })
    expect(await pathsOf(id, dear(1_000_001))).toEqual([400, 'lines.0.priceCents'])
    expect(totalsOf((await beans.call(answerQuote, { id, ...dear(1_000_000) })).offer!).totalCents).toBe(1e12)
  })

  test('a request without lines takes neither prices for lines nor passes, and counts all that it is given', async () => {
    const { id } = await ask([])
    expect(await pathsOf(id, { lines: [price(randomUUID())], passedLineIds: [randomUUID()] })).toEqual([
      400,
      'lines.0.requestLineId',
      'passedLineIds.0',
    ])
    const { offer: quote } = await beans.call(answerQuote, { id, lines: [price(null, { quantity: 3 })] })
    expect(totalsOf(quote!).totalCents).toBe(3000)
  })

  test.each<[title: string, goods: number, terms: Answer, status: number]>([
    ['below a minimum that is insisted on', 1999, { minimumCents: 8000, belowMinimum: 'refuse' }, 409],
    ['at it', 2000, { minimumCents: 8000, belowMinimum: 'refuse' }, 200],
    ['below one with a fee', 1999, { minimumCents: 8000, belowMinimum: 'fee', smallOrderFeeCents: 500 }, 200],
    ['below one where the difference is charged', 1999, { minimumCents: 8000 }, 200],
    ['without a minimum', 1999, { belowMinimum: 'refuse' }, 200],
  ])('goods %s are accepted with %j', async (_, priceCents, terms, status) => {
    const { id, ids } = await ask()
    await beans.call(answerQuote, { id, lines: [price(ids[0]!, { priceCents })], ...terms } as never)
    const response = await ann.ask({ method: 'POST', url: `/api/quotes/${id}/accept`, payload: {} })
    expect(response.statusCode).toBe(status)
    const { detail = '', status: state } = response.json<{ detail?: string; status: unknown }>()
    expect([state, /\$79\.96.*\$80\.00/.test(detail)]).toEqual(status === 409 ? [409, true] : ['won', false])
    expect((await ann.call(getQuote, { id })).status).toBe(status === 409 ? 'quoted' : 'won')
  })

  test('an answer of which nothing counts has no total, and can be accepted all the same', async () => {
    const { id, ids } = await ask([{ item: 'Flour' }])
    await beans.call(answerQuote, { id, lines: [price(ids[0]!)], deliveryCents: 1500, minimumCents: 8000, belowMinimum: 'refuse' })
    const { offer: quote, status } = await ann.call(acceptQuote, { id })
    expect([status, totalsOf(quote!).totalCents]).toEqual(['won', 0])
  })
})
