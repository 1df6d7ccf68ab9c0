import { QUOTE_STATES } from '#contract/quote-states.ts'
import { pages } from '#web/api/query.ts'
import { dashboardPath } from '#web/paths.ts'

/** What the dashboard's address says. */
export type InboxSearch = NonNullable<Parameters<typeof dashboardPath>[0]>

/** Where the inbox is, and how it is narrowed. */
export type InboxPlace = { supplierId: number; path: string; search: InboxSearch }

/** The inbox after a change. */
export const changed = ({ path, search }: InboxPlace, change: InboxSearch) => dashboardPath({ ...search, tab: 'quotes', ...change }, path)

const PAGE_SIZE = 20

export const inboxRead = ({ supplierId, search: { status, unread, search } }: InboxPlace) =>
  pages(
    'GET /api/suppliers/:id/quotes',
    { id: String(supplierId), status: QUOTE_STATES.find((state) => state === status), unread: unread && 'true', search },
    PAGE_SIZE,
  )
