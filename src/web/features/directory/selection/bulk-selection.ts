import { MAX_BULK } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import { useStored } from '#web/storage/stored.ts'

/** A selected supplier, with what the bulk dialog shows of it. */
export type SelectedSupplier = Pick<SupplierRow, 'id' | 'businessName' | 'category' | 'suburb' | 'state'>

const isSelection = (value: unknown): value is SelectedSupplier[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item?.id) && typeof item.businessName === 'string')

/** The suppliers selected in bulk mode, in the order of selection. They survive filters, pages and a reload, but not the tab. */
const selection = requesterStored<SelectedSupplier[]>({
  name: 'bulk-selection',
  area: () => sessionStorage,
  empty: [],
  isValid: isSelection,
  followsSignIn: true,
})

export const useBulkSelection = () => useStored(selection)

/** Selects a supplier. Returns false without a change if the selection is full. */
export function select({ id, businessName, category, suburb, state }: SelectedSupplier): boolean {
  if (selection.get().length >= MAX_BULK) return false
  // Checked again inside: a press before the requester is known is added to a selection that was not read until then.
  const added = (now: SelectedSupplier[]) =>
    now.length >= MAX_BULK ? now : [...now.filter((other) => other.id !== id), { id, businessName, category, suburb, state }]
  selection.change(added)
  return true
}

export const unselect = (id: Id) => void selection.change((now) => now.filter((other) => other.id !== id))

export const clearSelection = () => void selection.change((now) => (now.length > 0 ? [] : now))
