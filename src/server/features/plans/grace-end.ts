import { GRACE_DAYS } from '#contract/billing/plans.ts'

/** Returns when a plan ends whose renewal is unpaid since then. */
export const graceEnd = (pastDueSince: string): string => new Date(Date.parse(pastDueSince) + GRACE_DAYS * 86_400_000).toISOString()
