import type { SocialPlatform } from '#contract/social/social-options.ts'

/** Where a supplier looks after accounts at social platforms. */
const ACCOUNTS = '/social-media-dashboard?tab=accounts'

/** Why an account was not connected: its owner did not agree, it took too long, it went wrong, or there is no page to post to. */
export const CONNECT_PROBLEMS = ['denied', 'expired', 'failed', 'none'] as const
export type ConnectProblem = (typeof CONNECT_PROBLEMS)[number]

/** Returns where a supplier's browser goes to connect an account at a platform, and where the platform sends it back to. */
export const socialConnect = (platform: SocialPlatform | ':platform') => `/api/social-accounts/${platform}/connect`
export const socialCallback = (platform: SocialPlatform | ':platform') => `/api/social/callback/${platform}`

/** Returns the page after that. */
export const afterConnecting = (result: ConnectProblem | { connected: SocialPlatform }): string =>
  typeof result === 'string' ? `${ACCOUNTS}&problem=${result}` : `${ACCOUNTS}&connected=${result.connected}`
