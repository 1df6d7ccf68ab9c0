import { useQueries } from '@tanstack/react-query'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { undatedRead, weekRead } from '#web/features/social/posts/posts-path.ts'
import { whileUnderWay } from '#web/features/social/posts/publishing.ts'
import { dayOfInstant } from '#web/features/social/posts/times.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { weeksOf } from './month-days.ts'
import { timeOf } from './moved-post.ts'

type MonthOptions = { supplierId: Id; search: SocialSearch; month: string; timeZone: string }

/** Reads the posts of a month by week, so that neighbouring months share what they both show, and those that have no time. */
export function useMonth({ supplierId, search, month, timeZone }: MonthOptions) {
  const weeks = weeksOf(month)
  const all = useQueries({
    queries: [undatedRead(supplierId, search), ...weeks.map((week) => weekRead(supplierId, search, week, timeZone))].map((read) => ({
      ...read,
      refetchOnMount: 'always' as const,
      refetchInterval: ({ state }: { state: { data?: { items: SocialPost[] } } }) => whileUnderWay(state.data?.items),
    })),
  })
  const [undated, ...reads] = all
  const failed = all.find(({ error, data }) => error && !data)
  const isRead = all.every(({ data }) => data !== undefined)
  return {
    weeks,
    read: {
      data: isRead && undated?.data ? { posts: reads.flatMap(({ data }) => data?.items ?? []), undated: undated.data } : undefined,
      error: failed?.error ?? null,
      isFetching: all.some(({ isFetching }) => isFetching),
      refetch: () => all.forEach(({ refetch }) => void refetch()),
    },
    /** Posts that are not shown, where a week has more than are read. */
    hidden: reads.reduce((sum, { data }) => sum + (data ? data.total - data.items.length : 0), 0),
  }
}

/** Returns the posts of each day, in the order of their times; `moved` are shown on another day than they are stored for, if for any. */
export function byDay(posts: readonly SocialPost[], timeZone: string, moved: ReadonlyMap<string, string>): Map<string, SocialPost[]> {
  const timed = posts.flatMap((post) => {
    const time = timeOf(post)
    const day = moved.get(post.id) ?? (time === null ? undefined : dayOfInstant(time, timeZone))
    return day === undefined ? [] : [{ post, day }]
  })
  const days = Map.groupBy(timed, ({ day }) => day)
  return new Map([...days].map(([day, entries]) => [day, entries.map(({ post }) => post)]))
}
