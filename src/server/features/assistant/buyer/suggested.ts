import { SUPPLIERS_SHOWN, type HandOver, type SuggestedSupplier } from '#contract/assistant/assistant.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Wish } from '#server/features/assistant/message/ask.ts'
import { inWords } from './message.ts'
import { reasonOf } from './reason.ts'

/** Returns suppliers as cards, each with its reason. */
export const suggested = (rows: SupplierRow[], wish: Wish): SuggestedSupplier[] =>
  rows.map((row) => ({ ...row, reason: reasonOf(row, wish) }))

/** What a buyer has said, as it would write it to a supplier. */
export const handOverOf = (rows: SupplierRow[], wish: Wish): HandOver => ({
  supplierIds: rows.map(({ id }) => id),
  ...(rows.length > SUPPLIERS_SHOWN && {
    others: rows
      .slice(SUPPLIERS_SHOWN)
      .map(({ id, businessName, category, suburb, state }) => ({ id, businessName, category, suburb, state })),
  }),
  requirements: inWords(wish),
  ...(wish.quantity !== null && { quantity: wish.quantity }),
  ...(wish.place !== null && { deliveryLocation: wish.place }),
})
