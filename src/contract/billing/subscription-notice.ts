import type { Terms } from './plans.ts'

/** What an email to the manager of a listing says about its subscription. Amounts are in cents, GST included. */
export type SubscriptionNotice =
  | { about: 'started'; terms: Terms; next: string | null }
  | { about: 'paid'; cents: number; invoiceId: string }
  /** A renewal could not be charged: `day` days ago; without it the plan ends at `until`. */
  | { about: 'unpaid'; day: number; cents: number; until: string }
  | { about: 'changed'; terms: Terms }
  /** The supplier has asked for it: the plan ends, changes, or goes on. */
  | { about: 'will end'; at: string }
  | { about: 'will change'; terms: Terms; at: string }
  | { about: 'goes on'; at: string }
  /** `cents`: what is paid back. */
  | { about: 'ended'; why: 'canceled' | 'unpaid' | 'refunded'; cents?: number }
  | { about: 'refunded'; cents: number }
  /** The same plan costs `cents` from the first payment after `from`, instead of `before`. */
  | { about: 'new price'; before: number; cents: number; from: string }
  /** A year is about to be charged again. */
  | { about: 'will renew'; cents: number; at: string }
