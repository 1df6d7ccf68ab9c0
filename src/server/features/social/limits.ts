import type { Limit } from '#server/http/guards.ts'

/** Changes of accounts, posts and templates, by one account (docs/behaviour.md, Request limits). */
export const CHANGES: { limit: Limit } = { limit: { name: 'social', points: 120, seconds: 60, per: 'account' } }
/** Posts that one account publishes by hand: each asks a platform, which has limits of its own. */
export const PUBLISHING: { limit: Limit } = { limit: { name: 'social-publish', points: 30, seconds: 60, per: 'account' } }
