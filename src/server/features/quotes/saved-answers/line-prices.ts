import type { SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { Db } from '#server/db/db.ts'
import { namedGoods } from '#server/features/price-lists/filling/named-goods.ts'
import { priceBookOf } from '#server/features/price-lists/filling/row-queries.ts'
import { heldBook, type HeldRow } from '#server/features/quotes/held-prices/held-book.ts'
import { fillLine } from '#shared/price-list/filling/price-book.ts'

export type Price = Omit<SuggestedPrice, 'requestLineId' | 'isSeafood'>
type Asker = { supplierId: number; accountId: string | null }

/** Returns what finds prices for a line that need no earlier answer: the one that holds for the buyer, then rows of the price list. */
export async function listPrices(db: Db, { supplierId, accountId }: Asker, today: string): Promise<(line: RequestLine) => Price[]> {
  const [held, list] = await Promise.all([heldBook(db, supplierId, accountId, today), priceBookOf(db, supplierId)])
  return (line) => {
    const named = namedGoods(line.item)
    const [promised] = fillLine(held, line, named).filled
    const { filled, alike } = fillLine(list, line, named)
    return [
      ...(promised ? [fromHeld(promised.row, promised)] : []),
      ...filled.map(({ row, ...pack }) => fromRow(row, pack, false)),
      ...alike.map(({ row, ...pack }) => fromRow(row, pack, true)),
    ]
  }
}

type Pack = Pick<Price, 'packSize' | 'unit'>

const fromHeld = ({ item, priceCents, gst, acceptedAt: at, heldUntil, origin }: HeldRow, { packSize, unit }: Pack): Price => ({
  item,
  packSize,
  unit,
  priceCents,
  gst,
  from: 'held',
  at,
  origin,
  heldUntil,
  rowId: null,
  isAlike: false,
})

type ListRow = { id: string; item: string; priceCents: number | null; gst: Price['gst']; origin: Price['origin']; changedAt: string }

const fromRow = ({ id: rowId, item, priceCents, gst, origin, changedAt }: ListRow, { packSize, unit }: Pack, isAlike: boolean): Price => ({
  item,
  packSize,
  unit,
  priceCents,
  gst,
  from: 'price-list',
  at: changedAt,
  origin,
  heldUntil: null,
  rowId,
  isAlike,
})
