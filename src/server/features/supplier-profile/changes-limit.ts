/** Each change empties caches of all processes (docs/behaviour/limits.md, Caching), so one account can make only so many. */
export const CHANGES = { limit: { name: 'listing', points: 60, seconds: 60, per: 'account' } } as const
