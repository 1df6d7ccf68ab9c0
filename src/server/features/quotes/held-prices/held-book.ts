import type { PromisedPrice } from '#contract/quotes/held-prices.ts'
import type { Db } from '#server/db/db.ts'
import { namedGoods } from '#server/features/price-lists/filling/named-goods.ts'
import { PriceBook } from '#shared/price-list/filling/price-book.ts'
import { pricesOf } from './price-queries.ts'
import { forSupplier } from './shown-price.ts'

/** A price that holds, as a row that lines are filled in from. */
export type HeldRow = PromisedPrice & { isAvailable: true }

/** Returns the prices that a supplier has promised to an account and that hold on a day; none without an account. */
export async function heldBook(db: Db, supplierId: number, accountId: string | null, today: string): Promise<PriceBook<HeldRow>> {
  if (accountId === null) return new PriceBook([], namedGoods)
  const rows = await pricesOf(db, { supplierId })
    .where('r.accountId', '=', accountId)
    .orderBy('p.acceptedAt', 'desc')
    .orderBy('p.requestId')
    .orderBy('p.position')
    .execute()
  const held = rows.map((row): HeldRow => ({ ...forSupplier(row, today), isAvailable: true })).filter(({ status }) => status !== 'ended')
  return new PriceBook(held, namedGoods)
}
