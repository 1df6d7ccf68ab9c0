import type { SupplierRow } from '#contract/suppliers/suppliers.ts'

/** A supplier that receives a bulk request, as the dialog lists it. */
export type Receiver = Pick<SupplierRow, 'id' | 'businessName' | 'category' | 'suburb' | 'state'>

/** The receivers that do not deliver to a place. */
export type Undelivered = { place: string; ids: readonly number[] }
