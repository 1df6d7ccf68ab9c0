import type { Origin } from '#contract/quotes/origins.ts'
import type { Contents } from '#shared/order-line/line-amounts.ts'
import { priceIn } from '#shared/order-line/line-price.ts'
import type { LineKnowledge } from '#shared/order-line/read-line.ts'
import { readOrigin } from '#shared/seafood/read-origin.ts'
import type { PriceBasis } from './column-titles.ts'
import type { Column } from './columns.ts'
import { type RowGst, readGstCell } from './gst-cell.ts'
import { centsOfDollars, centsWithoutGst, type PriceCell, readPriceCell } from './price-cell.ts'
import { packOfRow, type RowPack } from './row-pack.ts'

/** A row of a price list as it was read. What is not sure is asked in `question`. */
export type PriceRow = {
  code: string | null
  item: string
  packSize: string | null
  unit: string | null
  contents: Contents | null
  /** Of one pack, without GST; null where there is none, or where it is not known what the price says. */
  priceCents: number | null
  gst: RowGst | null
  isGstGuessed: boolean
  note: string | null
  isSeafood: boolean
  /** Where a column says that it was harvested; null where none plainly does. */
  origin: Origin | null
  group: string | null
  certainty: 'sure' | 'ask'
  question: string | null
}

/** What the reader is given: what the trade knows of goods, the GST that is usual for them, null where nobody can be sure, and what is seafood. */
export type PriceListKnowledge = LineKnowledge & { gstOf: (item: string) => RowGst | null; isSeafood: (item: string) => boolean }

/** The texts of a row by what they are. */
export type RowCells = {
  code: string
  item: string
  pack: string
  count: string
  unit: string
  price: PriceCell
  basis: PriceBasis | null
  isGstIncluded: boolean
  gst: RowGst | null
  isGstImplied: boolean
  note: string
  origin: string
}

/** Returns the texts of a row of a table. `implied` is the GST of rows without a mark, where all marks of the column are the same. */
export function cellsOfRow(cells: readonly string[], columns: readonly Column[], implied: RowGst | null): RowCells {
  const of = (kind: string, isCount = false) =>
    columns.filter(
      ({ reading }) => reading?.kind === kind && (kind !== 'pack' || (reading.kind === 'pack' && (reading.isCount ?? false) === isCount)),
    )
  const text = (found: readonly Column[]) =>
    found
      .map(({ at }) => cells[at] ?? '')
      .filter(Boolean)
      .join(' ')
  const gstColumn = of('gst')[0]
  const said = gstColumn ? readGstCell(cells[gstColumn.at] ?? '', gstColumn.title ?? '') : null
  const priced = priceOf(cells, columns)
  return {
    code: text(of('code')),
    item: withBrand(text(of('item')), text(of('brand'))),
    pack: text(of('pack')),
    count: text(of('pack', true)),
    unit: text(of('unit')),
    ...priced,
    gst: said ?? (gstColumn && (cells[gstColumn.at] ?? '') === '' ? implied : null),
    isGstImplied: said === null && implied !== null,
    note: text(of('note')),
    origin: text(of('origin')),
  }
}

/** The price without GST counts first; of that of one and that of the carton, the carton's. */
function priceOf(cells: readonly string[], columns: readonly Column[]) {
  const candidates = columns.flatMap(({ at, reading }) =>
    reading?.kind === 'price' || reading?.kind === 'priceIncGst'
      ? [{ price: readPriceCell(cells[at] ?? ''), basis: reading.basis, isGstIncluded: reading.kind === 'priceIncGst' }]
      : [],
  )
  const filled = candidates.filter(({ price }) => price.kind !== 'none')
  const without = filled.filter(({ isGstIncluded }) => !isGstIncluded)
  const best = without.find(({ basis }) => basis === 'carton') ?? without[0] ?? filled.find(({ basis }) => basis === 'carton') ?? filled[0]
  return best ?? { price: { kind: 'none' } as const, basis: null, isGstIncluded: false }
}

/** Puts the brand before the item, unless the item has it. */
const withBrand = (item: string, brand: string): string =>
  brand === '' || item === '' || item.toLowerCase().includes(brand.toLowerCase()) ? item : `${brand} ${item}`

/** Returns the texts of a line that was pasted: "Chicken breast 5 kg $54.00". */
export function cellsOfLine(line: string): RowCells {
  const code = /^\s*(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])([A-Z\d-]{3,15})\s+(?=\p{L})/u.exec(line)?.[1] ?? ''
  const body = line.slice(line.indexOf(code) + code.length)
  const words = /\b(?:p\.?o\.?a\.?|(?:at\s)?market(?:\sprice)?|price on (?:application|request))\s*$/i.exec(body)?.[0] ?? ''
  const gst = /\s\(?(?:(\+|plus|inc|incl)\.?\s?gst|(gst[\s-]free))\)?\s*$/i.exec(body)
  const rest = body.slice(0, body.length - words.length).replace(gst?.[0] ?? '', '')
  const { cents, per, rest: item } = priceIn(/\$/.test(rest) ? rest : rest.replace(/(?:^|\s)(\d{1,6}\.\d{2})\s*$/, ' $$$1'))
  const price: PriceCell =
    cents !== null
      ? { kind: 'price', dollars: cents / 100, per, gst: null }
      : words === ''
        ? { kind: 'none' }
        : { kind: 'words', words: words.trim() }
  return {
    code,
    item: item.replace(/[\s.…_-]{3,}/g, ' ').replace(/^[\s,;:|=@*/–—-]+|[\s,;:|=@*/–—-]+$/gu, ''),
    pack: '',
    count: '',
    unit: '',
    price,
    basis: null,
    isGstIncluded: /inc/i.test(gst?.[1] ?? ''),
    gst: gst === null ? null : gst[2] ? 'free' : 'taxable',
    isGstImplied: false,
    note: '',
    origin: '',
  }
}

/** Reads a row from its texts. */
export function readRow(typed: RowCells, group: string | null, known: PriceListKnowledge): PriceRow {
  const { price } = typed
  const pack = packOfRow({ ...typed, per: price.kind === 'price' && price.per !== null ? price.per : typed.basis }, known)
  const usual = typed.gst ?? known.gstOf(pack.item)
  const gst = price.kind === 'price' && price.gst !== null && typed.gst === null ? 'taxable' : usual
  const priced = centsOfRow(typed, pack, gst)
  const question = priced.question ?? pack.question
  const isSeafood = known.isSeafood(pack.item)
  const words = price.kind === 'words' || price.kind === 'unclear' ? price.words : null
  return {
    code: typed.code || null,
    item: pack.item,
    packSize: pack.packSize,
    unit: pack.unit,
    contents: pack.contents,
    priceCents: priced.cents,
    gst,
    isGstGuessed: gst !== null && (typed.gst === null ? gst === usual : typed.isGstImplied),
    note: [typed.note, words, pack.note].filter(Boolean).join('; ') || null,
    isSeafood,
    origin: readOrigin(typed.origin, isSeafood),
    group,
    certainty: question === null ? 'sure' : 'ask',
    question,
  }
}

/** Returns the cents of one pack without GST, or the question that they depend on. */
function centsOfRow(
  { price, isGstIncluded }: RowCells,
  { contents }: RowPack,
  gst: RowGst | null,
): { cents: number | null; question: string | null } {
  const asked = (question: string) => ({ cents: null, question })
  if (price.kind === 'unclear') return asked(`What is the price? It says "${price.words}".`)
  if (price.kind !== 'price') return { cents: null, question: null }
  if (price.dollars === 0) return asked('Is it free of charge, or has it no price?')
  const isIncluded = price.gst === null ? isGstIncluded : price.gst === 'included'
  if (isIncluded && gst === null) return asked('Does the price have GST in it, or is it free of GST?')
  const isBelowCent = price.dollars < 0.01
  if (isBelowCent && contents === null) return asked('How many are in a pack? The price of one is below a cent.')
  const dollars = isBelowCent ? price.dollars * (contents?.amount ?? 1) : price.dollars
  return { cents: isIncluded && gst === 'taxable' ? centsWithoutGst(dollars) : centsOfDollars(dollars), question: null }
}
