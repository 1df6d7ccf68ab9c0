import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 20

export type SupplierList = 'duplicates' | 'merged' | 'deleted'
/** Returns the address of a list of the tab; the table of suppliers has no name. */
export const listPath = (list: SupplierList | undefined, page?: number) => ownerPath({ tab: 'suppliers', list, page })

const pageOf = ({ page = 1 }: OwnerSearch) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
export const duplicatesRead = (search: OwnerSearch) => query('GET /api/admin/suppliers/duplicates', pageOf(search))
export const mergesRead = (search: OwnerSearch) => query('GET /api/admin/merges', pageOf(search))

/** The reads that a merge, its undo, or a pair that is none, changes. */
export const SHOWS_MERGES = [
  'GET /api/admin/suppliers/duplicates',
  'GET /api/admin/merges',
  'GET /api/admin/decisions',
  'GET /api/admin/stats',
  'GET /api/admin/suppliers',
  'GET /api/admin/suppliers/:id',
  'GET /api/admin/audit',
  'GET /api/admin/claims',
] as const
