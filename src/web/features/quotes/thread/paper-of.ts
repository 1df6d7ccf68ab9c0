import type { QuoteState } from '#contract/quote-states.ts'

/** The docket's paper: canary is new, pink is quoted, blue is won; what is over is white. */
export const PAPER_OF = {
  new: 'canary',
  viewed: 'canary',
  quoted: 'pink',
  revised: 'pink',
  won: 'blue',
  declined: 'white',
  passed: 'white',
  withdrawn: 'white',
  expired: 'white',
} as const satisfies Record<QuoteState, string>
