import { CONSULTATION_STATES, type ConsultationState } from '#contract/site/consultations.ts'
import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { itemAt } from '#shared/item-at.ts'

export const PAGE_SIZE = 50

/** How each list is named, and what stands in its place while it is empty. Without a state it has every enquiry. */
export const LISTS: readonly { label: string; state: ConsultationState | undefined; empty: string }[] = [
  { label: 'All', state: undefined, empty: 'Nobody has asked you anything yet.' },
  { label: 'Open', state: 'open', empty: 'No enquiry waits for you.' },
  { label: 'Answered', state: 'answered', empty: 'You have not marked any enquiry as answered.' },
]

/** Returns the list that the address names; the first is the default. */
export const listIn = ({ status }: OwnerSearch) => LISTS.find(({ state }) => state === status) ?? itemAt(LISTS, 0)

/** Returns the address of the enquiries after a change; another list or search begins at its first page. */
export const consultationsPath = ({ search, status }: OwnerSearch, change: OwnerSearch) =>
  ownerPath({ search, status, ...change, tab: 'enquiries' })

export const filtersOf = ({ search, status }: OwnerSearch) => ({
  search,
  state: CONSULTATION_STATES.find((state) => state === status),
})

/** The page of a list that the address names. */
export const consultationsRead = (search: OwnerSearch) =>
  query('GET /api/admin/enquiries', { ...filtersOf(search), limit: PAGE_SIZE, offset: ((search.page ?? 1) - 1) * PAGE_SIZE })
