import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { getBulkQuotes, type requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import type { CategoryName } from '#contract/options.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

type NewLine = NonNullable<CallerInput<typeof requestQuote>['lines']>[number]
type Person = Awaited<ReturnType<typeof buyer>>

let app: TestApp
let ann: Person
const sellers = new Map<CategoryName, number>()
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  for (const category of ['Dairy', 'Beverages', 'Coffee', 'Tea', 'Meat'] as const)
    sellers.set(category, (await app.supplier({ category })).id)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const idOf = (category: CategoryName) => sellers.get(category)!
const contactEmail = 'ann@cafe.example'
const askAll = (supplierIds: number[], lines: NewLine[], linesFor = {}) =>
  ann.call(requestQuotes, { supplierIds, message: 'Please price these lines.', contactEmail, lines, linesFor })
const pathsOf = async (call: Promise<unknown>) => {
  const { status, errors } = await problemOf(call)
  return [status, ...(errors ?? []).map(({ path }) => path)]
}

/** What suppliers of all five categories are asked, in the order Dairy, Beverages, Coffee, Tea, Meat. */
const FIVE = ['Dairy', 'Beverages', 'Coffee', 'Tea', 'Meat'] as const
const forAll = { item: 'Delivery box' }

describe('Lines of a bulk request', () => {
  // Who gets a line: the first letters of the categories.
  test.each<[item: string, category: CategoryName | null, to: string]>([
    ['Full cream milk', null, 'DBCTM'],
    ['Full cream milk', 'Dairy', 'D'],
    ['Oat milk', 'Dairy', 'DB'],
    ['Milk, oat, barista', 'Beverages', 'DB'],
    ['OAT MILK 12 x 1 L', 'Beverages', 'DB'],
    ['Soy milk', 'Dairy', 'DB'],
    ['Almond milk', 'Beverages', 'DB'],
    ['Coconut milk', 'Dairy', 'DB'],
    ['Rice milk', 'Dairy', 'DB'],
    ['Macadamia milk', 'Beverages', 'DB'],
    ['Plant milk', 'Beverages', 'DB'],
    ['Plant-based milks', 'Beverages', 'DB'],
    ['Almonds milk', 'Beverages', 'DB'],
    ['Orange juice', 'Beverages', 'DB'],
    ['Juices, assorted', 'Dairy', 'DB'],
    ['Oat yoghurt', 'Dairy', 'D'],
    ['Goat milk', 'Dairy', 'D'],
    ['Coconut water', 'Beverages', 'B'],
    ['Sparkling water', 'Beverages', 'B'],
    ['Oat milk', 'Meat', 'M'],
    ['Drinking chocolate', 'Coffee', 'CT'],
    ['Chocolates', 'Tea', 'CT'],
    ['Chai latte powder', 'Tea', 'CT'],
    ['Sticky chai', 'Coffee', 'CT'],
    ['House blend', 'Coffee', 'C'],
    ['Green tea', 'Tea', 'T'],
    ['Chairs', 'Coffee', 'C'],
    ['Chai', 'Beverages', 'B'],
    ['Orange juice', 'Coffee', 'C'],
    ['Lamb shoulder', 'Meat', 'M'],
    ['Hot chocolate', 'Dairy', 'D'],
    ['Web site', 'Web Design', ''],
  ])('%s of %s goes to %s', async (item, category, to) => {
    const { bulkId } = await askAll(FIVE.map(idOf), [{ item, category }, forAll])
    const got = (await ann.call(getBulkQuotes, { id: bulkId! })).map(({ lines }) => lines.some((line) => line.item === item))
    expect(FIVE.filter((_, at) => got[at]).map((name) => name[0])).toEqual([...to])
  })

  test('a line has one id in all requests that carry it, the order of both is kept, and requests stand in the order of the suppliers', async () => {
    const lines = [{ item: 'A', category: 'Tea' as const }, { item: 'B' }, { item: 'C' }]
    const { ids, bulkId } = await askAll([idOf('Tea'), idOf('Dairy')], lines)
    const [tea, dairy] = await ann.call(getBulkQuotes, { id: bulkId! })
    expect([tea!.id, dairy!.id]).toEqual(ids)
    expect(tea?.lines.map(({ item }) => item)).toEqual(['A', 'B', 'C'])
    expect(dairy!.lines.map(({ id }) => id)).toEqual(tea!.lines.slice(1).map(({ id }) => id))
  })

  test('linesFor gives a supplier what it names and nothing else, whatever the category', async () => {
    const lines = [{ item: 'A', category: 'Tea' as const }, { item: 'B' }, { item: 'C', category: 'Dairy' as const }]
    const [tea, dairy] = [idOf('Tea'), idOf('Dairy')]
    const { bulkId } = await askAll([tea, dairy], lines, { [dairy]: [1, 0] })
    const requests = await ann.call(getBulkQuotes, { id: bulkId! })
    expect(requests.map((request) => request.lines.map(({ item }) => item))).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ])
  })

  test.each<[string, (dairy: number, meat: number) => [ids: number[], lines: NewLine[], linesFor: object], string[]]>([
    ['a supplier that is not asked', (dairy, meat) => [[dairy], [forAll], { [meat]: [0] }], ['linesFor.MEAT']],
    ['a key that is no id', (dairy) => [[dairy], [forAll], { dairy: [0] }], ['linesFor.dairy']],
    ['a key in another spelling', (dairy) => [[dairy], [forAll], { [`0${dairy}`]: [0] }], ['linesFor.0DAIRY']],
    ['a position beyond the lines', (dairy) => [[dairy], [forAll], { [dairy]: [0, 1] }], ['linesFor.DAIRY.1']],
    ['a position below 0', (dairy) => [[dairy], [forAll], { [dairy]: [-1] }], ['linesFor.DAIRY.0']],
    ['a position between lines', (dairy) => [[dairy], [forAll], { [dairy]: [0.5] }], ['linesFor.DAIRY.0']],
    ['a line twice', (dairy) => [[dairy], [forAll], { [dairy]: [0, 0] }], ['linesFor.DAIRY.1']],
    ['positions without lines', (dairy) => [[dairy], [], { [dairy]: [0] }], ['linesFor.DAIRY.0']],
    ['a supplier left without a line', (dairy, meat) => [[dairy, meat], [{ item: 'Milk', category: 'Dairy' }], {}], ['supplierIds.1']],
    [
      'one after a repeated supplier',
      (dairy, meat) => [[dairy, dairy, meat], [{ item: 'Milk', category: 'Dairy' }], {}],
      ['supplierIds.2'],
    ],
    ['a supplier that is given no line', (dairy, meat) => [[dairy, meat], [forAll], { [dairy]: [] }], ['supplierIds.0']],
  ])('%s is a 400 at its path, and nothing is sent', async (_, make, paths) => {
    const [dairy, meat] = [idOf('Dairy'), idOf('Meat')]
    const count = () => app.context.db.selectFrom('quoteRequests').select('id').execute()
    const before = (await count()).length
    const exact = paths.map((path) => path.replace('DAIRY', String(dairy)).replace('MEAT', String(meat)))
    expect(await pathsOf(askAll(...make(dairy, meat)))).toEqual([400, ...exact])
    expect((await count()).length).toBe(before)
  })

  test('each supplier reads only its own lines, in its email too', async () => {
    const [one, two] = [await supplier(app), await supplier(app)]
    for (const each of [one, two]) await confirmAddressOf(app, each)
    const lines = [{ item: 'Purple basil' }, { item: 'Banana blossom' }]
    await askAll([one.supplierId, two.supplierId], lines, { [one.supplierId]: [0], [two.supplierId]: [1] })
    const emails = await app.emails()
    const textTo = (address: string) => emails.findLast(({ to }) => to?.[0]?.address === address)!.text
    expect([textTo(one.email), textTo(two.email)]).toEqual([
      expect.stringContaining('Purple basil'),
      expect.stringContaining('Banana blossom'),
    ])
    expect(textTo(one.email)).not.toContain('Banana')
  })
})
