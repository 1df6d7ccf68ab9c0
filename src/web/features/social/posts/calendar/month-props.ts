import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import type { Move } from './use-move.ts'

/** What a month is shown with. */
export type MonthProps = {
  month: string
  weeks: readonly (readonly string[])[]
  days: ReadonlyMap<string, SocialPost[]>
  /** Those that no day has. */
  undated: ListPage<SocialPost>
  today: string
  timeZone: string
  search: SocialSearch
  move: Move
  /** The day that can be reached with Tab. */
  current: string
  onDayFocus: (day: string) => void
  onOpen: (day: string) => void
  onWrite: (day: string) => void
  canChange: boolean
}
