import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { getQuote, requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

type NewLine = NonNullable<CallerInput<typeof requestQuote>['lines']>[number]
type Person = Awaited<ReturnType<typeof buyer>>

let app: TestApp
let ann: Person
let milkman: number
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  milkman = (await app.supplier({ category: 'Dairy' })).id
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const contactEmail = 'ann@cafe.example'
const ask = (lines: NewLine[], supplierId = milkman) =>
  ann.call(requestQuote, { supplierId, businessName: 'Corner Cafe', contactEmail, requirements: 'Please price these lines.', lines })
const askAll = (supplierIds: number[], lines: NewLine[], linesFor = {}) =>
  ann.call(requestQuotes, { supplierIds, message: 'Please price these lines.', contactEmail, lines, linesFor })
const pathsOf = async (call: Promise<unknown>) => {
  const { status, errors } = await problemOf(call)
  return [status, ...(errors ?? []).map(({ path }) => path)]
}

describe('Lines of a request', () => {
  test('a single request carries its lines, whatever their category, and both sides read them', async () => {
    const beans = await supplier(app)
    const lines = [
      { item: 'Roma tomatoes', quantity: 2, unit: 'ctn', contents: { amount: 10, measure: 'kg' }, every: 'week' as const, note: 'Ripe' },
      { item: 'Lamb shoulder', category: 'Meat' as const },
    ]
    const { id } = await ask(lines, beans.supplierId)
    const read = await beans.call(getQuote, { id })
    expect(read.lines).toEqual([
      { id: expect.any(String), ...lines[0], amount: 20, measure: 'kg', isSeafood: false },
      {
        id: expect.any(String),
        item: 'Lamb shoulder',
        isSeafood: false,
        quantity: null,
        unit: null,
        contents: null,
        every: null,
        note: null,
        amount: null,
        measure: null,
      },
    ])
    const own = await ann.call(getQuote, { id })
    expect(own.lines).toEqual(read.lines.map((line) => ({ ...line, listLineId: null })))
    expect((await ann.call(getQuote, { id: await ask([]).then((sent) => sent.id) })).lines).toEqual([])
  })

  test('a line says what it asks for (shared/order-line/line-need.test.ts has the cases)', async () => {
    const ten = { amount: 10, measure: 'kg' }
    const { id } = await ask([
      { item: 'Flour', quantity: 2, unit: 'bag', contents: ten },
      { item: 'Salt', quantity: 500, unit: 'g' },
      { item: 'Rice', unit: 'bag', contents: ten },
      { item: 'Mint' },
    ])
    expect((await ann.call(getQuote, { id })).lines.map(({ amount, measure }) => [amount, measure])).toEqual([
      [20, 'kg'],
      [0.5, 'kg'],
      [null, 'kg'],
      [null, null],
    ])
  })

  test('the line of a list that it was made from is for its buyer only, and for nobody else to name', async () => {
    const { lines } = await ann.call(addOrderList, { name: 'Weekly', lines: [{ item: 'Flour', paidCents: 1800 }] })
    const line = { item: 'Flour', listLineId: lines[0]!.id }
    const beans = await supplier(app)
    const { id } = await ask([line], beans.supplierId)
    expect((await ann.call(getQuote, { id })).lines).toMatchObject([line])
    expect((await beans.call(getQuote, { id })).lines[0]).not.toHaveProperty('listLineId')
    const others = { supplierId: milkman, businessName: 'Other', contactEmail, requirements: 'Prices', lines: [line] }
    expect(await pathsOf((await buyer(app)).call(requestQuote, others))).toEqual([400, 'lines.0.listLineId'])
  })

  test.each<[string, object, string]>([
    ['no item', { item: ' ' }, 'lines.0.item'],
    ['an item of 201 characters', { item: 'x'.repeat(201) }, 'lines.0.item'],
    ['a quantity of 0', { item: 'Milk', quantity: 0 }, 'lines.0.quantity'],
    ['a quantity over a million', { item: 'Milk', quantity: 1_000_001 }, 'lines.0.quantity'],
    ['a quantity that is a text', { item: 'Milk', quantity: '2' }, 'lines.0.quantity'],
    ['contents of nothing', { item: 'Milk', contents: { amount: 0, measure: 'L' } }, 'lines.0.contents.amount'],
    ['contents without a measure', { item: 'Milk', contents: { amount: 1 } }, 'lines.0.contents.measure'],
    ['an unknown rhythm', { item: 'Milk', every: 'day' }, 'lines.0.every'],
    ['an unknown category', { item: 'Milk', category: 'Wine' }, 'lines.0.category'],
    ["a line of nobody's list", { item: 'Milk', listLineId: randomUUID() }, 'lines.0.listLineId'],
    ['an id that is none', { item: 'Milk', listLineId: 'x' }, 'lines.0.listLineId'],
  ])('%s is a 400 at its path, single and bulk', async (_, line, path) => {
    expect(await pathsOf(ask([line as NewLine]))).toEqual([400, path])
    expect(await pathsOf(askAll([milkman], [line as NewLine]))).toEqual([400, path])
  })

  test('a hundred lines are taken, one more is a 400', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ item: `Item ${n}` }))
    expect(await pathsOf(ask(many))).toEqual([400, 'lines'])
    const { id } = await ask(many.slice(1))
    expect((await ann.call(getQuote, { id })).lines.map(({ item }) => item)).toEqual(many.slice(1).map(({ item }) => item))
  })

  test('an email shows twenty lines and says how many more there are', async () => {
    const beans = await supplier(app)
    await confirmAddressOf(app, beans)
    await ask(
      Array.from({ length: 23 }, (_, n) => ({ item: `Goods no ${n + 1}.`, quantity: 3, unit: 'kg' })),
      beans.supplierId,
    )
    const email = (await app.emails()).findLast(({ to }) => to?.[0]?.address === beans.email)!
    expect(email.text).toContain('3 kg Goods no 20.')
    expect(email.text).not.toContain('Goods no 21.')
    expect(email.text).toContain('and 3 more lines')
  })
})
