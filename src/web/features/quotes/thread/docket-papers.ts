import type { QuoteState } from '#contract/quotes/quote-states.ts'

/** The docket's paper by state: canary is new, pink is quoted, blue is won, white is closed. */
export const DOCKET_PAPERS = {
  new: 'canary',
  viewed: 'canary',
  replied: 'pink',
  quoted: 'pink',
  revised: 'pink',
  won: 'blue',
  declined: 'white',
  passed: 'white',
  withdrawn: 'white',
  expired: 'white',
} as const satisfies Record<QuoteState, string>
