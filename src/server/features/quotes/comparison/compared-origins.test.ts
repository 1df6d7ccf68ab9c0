import { parse } from 'csv-parse/sync'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { compareOffers } from '#contract/quotes/comparison/comparisons.ts'
import type { Origin } from '#contract/quotes/origins.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

let app: TestApp
let ann: Person
let fish: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, fish] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

type Given = { item?: string; origin?: Origin | null; isSubstitute?: boolean; packSize?: string; priceCents?: number }

/** Asks for items, five kilos of each, and answers each with some prices; null answers none. */
async function answered(asked: readonly [item: string, given: Given[]][]) {
  const { ids, bulkId } = await ann.call(requestQuotes, {
    supplierIds: [fish.supplierId],
    message: 'Please price these lines.',
    contactEmail: 'ann@cafe.example',
    lines: asked.map(([item]) => ({ item, quantity: 5, unit: 'kg' })),
  })
  const [id = ''] = ids
  const { lines } = await fish.call(getQuote, { id })
  const prices = lines.flatMap(({ id: requestLineId, item }, n) =>
    (asked[n]?.[1] ?? []).map((given) => ({ item, packSize: '1 kg', priceCents: 3000, gst: 'free' as const, requestLineId, ...given })),
  )
  await fish.call(answerQuote, { id, lines: prices })
  return { bulkId: bulkId ?? '', cells: (await ann.call(getBulkComparison, { id: bulkId ?? '' })).lines.map(({ cells: [cell] }) => cell) }
}

/** What stands in the cell of a line: where it is from, and whether that has to be said; undefined where it does not matter. */
const CASES: [item: string, given: Given[], origin: Origin | null | undefined, isSeafood: boolean | undefined][] = [
  ['Barramundi', [{ origin: 'australian' }], 'australian', true],
  ['Barramundi fillets', [{ origin: 'imported' }], 'imported', true],
  ['Prawns', [{ origin: 'mixed' }], 'mixed', true],
  ['Salmon', [{}], null, true],
  ['Salmon', [{ origin: null }], null, true],
  ['Smoked trout', [{}], null, true],
  ['Squid', [{ item: 'Calamari rings', origin: 'imported' }], 'imported', true],
  ['Fish of the day', [{ item: 'Whatever is good', origin: 'australian' }], 'australian', true],
  ['Lemons', [{}], undefined, undefined],
  ['Lemons', [{ origin: 'imported' }], 'imported', false],
  ['Fish sauce', [{}], undefined, undefined],
  ['Oyster mushrooms', [{}], undefined, undefined],
  ['Vegan prawns', [{}], undefined, undefined],
  // Of a substitute the item offered is judged.
  ['Prawns', [{ item: 'Konjac prawns', isSubstitute: true }], undefined, undefined],
  ['Tofu', [{ item: 'Prawns', isSubstitute: true }], null, true],
  ['Tofu', [{ item: 'Prawns', isSubstitute: true, origin: 'imported' }], 'imported', true],
  ['Snapper', [{ item: 'Bream', isSubstitute: true, origin: 'australian' }], 'australian', true],
  // Of several prices it is that of the price that the cell shows: the cheapest, whichever has an origin.
  ['Mussels', [{ origin: 'australian' }, { origin: 'imported', priceCents: 2000 }], 'imported', true],
  ['Mussels', [{ origin: 'australian', priceCents: 2000 }, { origin: 'imported' }], 'australian', true],
  ['Mussels', [{ origin: 'australian' }, { priceCents: 2000 }], null, true],
  ['Mussels', [{ priceCents: 3500 }, { origin: 'mixed', packSize: '2 kg', priceCents: 5000 }], 'mixed', true],
  ['Oysters', [{ origin: 'australian' }, { item: 'Clams', isSubstitute: true, origin: 'imported', priceCents: 100 }], 'australian', true],
  // Without a price that is shown there is nothing to say.
  ['Scallops', [], undefined, undefined],
  ['Scallops', [{ packSize: 'tray', origin: 'australian' }], undefined, undefined],
]

describe('The origin of seafood in a comparison', () => {
  test('each cell has that of the price that it shows', async () => {
    const { cells } = await answered(CASES.map(([item, given]) => [item, given]))
    const rows = CASES.map(([item, given], n) => ({ item, given, origin: cells[n]?.origin, isSeafood: cells[n]?.isSeafood }))
    expect(rows).toEqual(CASES.map(([item, given, origin, isSeafood]) => ({ item, given, origin, isSeafood })))
  })

  test('its files say it, in a column that is there where any has an origin or is seafood', async () => {
    const { bulkId } = await answered([
      ['Barramundi', [{ origin: 'australian' }]],
      ['Prawns', [{}]],
      ['Lemons', [{}]],
    ])
    const file = (ending: string, id = bulkId) => ann.ask({ url: `/api/quotes/bulk/${id}/comparison.${ending}` })
    const originsOf = (csv: string) => {
      const rows: string[][] = parse(csv, { bom: true, relax_column_count: true })
      const at = rows.findIndex((row) => row.includes('Origin'))
      const column = rows[at]?.indexOf('Origin') ?? -1
      return column < 0 ? null : rows.slice(at + 1, at + 4).map((row) => row[column])
    }
    expect(originsOf((await file('csv')).body)).toEqual(['Australian', 'Origin not said', ''])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array((await file('pdf')).rawPayload)), { mergePages: true })
    expect(text).toContain('Australian')
    expect(text).toContain('Origin not said')
    const other = await answered([['Lemons', [{}]]])
    expect(originsOf((await file('csv', other.bulkId)).body)).toBeNull()
  })

  test('prices from anywhere have none', async () => {
    const { lines } = await app.call(compareOffers, {
      lines: [{ id: 'a', item: 'Prawns', need: { amount: 5, measure: 'kg' } }],
      offers: [
        {
          id: 'x',
          name: 'Fish Co',
          prices: [{ lineId: 'a', priceCents: 3000, contents: { amount: 1, measure: 'kg' }, gst: 'free' }],
        },
      ],
    })
    expect(lines[0]?.cells[0]).not.toHaveProperty('origin')
    expect(lines[0]?.cells[0]).not.toHaveProperty('isSeafood')
  })
})
