/** What a column of a table holds. */
export type Meaning = 'item' | 'quantity' | 'unit' | 'pack' | 'price' | 'code'

const HEADINGS: Record<Meaning, string> = {
  item: 'item items product products description name goods ingredient article stock line productname itemname itemdescription productdescription',
  quantity: 'qty quantity order ordered orderqty qtyordered amount required need count howmany weekly',
  unit: 'unit units uom measure unitofmeasure orderunit per',
  pack: 'pack size packsize contents packaging cartonqty format',
  price: 'price cost unitprice priceexgst paid paying currentprice unitcost exgst',
  code: 'code sku itemcode productcode ref plu no',
}
const MEANINGS = new Map(
  Object.entries(HEADINGS).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning as Meaning] as const)),
)

/** Returns what a column is by its heading: as a whole, "Unit price", else by a word of it, "Price inc GST", of which the last counts most. */
function meaningOf(heading: string): Meaning | null {
  const words = heading.toLowerCase().match(/[a-z]+/g) ?? []
  const whole = MEANINGS.get(words.join(''))
  if (whole || words.length > 4) return whole ?? null
  const found = words.flatMap((word) => MEANINGS.get(word) ?? [])
  return found.find((meaning) => meaning === 'price' || meaning === 'quantity') ?? found.at(-1) ?? null
}

/** Returns what the columns are by the headings of a row; null for a row that has none. */
export function meaningsOf(row: string): (Meaning | null)[] | null {
  if (!row.includes('\t') || /\d/.test(row)) return null
  const found = row.split('\t').map(meaningOf)
  const known = new Set(found.filter((meaning) => meaning !== null))
  if (!known.has('item') || known.size < 2) return null
  // Of two columns of one meaning the first counts.
  return found.map((meaning, at) => (found.indexOf(meaning) === at ? meaning : null))
}

/** Returns whether a row of a table says that nothing of its item is ordered: "0", or less. */
export const isNotOrdered = (row: string, columns: readonly (Meaning | null)[]): boolean =>
  /^(?:-.*|0+(?:\.0*)?)$/.test((row.split('\t')[columns.indexOf('quantity')] ?? '').trim())

/** Returns a row of a table as somebody would write it as a line: "4 bag of 12.5 kg Flour $18.00". */
export function lineOfRow(row: string, columns: readonly (Meaning | null)[]): string {
  const cells = row.split('\t').map((cell) => cell.trim())
  const cell = (meaning: Meaning) => cells[columns.indexOf(meaning)] ?? ''
  const [item, quantity, unit, pack, price] = [cell('item'), cell('quantity'), cell('unit'), cell('pack'), cell('price')]
  if (item === '') return ''
  const order = [quantity, unit].filter(Boolean).join(' ')
  const holds = pack === '' ? '' : order === '' ? pack : unit === '' && /\d$/.test(quantity) ? `x ${pack}` : `of ${pack}`
  const times = pack === '' && unit === '' && /^[\d.]+$/.test(quantity) ? 'x' : ''
  const paid = /^[\d.,]+$/.test(price) ? `$${price}` : price
  const perUnit = paid !== '' && /^\p{L}+$/u.test(unit) && !/\/|per/i.test(paid) ? `${paid}/${unit}` : paid
  // Without a number the amount stands behind, as nothing is ordered yet.
  return (quantity === '' ? [item, unit, holds] : [order, times, holds, item]).concat(perUnit).filter(Boolean).join(' ')
}
