import { readOrigin } from '#shared/seafood/read-origin.ts'
import { readGstCell } from './gst-cell.ts'
import { centsOfDollars } from './price-cell.ts'
import { contentsOf } from './pack-contents.ts'
import type { PriceListKnowledge, PriceRow } from './read-row.ts'

/** The titles of the files in which a stored list is fetched. What has them is read as it stands, so that it is the same list again. */
const OWN_TITLES = ['Code', 'Item', 'Pack size', 'Unit', 'Price ex GST', 'GST', 'Note', 'Available', 'Origin'] as const
export type OwnTitle = (typeof OWN_TITLES)[number]

/** Files from before rows had an origin have no such column. */
export const isOwnTitles = (cells: readonly string[]): boolean => OWN_TITLES.every((title, at) => cells[at] === title || title === 'Origin')

/** Reads a row of such a file with these titles; null for one that is none. */
export function readOwnRow(
  cells: readonly string[],
  titles: readonly string[],
  { isSeafood }: Pick<PriceListKnowledge, 'isSeafood'>,
): PriceRow | null {
  const [code = '', item = '', packSize = '', unit = '', price = '', gst = '', note = ''] = cells
  if (item === '' || !/^(?:\d+(?:\.\d+)?)?$/.test(price)) return null
  const said = readGstCell(gst, 'GST')
  return {
    code: code || null,
    item,
    packSize: packSize || null,
    unit: unit || null,
    contents: contentsOf(packSize, unit),
    priceCents: price === '' ? null : centsOfDollars(Number(price)),
    gst: said,
    isGstGuessed: false,
    note: note || null,
    isSeafood: isSeafood(item),
    origin: readOrigin(cells[titles.indexOf('Origin')] ?? '', false),
    group: null,
    certainty: 'sure',
    question: null,
  }
}
