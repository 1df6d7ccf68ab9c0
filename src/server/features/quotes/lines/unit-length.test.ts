import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import { changeMeanings } from '#contract/order-lists/meanings.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { compareOffers } from '#contract/quotes/comparison/comparisons.ts'
import { changeOtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { addSavedAnswer } from '#contract/quotes/saved-answers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { prices } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let milk: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, milk] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const UNIT = 'returnable crate of the growers'.padEnd(MAX_UNIT, 'x')
const LONGER = `${UNIT}s`
const price = { packSize: '5 kg', priceCents: 900, gst: 'free' as const }

const ask = (line: object) =>
  ann.call(requestQuotes, {
    supplierIds: [milk.supplierId],
    message: 'Please price these lines.',
    contactEmail: 'ann@cafe.example',
    lines: [{ item: 'Milk', quantity: 4, ...line }],
  })
const asked = async (line: object) => {
  const { ids, bulkId } = await ask(line)
  const id = String(ids[0])
  return { id, bulkId, lineId: String((await ann.call(getQuote, { id })).lines[0]?.id) }
}
const compare = (measure: string) =>
  ann.call(compareOffers, {
    lines: [{ id: '1', item: 'Milk', need: { amount: 1, measure } }],
    offers: [{ id: 'a', name: 'A', prices: [] }],
  })

describe('The unit of a line', () => {
  test.each([['unit'], ['measure']])('a list line with the longest %s is asked for, answered and compared', async (field) => {
    const sized = field === 'unit' ? { unit: UNIT } : { unit: 'ctn', contents: { amount: 2, measure: UNIT } }
    const list = await ann.call(addOrderList, { name: 'Week', lines: [{ item: 'Milk', quantity: 4, ...sized, paidPer: UNIT }] })
    const [{ id: listLineId, unit, contents }] = list.lines as [(typeof list.lines)[number]]
    const { id, bulkId, lineId } = await asked({ unit, contents, listLineId })
    await milk.call(answerQuote, {
      id,
      lines: [{ item: 'Milk', ...price, packSize: UNIT, unit: UNIT, requestLineId: lineId }],
    })
    expect((await ann.call(getQuote, { id })).offer?.lines).toMatchObject([{ unit: UNIT }])
    const { others } = await ann.call(changeOtherPrices, {
      id: bulkId,
      others: [{ name: 'Market', prices: [{ ...price, lineId, unit: UNIT }] }],
    })
    expect(others).toMatchObject([{ prices: [{ unit: UNIT }] }])
    expect((await ann.call(getBulkComparison, { id: bulkId })).lines).toMatchObject([{ need: { measure: UNIT } }])
  })

  test('it is as long in all that takes one, and no longer', async () => {
    const { id, bulkId, lineId } = await asked({ unit: 'kg' })
    const calls: [string, (unit: string) => Promise<unknown>][] = [
      ['lines.0.unit', (unit) => ann.call(addOrderList, { name: 'Week', lines: [{ item: 'Milk', unit }] })],
      ['lines.0.paidPer', (paidPer) => ann.call(addOrderList, { name: 'Week', lines: [{ item: 'Milk', paidPer }] })],
      [
        'meanings.0.unit',
        (unit) => ann.call(changeMeanings, { meanings: [{ item: 'Milk', unit, contents: { amount: 1, measure: 'L' } }] }),
      ],
      ['lines.0.unit', (unit) => ask({ unit })],
      ['lines.0.contents.measure', (measure) => ask({ unit: 'ctn', contents: { amount: 1, measure } })],
      ['lines.0.need.measure', compare],
      ['lines.0.unit', (unit) => milk.call(answerQuote, { id, lines: [{ item: 'Milk', ...price, unit, requestLineId: lineId }] })],
      [
        'lines.0.unit',
        (unit) =>
          milk.call(addSavedAnswer, {
            id: milk.supplierId,
            name: 'Week',
            ...prices(),
            lines: [{ item: 'Milk', quantity: 1, ...price, unit }],
          }),
      ],
      [
        'others.0.prices.0.unit',
        (unit) => ann.call(changeOtherPrices, { id: bulkId, others: [{ name: 'Market', prices: [{ ...price, lineId, unit }] }] }),
      ],
    ]
    for (const [path, call] of calls) {
      await call(UNIT)
      const { status, errors } = await problemOf(call(LONGER))
      expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
    }
  })
})
