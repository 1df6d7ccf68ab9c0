import type { Origin } from '#contract/quotes/origins.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'

export type ChangedOrigin = { item: string; before: Origin | null; origin: Origin; from: string }

/** Goes to a venue: what a supplier has announced in one go. `count` counts the changes, the first of which are shown. */
export type OriginChangeEmail = {
  supplier: Pick<Receiver, 'id' | 'businessName'>
  changes: ChangedOrigin[]
  count: number
}

/** The most changes that an email shows. */
export const ORIGINS_SHOWN = 20
