import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 50

/** The lists of the tab; the first is what it opens with. */
export const LISTS = [
  { list: undefined, label: 'Plans' },
  { list: 'failed', label: 'Failed payments' },
  { list: 'invoices', label: 'Invoices' },
  { list: 'refunds', label: 'Refunds' },
] as const

export const listIn = ({ list }: OwnerSearch) => LISTS.find((each) => each.list === list)?.list

/** Returns the address of a list after a change; another one begins at its first page. */
export const paymentsPath = ({ list, search }: OwnerSearch, change: OwnerSearch) => ownerPath({ list, search, ...change, tab: 'payments' })

const pageOf = ({ search, page = 1 }: OwnerSearch) => ({ search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** The page of plans that the address names: all of them, or those whose payment failed. */
export const plansRead = (search: OwnerSearch) =>
  query('GET /api/admin/subscriptions', { ...pageOf(search), ...(search.list === 'failed' && { status: 'past_due' as const }) })

/** The page of invoices that the address names: all of them, or those of which something was paid back. */
export const invoicesRead = (search: OwnerSearch) =>
  query('GET /api/admin/payments', { ...pageOf(search), ...(search.list === 'refunds' && { list: 'refunded' as const }) })
