import type { HeldPrice, PriceChange, PromisedPrice } from '#contract/quotes/held-prices.ts'
import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'
import { changeToNotify, meaningOf, priceOn, statusOf, steepRise } from '#shared/held-price/held-price.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { PriceRow, StoredChange } from './price-queries.ts'

type ShownChange = { change: PriceChange | null; askedBulkId: string | null }

/** Returns what holds of a price on a day, and what is announced of it. */
function promisedOf(row: PriceRow, today: string): Omit<PromisedPrice, 'businessName' | 'change'> & ShownChange {
  const changes = row.changes.map((change) => ({ ...change, noticedOn: sydneyDay(new Date(change.noticedAt)) }))
  const change = changeToNotify(changes, today)
  const { fromCents: _, ...meaning } = change ? meaningOf(row, changes, change, row) : { fromCents: 0 }
  return {
    id: row.id,
    requestId: row.requestId,
    item: row.item,
    packSize: row.packSize,
    unit: row.unit,
    contents: row.contents,
    gst: row.gst,
    origin: row.origin,
    isSeafood: isSeafood(row.item),
    acceptedAt: row.acceptedAt,
    heldUntil: row.heldUntil,
    noticeDays: row.noticeDays,
    priceCents: priceOn(row, changes, today),
    status: statusOf(row, changes, today),
    risePercent: steepRise(row, changes, today),
    change: change && 'percent' in meaning ? { ...asWritten(change), ...meaning } : null,
    askedBulkId: change?.askedBulkId ?? null,
  }
}

const asWritten = ({ priceCents, from, noticedAt, note, answer }: StoredChange) => ({
  priceCents,
  from,
  note,
  answer,
  noticedAt: new Date(noticedAt).toISOString(),
})

/** Returns a price as its buyer sees it. */
export function forBuyer(row: PriceRow, today: string): HeldPrice {
  const { change, askedBulkId, ...price } = promisedOf(row, today)
  return { ...price, supplier: row.supplier, change: change && { ...change, askedBulkId } }
}

/** Returns a price as its supplier sees it, who does not learn that others were asked. */
export function forSupplier(row: PriceRow, today: string): PromisedPrice {
  const { askedBulkId: _, ...price } = promisedOf(row, today)
  return { ...price, businessName: row.businessName }
}
