import { thousandths, unitCentsOf, wholePacks } from '#shared/comparison/amounts.ts'
import type { NeedAmount } from '#shared/order-line/line-amounts.ts'
import { isKindred, isSameButSize, isSameSet, sized, type NamedGoods, type SizedGoods } from './named-goods.ts'
import { namedPack, packFor, type SoldPack } from './row-pack-for.ts'

/** A row that goods are sold by. */
export type SoldRow = SoldPack & { item: string; priceCents: number | null; isAvailable: boolean }
/** A line as far as prices are looked for. */
export type AskedLine = { item: string; amount: number | null; measure: string | null; contents: NeedAmount | null }
/** A row with its pack as an answer names it; `packSize` is null where nothing is said of it. */
export type RowFor<Row> = { row: Row; packSize: string | null; unit: string | null }
/** A row that is what a line asks for, with what the whole need costs by it, without GST. */
export type FilledRow<Row> = RowFor<Row> & { packSize: string; packs: number; costCents: number; unitCents: number }
/** What a list has for a line: rows that are filled in, the best first, and such as are only alike. */
export type Filling<Row> = { filled: FilledRow<Row>[]; alike: RowFor<Row>[] }

/** The most rows that are offered for a line. */
export const MAX_ROWS_OF_LINE = 3
/** Nothing is needed so little of that it takes no pack. */
const MIN_NEED = 0.001

type Entry<Row> = { row: Row; goods: SizedGoods }

/** The rows of a list by what they are, in its order, without those that have no price or are not available. */
export class PriceBook<Row extends SoldRow> {
  readonly #byGoods = new Map<string, Entry<Row>[]>()
  /** The goods by those that are found with them, and by the first words of their names, which those that say more at their end share. */
  readonly #near = new Map<string, string[]>()

  constructor(rows: Iterable<Row>, namedIn: (item: string) => NamedGoods) {
    for (const row of rows)
      if (row.priceCents !== null && row.isAvailable) {
        const goods = sized(namedIn(row.item), row)
        if (goods.goods !== '') this.#add({ row, goods })
      }
  }

  #add(entry: Entry<Row>): void {
    const { goods } = entry.goods
    const known = this.#byGoods.get(goods)
    if (known) {
      known.push(entry)
      return
    }
    this.#byGoods.set(goods, [entry])
    for (const name of [firstWord(goods), ...entry.goods.kindred]) this.#near.set(name, [...(this.#near.get(name) ?? []), goods])
  }

  /** Returns all rows of the same goods, and of those that are offered beside them. */
  entriesFor(asked: NamedGoods): Entry<Row>[] {
    const near = [firstWord(asked.goods), asked.goods].flatMap((name) => this.#near.get(name) ?? [])
    const found: Entry<Row>[] = []
    for (const goods of new Set([asked.goods, ...asked.kindred, ...near])) {
      const entries = this.#byGoods.get(goods)
      // All rows of one name are kindred, or none is.
      if (entries?.[0] && isKindred(asked, entries[0].goods)) found.push(...entries)
    }
    return found
  }
}

const firstWord = (goods: string) => goods.split(' ', 1)[0] ?? ''

/**
 * Returns what a list has for a line of a request. A row is filled in where its words name the same thing, of the same size, in a pack of the
 * measure that is needed: first what costs the need least, then the lower unit price, then the first of the list. All else is only alike.
 */
export function fillLine<Row extends SoldRow>(book: PriceBook<Row>, line: AskedLine, named: NamedGoods): Filling<Row> {
  const asked = sized(named, line)
  if (asked.goods === '') return { filled: [], alike: [] }
  const entries = book.entriesFor(asked)
  const same = entries.filter(({ goods }) => isSameButSize(asked, goods))
  const isSizeOpen = asked.allSizes.length === 0 && same.some(({ goods }) => goods.allSizes.length > 0)
  const ofItsSize = isSizeOpen ? [] : same.filter(({ goods }) => isSameSet(asked.allSizes, goods.allSizes))
  const filled = ofItsSize
    .flatMap(({ row }) => costed(row, line))
    .toSorted((a, b) => a.costCents - b.costCents || a.unitCents - b.unitCents)
    .slice(0, MAX_ROWS_OF_LINE)
  const taken = new Set(filled.map(({ row }) => row))
  // What is the same but for its size, or comes in another measure, is nearer than other goods.
  const alike = [...new Set([...same, ...entries])]
    .filter(({ row }) => !taken.has(row))
    .slice(0, MAX_ROWS_OF_LINE - filled.length)
    .map(({ row }) => ({ row, ...(namedPack(row) ?? { packSize: null, unit: null }) }))
  return { filled, alike }
}

/** Returns what the need costs by a row in whole packs; nothing where the need or the contents are not known, or of another measure. */
function costed<Row extends SoldRow>(row: Row, { amount, measure }: AskedLine): FilledRow<Row>[] {
  if (amount === null || measure === null || row.priceCents === null) return []
  const pack = packFor(row, measure)
  if (!pack) return []
  const [need, held] = [thousandths(Math.max(amount, MIN_NEED)), thousandths(pack.contents.amount)]
  const packs = wholePacks(need, held)
  const unitCents = unitCentsOf(row.priceCents, held)
  return [{ row, packSize: pack.packSize, unit: pack.unit, packs, costCents: packs * row.priceCents, unitCents }]
}
