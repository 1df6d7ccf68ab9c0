import type { Address } from './api.ts'
import { LISTS } from './endpoint-table.ts'

/** Returns whether an address returns a list, and if so whether a page of it, with the total in a header, or everything. */
export const listKindOf = (address: Address): 'paged' | 'whole' | undefined =>
  LISTS.includes(`${address}*`) ? 'paged' : LISTS.includes(address) ? 'whole' : undefined
