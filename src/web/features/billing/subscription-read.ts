import { query } from '#web/api/reads/query.ts'

/** The listing's subscription. The payment provider changes it as well, so it is read each time that something shows it. */
export const subscriptionRead = query('GET /api/subscription', {})
export const freshSubscription = { ...subscriptionRead, refetchOnMount: 'always' } as const
