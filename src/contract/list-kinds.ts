import type { Address } from './api.ts'
import { ENDPOINT_TABLE } from './endpoint-table.ts'

const { paged, whole } = ENDPOINT_TABLE

/** Returns whether an address returns a list, and if so whether a page of it or everything. */
export const listKindOf = (address: Address): 'paged' | 'whole' | undefined =>
  paged.includes(address) ? 'paged' : whole.includes(address) ? 'whole' : undefined
