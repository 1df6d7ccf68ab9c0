import type { Dearer } from '#contract/price-lists/price-lists.ts'
import type { Db } from '#server/db/db.ts'
import { runningPrices } from '#server/features/quotes/held-prices/price-queries.ts'
import { forSupplier } from '#server/features/quotes/held-prices/shown-price.ts'
import { RowIndex } from '#shared/price-list/row-key.ts'

type Priced = { code: string | null; item: string; packSize: string | null; priceCents: number | null }

/** Returns the rows that are dearer than prices which their supplier has promised and which still hold: the same item and pack. */
export async function dearerThanHeld(db: Db, supplierId: number, rows: readonly Priced[], today: string): Promise<Dearer[]> {
  const index = new RowIndex(rows)
  const held = (await runningPrices(db, supplierId, today)).map((price) => forSupplier(price, today))
  return held.flatMap(({ id, item, packSize, priceCents: fromCents, businessName }) => {
    const row = index.find({ code: null, item, packSize })
    const priceCents = row?.priceCents ?? null
    return row && priceCents !== null && priceCents > fromCents
      ? [{ priceId: id, item: row.item, fromCents, priceCents, businessName }]
      : []
  })
}
