import type { SupplierRow } from '#contract/suppliers.ts'

/** A supplier that a request goes to, as the bulk dialog lists it. */
export type Receiver = Pick<SupplierRow, 'id' | 'businessName' | 'category' | 'suburb' | 'state'>
