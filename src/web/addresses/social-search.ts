import { POST_STATES, SOCIAL_PLATFORM_KEYS, type PostState, type SocialPlatform } from '#contract/social/social-options.ts'
import { cut } from '#shared/text/cut.ts'

// What is open in the social media tools.

export const SOCIAL_TABS = ['accounts', 'posts', 'templates', 'analytics'] as const
export type SocialTab = (typeof SOCIAL_TABS)[number]

/** An absent `tab` is the accounts. What a tab does not know is ignored by it. */
export type SocialSearch = {
  tab?: Exclude<SocialTab, 'accounts'>
  /** How the posts are shown; absent is the list. */
  view?: 'calendar'
  /** The month of the calendar, "2026-12"; absent is the running one. */
  month?: string
  status?: PostState
  platform?: SocialPlatform
  search?: string
  /** Id of the post that is open. */
  post?: string
  /** A new post is being written. */
  new?: true
  /** The day for which it is written, "2026-12-24". */
  day?: string
  /** Id of the promotion that it is about. */
  promotion?: string
  /** Posts are being planned from the products. */
  plan?: true
}

/** The parameters with which a platform sends its visitor back: read once, and no part of the pages' addresses. */
export type SocialReturn = {
  /** The platform whose account was connected. */
  connected?: SocialPlatform
  /** The code of why none was. */
  problem?: string
}

type Raw = Record<string, unknown>

const MAX_TEXT = 200
const text = (value: unknown) => (typeof value === 'string' ? cut(value.trim(), MAX_TEXT) || undefined : undefined)
const platformIn = (value: unknown) => SOCIAL_PLATFORM_KEYS.find((name) => name === value)

/** Parses the query of the social media tools: defaults, blank and invalid values become undefined. */
export function readSocialSearch(raw: Raw): SocialSearch {
  const tab = SOCIAL_TABS.find((name) => name === raw.tab)
  if (tab === 'posts') return { tab, ...readPosts(raw) }
  if (tab === 'templates' || tab === 'analytics') return { tab }
  return {}
}

export const readSocialReturn = (raw: Raw): SocialReturn => ({ connected: platformIn(raw.connected), problem: text(raw.problem) })

const readPosts = (raw: Raw): SocialSearch => ({
  view: raw.view === 'calendar' ? raw.view : undefined,
  month: typeof raw.month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw.month) ? raw.month : undefined,
  status: POST_STATES.find((state) => state === raw.status),
  platform: platformIn(raw.platform),
  search: text(raw.search),
  post: text(raw.post),
  new: raw.new === 'true' || undefined,
  day: text(raw.day),
  promotion: text(raw.promotion),
  plan: raw.plan === 'true' || undefined,
})
