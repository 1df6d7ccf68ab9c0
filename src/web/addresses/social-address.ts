import { readTexts } from '#web/search.ts'
import type { SocialSearch } from './social-search.ts'

// The address of the social media tools. The routes of every page load this file, so it checks no more than what the server renders;
// `readSocialSearch` checks the rest.

const TABS = ['posts', 'templates', 'analytics'] as const

/** What a tab shows is read with the account's own data, so in the browser only. */
export const OPEN_IN_SOCIAL = [
  'view',
  'month',
  'status',
  'platform',
  'search',
  'post',
  'new',
  'day',
  'promotion',
  'plan',
] as const satisfies (keyof SocialSearch)[]

/** Parses the query of the social media tools: a tab that exists, and texts. */
export const readSocialAddress = (raw: Record<string, unknown>) => ({
  tab: TABS.find((name) => name === raw.tab),
  ...readTexts(OPEN_IN_SOCIAL, raw),
})
export type SocialAddress = ReturnType<typeof readSocialAddress>
