import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { SocialPlatformName } from './social-accounts.ts'
import { described, paging, PathId, Time, Uuid } from '#contract/endpoint/values.ts'

// What became of a supplier's posts, and the sandbox as its readers would see it.

const ofSupplier = { id: PathId }

/** Weeks of the analytics, the running one included. */
export const ANALYTICS_WEEKS = 12

/** What stands for a post: its text, and what `{profileLink}` in it stands for, as a path of this site. */
const PostInShort = { id: Uuid, platform: SocialPlatformName, content: z.string(), profileLink: z.string() }
const ByPlatform = z.object({ platform: SocialPlatformName, count: z.int() })

export const SocialAnalytics = z.object({
  weeks: described(
    z.array(z.object({ startsOn: z.string(), posted: z.array(ByPlatform) })),
    'The last `ANALYTICS_WEEKS` weeks in the supplier\'s time zone, the earliest first; each begins on a Monday, "2026-11-23".',
  ),
  posted: described(z.int(), 'Of these weeks.'),
  failed: z.int(),
  successRate: described(z.nullable(z.number()), 'The share of posts that were posted, 0 to 1; null where none was posted or failed.'),
  nextScheduled: z.nullable(z.object({ ...PostInShort, scheduledFor: Time })),
  visits: described(z.array(ByPlatform), 'Profile visits that came from links in posts, in these weeks.'),
  bestPosts: described(
    z.array(z.object({ ...PostInShort, postedAt: Time, visits: z.int() })),
    'The posts that brought most visits, at most five.',
  ),
  /**
   * When buyers act: hours of the week in the supplier's time zone in which requests were sent and posts brought visits, the strongest
   * first, at most five; weekday 1 is Monday. `own` of this supplier in a year, where there are enough; else `category`, of its whole
   * category; `none` where that is too little as well, with no hours.
   */
  bestHours: z.object({
    basis: z.enum(['own', 'category', 'none']),
    hours: z.array(z.object({ weekday: z.int(), hour: z.int(), count: z.int() })),
    total: described(
      z.int(),
      "All requests and visits of the year that are counted here, whatever their hour; with `none` the supplier's own.",
    ),
  }),
})
export type SocialAnalytics = z.output<typeof SocialAnalytics>

export const getSocialAnalytics = endpoint('GET /api/suppliers/:id/social-analytics', {
  summary: "What became of a supplier's posts",
  isPrivate: true,
  params: ofSupplier,
  output: SocialAnalytics,
})

export const SandboxPost = z.object({
  id: Uuid,
  platform: SocialPlatformName,
  accountName: z.string(),
  text: described(z.string(), 'With its hashtags, as it was posted.'),
  imageUrl: z.nullable(z.string()),
  postedAt: Time,
})
export type SandboxPost = z.output<typeof SandboxPost>

export const listSandboxPosts = listEndpoint('GET /api/suppliers/:id/social-feed', {
  summary: 'What was posted to the sandbox, the newest first',
  isPrivate: true,
  params: ofSupplier,
  query: paging(20),
  item: SandboxPost,
})
