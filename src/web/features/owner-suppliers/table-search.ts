import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { PLAN_FILTERS, SUPPLIER_ORDERS, SUPPLIER_STATUSES, type SupplierOrder } from '#contract/owner/owner-supplier-options.ts'
import type { SupplierView } from '#contract/owner/supplier-views.ts'
import { changedNames } from '#shared/objects.ts'
import { query } from '#web/api/reads/query.ts'
import { ownerSearchNow } from '#web/navigation/search-now.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 50

/** Returns the address of the table after a change; another filter or order begins at the first page. */
export const tablePath = (search: OwnerSearch, change: OwnerSearch) =>
  ownerPath({ ...search, page: undefined, ...change, tab: 'suppliers' })

/** Returns the address of the table after a change of what the address bar shows now, which may be newer than the last render. */
export const tablePathNow = (change: OwnerSearch) => tablePath(ownerSearchNow(), change)

/** Returns the order that the address names; the first is the default. */
export const orderOf = ({ sort }: OwnerSearch): SupplierOrder => SUPPLIER_ORDERS.find((order) => order === sort) ?? SUPPLIER_ORDERS[0]

const flagOf = (value: string | undefined) => (['true', 'false'] as const).find((one) => one === value)

/** Returns the filters of the table; values that are none of the choices are left out. */
export const filtersOf = ({ search, state, category, verified, claimed, plan, status }: OwnerSearch) => ({
  search,
  state: STATE_CODES.find((one) => one === state),
  category: CATEGORIES.find((one) => one === category),
  verified: flagOf(verified),
  claimed: flagOf(claimed),
  plan: PLAN_FILTERS.find((one) => one === plan),
  status: SUPPLIER_STATUSES.find((one) => one === status),
})

/** Returns what narrows and orders the table, as a view keeps it. */
export const narrowingOf = (search: OwnerSearch) => ({
  ...filtersOf({ ...search, search: search.search?.trim() || undefined }),
  // The default is no part of an address.
  sort: SUPPLIER_ORDERS.slice(1).find((order) => order === search.sort),
})

/** Returns the address's part of a view: what it does not narrow by is cleared. */
export const searchOf = ({ narrowing }: Pick<SupplierView, 'narrowing'>): OwnerSearch =>
  Object.fromEntries(Object.entries(narrowing).map(([name, value]) => [name, value ?? undefined]))

/** Returns whether a view is what the address shows. */
export const isShown = (view: Pick<SupplierView, 'narrowing'>, search: OwnerSearch) =>
  changedNames(narrowingOf(searchOf(view)), narrowingOf(search)).length === 0

export const isNarrowed = (search: OwnerSearch) => Object.values(filtersOf(search)).some((value) => value !== undefined)

/** The page of the table that the address names. */
export const tableRead = (search: OwnerSearch) =>
  query('GET /api/admin/suppliers', {
    ...filtersOf(search),
    sort: orderOf(search),
    limit: PAGE_SIZE,
    offset: ((search.page ?? 1) - 1) * PAGE_SIZE,
  })

/** The reads that a change of a supplier changes. */
export const SHOWS_SUPPLIERS = ['GET /api/admin/suppliers', 'GET /api/admin/suppliers/:id', 'GET /api/admin/audit'] as const
