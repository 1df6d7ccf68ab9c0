import { ROLES } from '#contract/accounts/accounts.ts'
import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 50

/** The kinds of accounts, with what an owner calls them; the first list is everybody. */
export const LISTS = [
  { role: undefined, label: 'Everybody' },
  { role: 'restaurant', label: 'Buyers' },
  { role: 'supplier', label: 'Suppliers' },
  { role: 'owner', label: 'Owners' },
] as const

/** Returns the kind of accounts that the address names. */
export const roleIn = ({ status }: OwnerSearch) => ROLES.find((role) => role === status)

/** Returns the address of the list after a change; another one begins at its first page. */
export const peoplePath = ({ search, status }: OwnerSearch, change: OwnerSearch) => ownerPath({ search, status, ...change, tab: 'people' })

/** The page of the list that the address names. */
export const peopleRead = (search: OwnerSearch) =>
  query('GET /api/admin/people', {
    search: search.search,
    role: roleIn(search),
    limit: PAGE_SIZE,
    offset: ((search.page ?? 1) - 1) * PAGE_SIZE,
  })

/** The reads that a change of an account changes. */
export const SHOWS_PEOPLE = ['GET /api/admin/people', 'GET /api/admin/stats', 'GET /api/admin/audit', 'GET /api/admin/suppliers'] as const
