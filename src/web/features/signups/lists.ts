import { NEWSLETTER_STATUSES, type NewsletterStatus } from '#contract/accounts/newsletter-statuses.ts'
import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 50

export const STATUS_LABELS: Record<NewsletterStatus, string> = { confirmed: 'Confirmed', unconfirmed: 'Not confirmed', left: 'Has left' }

/** Returns the address of the lists after a change; another list, search or status begins at its first page. */
export const signUpsPath = ({ list, search, status }: OwnerSearch, change: OwnerSearch) =>
  ownerPath({ list, search, status, ...change, tab: 'sign-ups' })

/** Returns the filters of the newsletter; a status that is none of the choices is left out. */
export const filtersOf = ({ search, status }: OwnerSearch) => ({
  search,
  status: NEWSLETTER_STATUSES.find((one) => one === status),
})

const pageOf = ({ page = 1 }: OwnerSearch) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

export const betaRead = (search: OwnerSearch) => query('GET /api/admin/sign-ups', { search: search.search, ...pageOf(search) })
export const newsletterRead = (search: OwnerSearch) => query('GET /api/admin/newsletter', { ...filtersOf(search), ...pageOf(search) })
