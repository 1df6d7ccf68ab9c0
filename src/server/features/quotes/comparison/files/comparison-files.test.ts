import { parse } from 'csv-parse/sync'
import readSheets from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compareOffers } from '#contract/quotes/comparison/comparisons.ts'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { compare } from '#shared/comparison/compare.ts'
import { dollars } from '#shared/money/money.ts'
import { comparisonCsv } from './comparison-csv.ts'
import { comparisonPdf } from './comparison-pdf.ts'
import { comparisonTables } from './comparison-tables.ts'
import { comparisonWorkbook } from './comparison-workbook.ts'

const DAY = '2026-11-29'
type Price = [line: number, priceCents: number, amount: number, more?: object]
type Case = {
  is: string
  needs: number[]
  offers: { terms?: object; prices: Price[] }[]
  names?: string[]
  items?: string[]
  more?: object
}

const CASES: Case[] = [
  { is: 'one line and one offer', needs: [10], offers: [{ prices: [[0, 1234, 3]] }] },
  {
    is: 'two offers of two lines',
    needs: [10, 7],
    offers: [
      {
        prices: [
          [0, 1000, 5],
          [1, 333, 1],
        ],
        terms: { deliveryCents: 1500 },
      },
      {
        prices: [
          [0, 1100, 5],
          [1, 300, 1],
        ],
      },
    ],
  },
  {
    is: 'one that leaves a line out',
    needs: [10, 7],
    offers: [
      { prices: [[0, 1000, 5]] },
      {
        prices: [
          [0, 1100, 5],
          [1, 300, 1],
        ],
      },
    ],
  },
  { is: 'parts of a cent', needs: [180], offers: [{ prices: [[0, 6900, 180]] }, { prices: [[0, 8900, 1000]] }] },
  { is: 'nobody has priced anything', needs: [10], offers: [{ prices: [] }, { prices: [] }] },
  {
    is: 'below a minimum with a fee',
    needs: [3],
    offers: [{ prices: [[0, 1000, 1, { gst: 'taxable' }]], terms: { minimumCents: 5000, belowMinimum: 'fee', smallOrderFeeCents: 750 } }],
  },
  {
    is: 'below a minimum that refuses',
    needs: [3, 4],
    offers: [{ prices: [[0, 1000, 1]], terms: { minimumCents: 5000, belowMinimum: 'refuse' } }, { prices: [[1, 900, 2]] }],
  },
  {
    is: 'below a minimum that is charged',
    needs: [3],
    offers: [{ prices: [[0, 1000, 1]], terms: { minimumCents: 5000 } }, { prices: [[0, 2000, 1]] }],
  },
  {
    is: 'by weight, short, substitute and another measure',
    needs: [3, 4, 5, 6],
    offers: [
      {
        prices: [
          [0, 1000, 2, { isByWeight: true }],
          [1, 900, 1, { packs: 2 }],
          [2, 800, 1, { substitute: 'Oat milk' }],
          [3, 5, 1, { contents: { amount: 1, measure: 'piece' } }],
        ],
      },
    ],
  },
  {
    is: 'against what is paid today',
    needs: [10],
    offers: [{ prices: [[0, 1234, 3]] }, { prices: [[0, 400, 1]] }],
    more: { paid: { cents: 1500, contents: { amount: 4, measure: 'kg' } }, every: 'fortnight' },
  },
  {
    is: 'twelve offers of forty lines',
    needs: Array.from({ length: 40 }, (_, at) => at + 1),
    offers: Array.from({ length: 12 }, (_, of) => ({
      terms: { deliveryCents: of * 111 },
      prices: Array.from({ length: 40 }, (__, at): Price => [at, 100 + ((at * 37 + of * 53) % 900), 1 + ((at + of) % 4)]),
    })),
  },
  {
    is: 'names and items of other scripts, and such as spreadsheets run',
    needs: [2],
    offers: [{ prices: [[0, 700, 1]] }, { prices: [[0, 800, 1]] }],
    names: ['=1+1', '咖啡 Кофе'],
    items: ['@SUM(A1) Phở'],
  },
]

const compared = ({ needs, offers, names, items, more }: Case): Comparison => {
  const body = {
    lines: needs.map((amount, at) => ({ id: `l${at}`, item: items?.[at] ?? `Item ${at}`, need: { amount, measure: 'kg' }, ...more })),
    offers: offers.map(({ terms, prices }, at) => ({
      id: `o${at}`,
      name: names?.[at] ?? `Supplier ${at}`,
      prices: prices.map(([line, priceCents, amount, other]) => ({
        lineId: `l${line}`,
        priceCents,
        contents: { amount, measure: 'kg' },
        gst: 'free',
        ...other,
      })),
      ...terms,
    })),
  }
  return compare(z.parse(compareOffers.body!, body), () => 0).comparison
}

/** Returns every figure of a comparison, in dollars where it is of cents. */
function figuresOf(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return [/cents$/i.test(name) ? Number((value / 100).toFixed(6)) : value]
  if (Array.isArray(value)) return value.flatMap((each) => figuresOf(each, name))
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, each]) => figuresOf(each, key)) : []
}
const inOrder = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((one, other) => one - other)
/** The numbers of lines of orders, which are lists in the comparison. */
const countsOf = ({ whole, common, partial, split }: Comparison) => {
  const orders = [...whole.totals, ...common.totals, ...partial, ...(split?.orders ?? [])].map(({ lineIds }) => lineIds.length)
  return split ? [...orders, split.orders.reduce((sum, { lineIds }) => sum + lineIds.length, 0)] : orders
}
const expectedOf = (comparison: Comparison) => inOrder([...figuresOf(comparison), ...countsOf(comparison)])

describe.each(CASES)('The files of a comparison: $is', (each) => {
  const comparison = compared(each)

  test('the CSV has every figure of it and no others', () => {
    const rows = parse(comparisonCsv(comparison), { bom: true, relax_column_count: true }) as string[][]
    const cells = rows.flat().filter((cell) => /^-?\d+(\.\d+)?$/.test(cell))
    expect(inOrder(cells.map(Number))).toEqual(expectedOf(comparison))
    expect(rows.flat().filter((cell) => /^[=@+]/.test(cell))).toEqual([])
    // No rounding error of a division by a hundred.
    expect(cells.filter((cell) => /\.\d{7}/.test(cell))).toEqual([])
  })

  test('the workbook has the same in the same cells', async () => {
    const sheets = await readSheets(await comparisonWorkbook(comparison, DAY))
    const tables = comparisonTables(comparison)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(tables.map(({ name }) => name))
    for (const [at, { columns, rows }] of tables.entries()) {
      const read = sheets[at]!.data.slice(2)
      expect(read[0]).toEqual(columns.map(({ title }) => title))
      expect(read.slice(1).map((row) => row.slice(0, columns.length))).toEqual(rows)
    }
  })

  test('the PDF has every price, item, name and total', async () => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await comparisonPdf(comparison, DAY))), { mergePages: true })
    const read = text.replaceAll(/\s+/g, '')
    const totals = [...comparison.whole.totals, ...(comparison.split?.orders ?? [])].flatMap(({ totalCents, gstCents }) => [
      totalCents,
      gstCents,
    ])
    const costs = comparison.lines.flatMap(({ cells }) => cells.flatMap(({ costCents }) => costCents ?? []))
    for (const cents of [...costs, ...totals.filter((total) => total > 0)]) expect(read).toContain(dollars(cents))
    for (const word of [...comparison.offers.map(({ name }) => name), ...comparison.lines.map(({ item }) => item)])
      expect(read).toContain(word.replaceAll(/\s+/g, ''))
  })
})
