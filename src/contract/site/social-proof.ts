import type { CategoryName, StateCode } from '#contract/options.ts'

/**
 * An invented example event: a venue viewed a supplier or asked for a quote. `category` is in the form used within a sentence: "packaging".
 */
export type ExampleEvent = { isExample: true; kind: 'view' | 'quote'; venueType: string; location: string; category: string }
/** A real count, large enough not to identify anyone: quote requests of the last week, or profile views since yesterday. */
export type CountedEvent = { isExample: false; kind: 'view' | 'quote'; count: number; category: CategoryName; state: StateCode }
/** The content of a social-proof toast. */
export type SocialProofEvent = ExampleEvent | CountedEvent
