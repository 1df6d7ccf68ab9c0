import type { Terms } from './plans.ts'

/**
 * A payment that has arrived, for its email. `invoiceId` is that of the invoice that is attached: null where none is, as to an address that
 * nobody has confirmed. Emails of before have no number.
 */
type Receipt = { cents: number; invoiceId: string | null; number?: string }

/** What an email to the manager of a listing says about its subscription. Amounts are in cents, GST included. */
export type SubscriptionNotice =
  /** With its first payment; emails of before told of that in another one. */
  | { about: 'started'; terms: Terms; next: string | null; receipt?: Receipt }
  | ({ about: 'paid' } & Receipt)
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
