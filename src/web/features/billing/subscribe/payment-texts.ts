import type { Interval } from '#contract/billing/plans.ts'

/** What should be known before paying. */
export const SMALL_WORDS: Record<Interval, string> = {
  month:
    'Your card is charged today and then every month, until you cancel. Cancel anytime: the plan goes on until the end of what is paid.',
  year: 'Your card is charged today and then once a year, until you cancel. Cancel anytime: the plan goes on until the end of what is paid.',
}
