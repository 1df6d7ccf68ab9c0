import type { CategoryName, StateCode } from './options.ts'

/** An invented event: somebody near you looked, or asked; `category` is ready for "a packaging supplier". */
export type ExampleEvent = { isExample: true; kind: 'view' | 'quote'; venueType: string; location: string; category: string }
/** What many have done lately, so that it tells of nobody: quote requests of a week, or profile views since yesterday. */
export type CountedEvent = { isExample: false; kind: 'view' | 'quote'; count: number; category: CategoryName; state: StateCode }
/** What one social-proof toast tells. */
export type ProofEvent = ExampleEvent | CountedEvent
