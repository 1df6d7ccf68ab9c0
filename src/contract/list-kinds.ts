import type { Address } from './api.ts'
import { ENDPOINT_TABLE } from './endpoint-table.ts'

const { lists } = ENDPOINT_TABLE

/** Returns whether an address returns a list, and if so whether a page of it, with the total in a header, or everything. */
export const listKindOf = (address: Address): 'paged' | 'whole' | undefined =>
  lists.includes(`${address}*`) ? 'paged' : lists.includes(address) ? 'whole' : undefined
