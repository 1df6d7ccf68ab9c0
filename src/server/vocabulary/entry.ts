import type { CategoryName } from '#contract/options.ts'

/** What a word of the trade stands for. */
export type Kind = 'goods' | 'service' | 'brand' | 'quality' | 'unit-word'

/** A thing that venues buy, a brand, or a word that describes or measures them, with all its names. */
export type Entry = {
  /** Its name in the singular and lower case. */
  term: string
  kind: Kind
  /** The noun of the name that decides what it is: `chicken` of "chicken breast", `bread` of "banana bread". */
  head: string
  /** The category that lists it, null when several or none do. */
  category: CategoryName | null
  /** Other categories whose suppliers sell it. */
  alsoCategories: CategoryName[]
  /** A kind of goods, finer than the category: "Plant milk". */
  group: string
  /** The term of which this is a kind. */
  parent: string | null
  /** Other names of the same thing. */
  synonyms: string[]
  /** Names that a search for this one finds too, but not the other way round. */
  alsoFound: string[]
  /** How it is usually ordered, as "kg" or "piece". */
  measure: string | null
  /** What is usual for its kind, to fill a field in and never to decide. */
  gst: 'free' | 'taxable' | 'mixed' | null
}

/** A word so broad that the words before it carry the meaning: "eftpos machine" is a payment terminal, not any machine. */
export const isBroad = ({ group }: Entry): boolean => group === 'Broad word'

/** Whether an entry names something that can be bought, rather than a word that describes or measures it. */
export const isSold = ({ kind }: Entry): boolean => kind === 'goods' || kind === 'service' || kind === 'brand'

/** Returns the categories whose suppliers sell what an entry names, the likeliest first; none where no category does. */
export const categoriesSelling = ({ category, alsoCategories }: Entry): CategoryName[] => [
  ...(category ? [category] : []),
  ...alsoCategories,
]
