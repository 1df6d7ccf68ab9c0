import { SUPPLIERS_SHOWN, type HandOver, type SuggestedSupplier } from '#contract/assistant/assistant.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import { inWords } from './message.ts'
import { reasonOf } from './reason.ts'

/** Returns suppliers as cards, each with its reason. */
export const suggested = (rows: SupplierRow[], intent: Intent): SuggestedSupplier[] =>
  rows.map((row) => ({ ...row, reason: reasonOf(row, intent) }))

/** Returns what a buyer has said, as it would write it to a supplier. */
export const handOverOf = (rows: SupplierRow[], intent: Intent): HandOver => ({
  supplierIds: rows.map(({ id }) => id),
  ...(rows.length > SUPPLIERS_SHOWN && {
    others: rows
      .slice(SUPPLIERS_SHOWN)
      .map(({ id, businessName, category, suburb, state }) => ({ id, businessName, category, suburb, state })),
  }),
  requirements: inWords(intent),
  ...(intent.quantity !== null && { quantity: intent.quantity }),
  ...(intent.place !== null && { deliveryLocation: intent.place }),
})
