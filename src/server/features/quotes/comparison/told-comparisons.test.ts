import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { compared, contents, line, need, offer, paid, price, taxed } from '#test/data/compared-offers.ts'
import { answeredBulk, asAnswered, rulesInQuery } from '#test/people/answered-bulk.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

type Body = Parameters<typeof answeredBulk>[2]
type Rules = Parameters<typeof rulesInQuery>[0]
type Case = { title: string; body: Body; expected: object; withSubstitutes?: { rules: Rules; expected: object } }

const file = join(import.meta.dirname, '../../../../../../shared/data/comparison-cases.json')
const isThere = existsSync(file)
const MISSING: Case = { title: 'skipped, ../shared/data/comparison-cases.json is not there', body: { lines: [], offers: [] }, expected: {} }
const { cases }: { cases: Case[] } = isThere ? JSON.parse(readFileSync(file, 'utf8')) : { cases: [MISSING] }

let app: TestApp
let ann: Person
let suppliers: (Person & { supplierId: number })[]
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  suppliers = [await supplier(app), await supplier(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

/** Returns the comparison of stored answers with what a comparison is told, read by its buyer. */
async function stored(body: Body, rules: Rules[] = [{}]) {
  await app.context.db.deleteFrom('rateLimits').execute()
  const bulk = await answeredBulk(ann, suppliers, body)
  return Promise.all(
    rules.map(async (each) => asAnswered(await ann.call(getBulkComparison, { id: bulk.bulkId, ...rulesInQuery(each, bulk) }), bulk)),
  )
}

const kg = (amount: number) => need(amount, 'kg')
const [one, two] = [line('1', 1, kg(10)), line('2', 1, kg(4))]
const pack = (lineId: string, cents: number, amount: number, more = {}) => price(lineId, cents, { ...contents(amount, 'kg'), ...more })
const cheap = offer('b', [pack('1', 900, 5), pack('2', 300, 1)])
/** What is told, beside the plain price of a whole pack. */
const OWN: [title: string, body: Body][] = [
  ['one price', { lines: [one], offers: [offer('a', [pack('1', 900, 5)])] }],
  ['a surplus', { lines: [one], offers: [offer('a', [pack('1', 900, 3)]), offer('b', [pack('1', 1700, 25)])] }],
  ['nobody has answered', { lines: [one], offers: [offer('a', []), offer('b', [])] }],
  ['one has answered', { lines: [one, two], offers: [offer('a', []), cheap] }],
  ['grams', { lines: [line('1', 1, need(2, 'kg'))], offers: [offer('a', [price('1', 450, contents(0.5, 'kg'))])] }],
  ['litres', { lines: [line('1', 1, need(36, 'L'))], offers: [offer('a', [price('1', 2700, contents(18, 'L'))])] }],
  ['pieces', { lines: [line('1', 1000)], offers: [offer('a', [price('1', 9900, contents(500))])] }],
  ['bunches', { lines: [line('1', 1, need(6, 'bunch'))], offers: [offer('a', [price('1', 250, contents(1, 'bunch'))])] }],
  ['another measure', { lines: [one], offers: [offer('a', [price('1', 250, contents(1, 'L'))])] }],
  ['a pack that does not say what it holds', { lines: [one], offers: [offer('a', [price('1', 250, { contents: null })]), cheap] }],
  ['by weight', { lines: [one], offers: [offer('a', [pack('1', 1990, 3, { isByWeight: true })])] }],
  ['three packs of one thing', { lines: [one], offers: [offer('a', [pack('1', 900, 5), pack('1', 1700, 10), pack('1', 4000, 25)])] }],
  ['too few of the cheaper one', { lines: [one], offers: [offer('a', [pack('1', 900, 5, { packs: 1 }), pack('1', 1900, 10)])] }],
  ['too few', { lines: [one], offers: [offer('a', [pack('1', 900, 5, { packs: 1 })])] }],
  ['enough', { lines: [one], offers: [offer('a', [pack('1', 900, 5, { packs: 2 })])] }],
  ['a substitute', { lines: [one], offers: [offer('a', [pack('1', 900, 5, { substitute: 'Other flour' })])] }],
  ['a substitute beside the thing', { lines: [one], offers: [offer('a', [pack('1', 1, 5, { substitute: 'Other' }), pack('1', 900, 5)])] }],
  ['GST', { lines: [one, two], offers: [offer('a', [pack('1', 905, 5, taxed), pack('2', 300, 1)]), offer('b', [pack('1', 900, 5)])] }],
  ['delivery', { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { deliveryCents: 1500 }), offer('b', [pack('1', 990, 5)])] }],
  ['taxed delivery', { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { deliveryCents: 1505, deliveryGst: 'taxable' })] }],
  ['untaxed delivery', { lines: [one], offers: [offer('a', [pack('1', 900, 5, taxed)], { deliveryCents: 1500, deliveryGst: 'free' })] }],
  [
    'delivery that is free from an amount',
    { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { deliveryCents: 1500, freeDeliveryFromCents: 1800 })] },
  ],
  [
    'delivery that is not yet free',
    { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { deliveryCents: 1500, freeDeliveryFromCents: 1801 })] },
  ],
  ['below a minimum', { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { minimumCents: 5000 })] }],
  ['at a minimum', { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { minimumCents: 1800, belowMinimum: 'refuse' })] }],
  ['below one that refuses', { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { minimumCents: 5000, belowMinimum: 'refuse' })] }],
  [
    'below one with a fee',
    { lines: [one], offers: [offer('a', [pack('1', 900, 5)], { minimumCents: 5000, belowMinimum: 'fee', smallOrderFeeCents: 700 })] },
  ],
  ['goods of nothing', { lines: [one], offers: [offer('a', [pack('1', 0, 5)], { deliveryCents: 1000 })] }],
  ['what is paid today', { lines: [line('1', 1, paid(2000, 5)), two], offers: [cheap] }],
  ['what is paid for another measure', { lines: [line('1', 1, { ...kg(10), paid: { cents: 5, ...contents(1, 'L') } })], offers: [cheap] }],
  ['every fortnight', { lines: [line('1', 1, paid(2000, 5, { every: 'fortnight' as const }))], offers: [offer('a', [pack('1', 900, 5)])] }],
]

describe('Stored requests and prices from anywhere', () => {
  test.each(OWN)('%s: both are compared alike', async (_, { lines, offers }) => {
    const fitting = offers.map((each) => ({ ...each, prices: each.prices.filter(({ lineId }) => lines.some(({ id }) => id === lineId)) }))
    const named = fitting.map((each, n) => ({ ...each, name: suppliers[n]!.username }))
    const [comparison] = await stored({ lines, offers: named })
    const expected = compared(lines, named)
    const names = comparison!.offers.map(({ name }) => name)
    expect(comparison).toEqual({ ...expected, offers: expected.offers.map((each, n) => ({ ...each, name: names[n] })) })
  })

  test.skipIf(!isThere).each(cases)('$title: it comes out as it was computed by hand', async ({ body, expected, withSubstitutes }) => {
    const [plain, allowed] = await stored(body, [{}, withSubstitutes?.rules ?? {}])
    expect(plain).toMatchObject(expected)
    expect(allowed).toMatchObject(withSubstitutes?.expected ?? expected)
  })
})
