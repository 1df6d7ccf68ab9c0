import { QUOTE_STATES } from '#contract/quote-states.ts'
import { pages } from '#web/api/query.ts'
import { dashboardPath } from '#web/paths.ts'
import { dashboardSearchNow } from '#web/navigation/search-now.ts'

/** What the dashboard's address says. */
export type InboxSearch = NonNullable<Parameters<typeof dashboardPath>[0]>

/** Where the inbox is, and how it is narrowed. */
export type InboxPlace = { supplierId: number; path: string; search: InboxSearch }

/** The inbox after a change. */
export const changed = ({ path, search }: Pick<InboxPlace, 'path' | 'search'>, change: InboxSearch) =>
  dashboardPath({ ...search, tab: 'quotes', ...change }, path)

/** Where somebody is who has just made another choice. */
export const placeNow = () => ({ path: location.pathname, search: dashboardSearchNow() })

const PAGE_SIZE = 20

export const inboxRead = ({ supplierId, search: { status, unread, search } }: InboxPlace) =>
  pages(
    'GET /api/suppliers/:id/quotes',
    { id: String(supplierId), status: QUOTE_STATES.find((state) => state === status), unread: unread && 'true', search },
    PAGE_SIZE,
  )
