import { MODERATION_LIST_NAMES, type ModerationListName } from '#contract/reviews/review-decisions.ts'
import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'

export const PAGE_SIZE = 20

/** Returns the list that the address names; the first is the default. */
export const listIn = ({ list }: OwnerSearch): ModerationListName =>
  MODERATION_LIST_NAMES.find((name) => name === list) ?? MODERATION_LIST_NAMES[0]

/** Returns the address of the reviews after a change; another list or search begins at its first page. */
export const reviewsPath = (search: OwnerSearch, change: OwnerSearch) =>
  ownerPath({ tab: 'reviews', list: search.list, search: search.search, ...change })

/** The page of a list that the address names. */
export const listRead = (search: OwnerSearch) =>
  query('GET /api/admin/reviews', {
    list: listIn(search),
    search: search.search,
    limit: PAGE_SIZE,
    offset: ((search.page ?? 1) - 1) * PAGE_SIZE,
  })

/** How each list is named, explained, and what stands in its place while it is empty. */
export const LIST_WORDS: Record<ModerationListName, { label: string; title: string; sub: string; empty: string }> = {
  reported: {
    label: 'Reported',
    title: 'Reported reviews',
    sub: 'On the page until you decide, the longest waiting first.',
    empty: 'Nobody has reported a review.',
  },
  held: {
    label: 'Held',
    title: 'Held reviews',
    sub: 'Nobody but their authors sees them before you decide, the longest waiting first.',
    empty: 'No review waits for you.',
  },
  decided: {
    label: 'Decided',
    title: 'Your decisions',
    sub: 'The last one first. Each can be reversed.',
    empty: 'You have not decided on any review.',
  },
}
