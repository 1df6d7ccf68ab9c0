import type { StoredPriceRow } from '#contract/price-lists/price-lists.ts'
import { workbook } from '#server/formats/xlsx/workbook.ts'
import { ORIGIN_WORDS } from '#shared/seafood/origin-words.ts'

const COLUMNS = [
  { title: 'Code', kind: 'text', width: 12 },
  { title: 'Item', kind: 'text', width: 40 },
  { title: 'Pack size', kind: 'text', width: 16 },
  { title: 'Unit', kind: 'text', width: 10 },
  { title: 'Price ex GST', kind: 'money', width: 14 },
  { title: 'GST', kind: 'text', width: 10 },
  { title: 'Note', kind: 'text', width: 30 },
  { title: 'Available', kind: 'text', width: 10 },
  { title: 'Origin', kind: 'text', width: 14 },
] as const

/** Returns a price list as an Excel file, which the reader reads back. */
export const priceListWorkbook = (rows: readonly StoredPriceRow[], day: string): Promise<Buffer> =>
  workbook(
    {
      name: 'Price list',
      description: 'Prices in dollars, without GST.',
      sheets: [{ name: 'Price list', columns: [...COLUMNS], rows: rows.map(cellsOf), blankRows: 0 }],
    },
    { updatedOn: day },
  )

const cellsOf = ({ code, item, packSize, unit, priceCents, gst, note, isAvailable, origin }: StoredPriceRow) => [
  code,
  item,
  packSize,
  unit,
  priceCents === null ? null : priceCents / 100,
  gst,
  note,
  isAvailable ? 'yes' : 'no',
  origin && ORIGIN_WORDS[origin],
]
