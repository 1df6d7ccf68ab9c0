import type { CategoryName } from '#contract/options.ts'
import type { SupplierName } from '#server/reading/words/parts.ts'
import type { Dropped, Needs } from './needs-said.ts'
import type { Reference } from './reference-said.ts'

/** What a buyer looks for. */
export type Intent = Needs & {
  /** For the search of the marketplace; empty where nothing was said. */
  text: string
  /** What of the text decides what is looked for, as typed; empty where nothing of it is known to be sold. */
  head: string
  /** Whose suppliers sell it, the likeliest first; none where that is not known. */
  categories: CategoryName[]
  /** Whether the text names goods so broadly that it has to be asked which: "food suppliers". */
  isBroad: boolean
  /** Whether the text is words of which nobody knows that they are sold. */
  isUnknown: boolean
  /** The label of a place, which as a location resolves to it again. */
  place: string | null
  /** As typed: "25 kg a week". */
  quantity: string | null
}

/** What one message asks for. */
export type Ask = Reference & {
  intent: Intent
  /** Whether the text only describes what was asked for before: "organic ones" and "with a grinder". */
  isDetail: boolean
  /** Whether it asks for another kind of what was asked for: "actually soy", "paper ones". */
  isVariant: boolean
  dropped: Dropped[]
  /** The suppliers that it names, in its order. */
  suppliers: SupplierName[]
  /** Whether they are named only to say what others should be like, or not be. */
  isLikeThem: boolean
}

export const NOTHING: Intent = {
  text: '',
  head: '',
  categories: [],
  isBroad: false,
  isUnknown: false,
  place: null,
  quantity: null,
  deliversOn: [],
  speed: null,
  maxMinimumCents: null,
  isVerified: false,
  hasPromotion: false,
  isBestRated: false,
  isCheap: false,
  isClosest: false,
}
