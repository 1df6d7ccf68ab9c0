import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBulkQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, declineQuote, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { answeringSuppliers, OPEN, type ChosenPrices } from '#test/people/answering-suppliers.ts'

let kit: Awaited<ReturnType<typeof answeringSuppliers>>
beforeAll(async () => void (kit = await answeringSuppliers((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.app.context.db.deleteFrom('rateLimits').execute())

describe('POST /api/quotes/bulk/:id/accept, refused', () => {
  test.each<[string, ChosenPrices[], number, string]>([
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
  ])('%s is refused, and nothing is accepted', async (_, chosen, status, path) => {
    const bulk = await kit.answered()
    const problem = await problemOf(kit.accept(bulk, chosen))
    expect([problem.status, problem.errors?.map((error) => error.path)]).toEqual([status, [path]])
    expect(await kit.statesOf(bulk)).toEqual(OPEN)
    for (const id of bulk.requestIds.values()) expect(await kit.acceptEmails(id)).toEqual([])
  })

  test('what its supplier refuses names the supplier and the amount', async () => {
    const bulk = await kit.answered()
    const { detail } = await problemOf(kit.accept(bulk, [{ of: 'b', lines: ['2'] }]))
    expect(detail).toMatch(/\$3\.00/)
    const [, { supplier: of }] = (await kit.ann.call(getBulkQuotes, { id: bulk.bulkId })) as [
      unknown,
      { supplier: { businessName: string } },
    ]
    const both = await problemOf(kit.accept(bulk, [{ of: 'b', lines: ['2'] }, { of: 'a', lines: ['1'] }])) // prettier-ignore
    expect(both.detail).toBe(`${of.businessName}: ${detail}`)
  })

  test('what was declined, withdrawn, is over or accepted already takes nothing else along', async () => {
    for (const close of [
      (id: string) => kit.ann.call(declineQuote, { id }),
      (id: string) => kit.ann.call(withdrawQuote, { id }),
      (id: string) => kit.ann.call(acceptQuote, { id }),
      (id: string) => kit.app.context.db.updateTable('offers').set({ validUntil: '2020-01-01' }).where('requestId', '=', id).execute(),
      (id: string) => kit.app.context.db.updateTable('quoteRequests').set({ status: 'expired' }).where('id', '=', id).execute(),
    ]) {
      const bulk = await kit.answered()
      await close(bulk.requestIds.get('b')!)
      const problem = await problemOf(kit.accept(bulk, [{ of: 'a', lines: ['1'] }, { of: 'b', lines: ['3'] }])) // prettier-ignore
      expect([problem.status, (await kit.statesOf(bulk))[0]]).toEqual([409, 'quoted'])
    }
  })
})
