import type { Id } from '#contract/endpoint/values.ts'
import { pages, query } from '#web/api/reads/query.ts'
import { instantsOf } from '#web/features/social/posts/calendar/month-days.ts'
import { readSocialSearch, type SocialSearch } from '#web/addresses/social-search.ts'
import { navigate, type NavigateOptions } from '#web/navigation/navigate.ts'
import { socialPath } from '#web/paths.ts'
import { parseSearch } from '#web/query-string.ts'

/** Posts per step of Load more. */
const PAGE_SIZE = 20
/** Posts of a week in the calendar. */
const MAX_WEEK = 100

/** Posts without a time beside the calendar; the list has the others. */
const MAX_WITHOUT_TIME = 20

/** What is open over the list or the calendar. */
export const CLOSED = { post: undefined, new: undefined, day: undefined, promotion: undefined } as const satisfies SocialSearch

/** Returns the address of the posts after a change of what is open in it. */
export const postsPath = (search: SocialSearch, change: SocialSearch = {}) => socialPath({ ...search, tab: 'posts', ...change })

/** Returns the same from what the address bar shows now, which may be newer than what the page shows. */
export const postsPathNow = (change: SocialSearch) => postsPath(readSocialSearch(parseSearch(location.search)), change)

export const openPosts = (change: SocialSearch, options: NavigateOptions = {}) =>
  navigate(postsPathNow(change), { keepScroll: true, ...options })

type Filters = Pick<SocialSearch, 'status' | 'platform' | 'search'>

export const isNarrowed = ({ status, platform, search }: Filters) => Boolean(status || platform || search)
export const UNFILTERED = { status: undefined, platform: undefined, search: undefined } as const satisfies SocialSearch

export const listRead = (supplierId: Id, { status, platform, search }: Filters) =>
  pages('GET /api/suppliers/:id/social-posts', { id: String(supplierId), status, platform, search }, PAGE_SIZE)

export const weekRead = (supplierId: Id, { status, platform, search }: Filters, week: readonly string[], timeZone: string) => {
  const { from, to } = instantsOf(week, timeZone)
  return query('GET /api/suppliers/:id/social-posts', { id: String(supplierId), status, platform, search, from, to, limit: MAX_WEEK })
}

export const undatedRead = (supplierId: Id, { status, platform, search }: Filters) =>
  query('GET /api/suppliers/:id/social-posts', {
    id: String(supplierId),
    status,
    platform,
    search,
    withoutTime: true,
    limit: MAX_WITHOUT_TIME,
  })
