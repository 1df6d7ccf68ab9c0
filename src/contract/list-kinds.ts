import type { Address } from './api.ts'
import { signsOf } from './endpoint/address-signs.ts'
import { PAGED_LISTS, WHOLE_LISTS } from './endpoint-table.ts'

/** Returns whether an address returns a list, and if so whether a page of it, with the total in a header, or everything. */
export function listKindOf(address: Address): 'paged' | 'whole' | undefined {
  const signs = signsOf(address)
  return PAGED_LISTS.includes(signs) ? 'paged' : WHOLE_LISTS.includes(signs) ? 'whole' : undefined
}
