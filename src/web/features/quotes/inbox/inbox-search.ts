import { LEAD_KINDS, type LeadKind } from '#contract/quotes/leads.ts'
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

/** Returns the kind of rows that a filter of states keeps where it is no state. */
export const kindIn = (status: string | undefined): LeadKind | undefined => LEAD_KINDS.find((kind) => kind === status)

const CONTACT = 'contact-'
/** Returns how the address names a contact that is open, and the id of the one that it names. */
export const contactInAddress = (id: string) => CONTACT + id
export const contactIdIn = (open: string): string | undefined => (open.startsWith(CONTACT) ? open.slice(CONTACT.length) : undefined)

export const inboxRead = ({ supplierId, search: { status, unread, search } }: InboxPlace) =>
  pages(
    'GET /api/suppliers/:id/leads',
    {
      id: String(supplierId),
      kind: kindIn(status),
      status: QUOTE_STATES.find((state) => state === status),
      unread: unread && 'true',
      search,
    },
    PAGE_SIZE,
  )
