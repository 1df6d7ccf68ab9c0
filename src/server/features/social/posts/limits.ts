import type { Limit } from '#server/http/access/guards.ts'

/** Changes of accounts, posts and templates, by one account (docs/behaviour/limits.md, Request limits). */
export const CHANGES: { limit: Limit } = { limit: { name: 'social', points: 120, seconds: 60, per: 'account' } }
/** Posts that one account publishes by hand: each asks a platform, which has limits of its own. */
export const PUBLISHING: { limit: Limit } = { limit: { name: 'social-publish', points: 30, seconds: 60, per: 'account' } }
/** Plans by one account: each adds many posts. */
export const PLANNING: { limit: Limit } = { limit: { name: 'social-plan', points: 20, seconds: 600, per: 'account' } }

/** Posts of a listing that go out in 24 hours, far more than anybody reads. Calls at the same moment may pass it by a few. */
export const MAX_POSTED_A_DAY = 300
/** Removed posts of a listing that can come back: older removals are final. */
export const MAX_REMOVED_POSTS = 500
