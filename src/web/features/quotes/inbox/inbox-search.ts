import { QUOTE_STATES } from '#contract/quotes/quote-states.ts'
import { pages } from '#web/api/reads/query.ts'
import { dashboardPath } from '#web/paths.ts'
import { dashboardSearchNow } from '#web/navigation/search-now.ts'

/** The search parameters of the dashboard's address. */
export type InboxSearch = NonNullable<Parameters<typeof dashboardPath>[0]>

/** The inbox's supplier, path and filters. */
export type InboxPlace = { supplierId: number; path: string; search: InboxSearch }

/** Returns the address of the inbox after a change of its filters. */
export const inboxPathWith = ({ path, search }: Pick<InboxPlace, 'path' | 'search'>, change: InboxSearch) =>
  dashboardPath({ ...search, tab: 'quotes', ...change }, path)

/** Returns the current path and filters, as of the last navigation: they may be newer than those of the last render. */
export const currentPlace = () => ({ path: location.pathname, search: dashboardSearchNow() })

const PAGE_SIZE = 20

export const inboxRead = ({ supplierId, search: { status, unread, search } }: InboxPlace) =>
  pages(
    'GET /api/suppliers/:id/quotes',
    { id: String(supplierId), status: QUOTE_STATES.find((state) => state === status), unread: unread && 'true', search },
    PAGE_SIZE,
  )
