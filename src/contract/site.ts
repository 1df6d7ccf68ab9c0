import type { CategoryName, StateCode } from './options.ts'

/** An invented slip: somebody near you looked, or asked; `category` is ready for "a packaging supplier". */
export type ExampleEvent = { isExample: true; kind: 'view' | 'quote'; venueType: string; location: string; category: string }
/** What many have done lately, so that it tells of nobody: quote requests of a week, or profile views since yesterday. */
export type CountedEvent = { isExample: false; kind: 'view' | 'quote'; count: number; category: CategoryName; state: StateCode }
/** One slip of the social-proof toast. */
export type ProofEvent = ExampleEvent | CountedEvent

/** What every page knows of the site it belongs to; it comes with the page, by no call of its own. */
export type Site = {
  /** Origin of canonical links: `https://backdock.example`. */
  publicUrl: string
  /** Marks the page of a site that holds the demo marketplace. */
  isDemo: boolean
  proof: ProofEvent[]
}
