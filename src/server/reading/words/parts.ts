import type { Weekday } from '#contract/suppliers/weekdays.ts'
import type { PlaceInSearch } from '#server/features/places/place-in-search.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import type { PackSize } from '#shared/pack-size/pack-size.ts'

/** A place in a text, in characters; `to` is exclusive. */
export type Span = { from: number; to: number }

/** How much, as typed: "20 cartons", "12 x 1 L", "about 5 kg", "12 oz". */
export type Amount = {
  /** The first number; null when a holder or a measure is named without one, "box of". */
  number: number | null
  /** What the number counts, by the name in the pack grammar: "kg", "carton", "dozen"; null when nothing says so. */
  unit: string | null
  /** What it all comes to by the pack grammar (docs/pack-sizes.md), null when that is not sure. */
  contents: PackSize | null
  /** Sizes of the thing itself: "12oz", "58mm", "700g" beside eggs. */
  sizes: string[]
  /** Whether it is a range or says "about". */
  isAbout: boolean
}

export type TimeUnit = 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year'
export type DayPart = 'morning' | 'afternoon' | 'evening'

/** When, or how often. Times of the day are "06:00". */
export type Period =
  /** "3 times a week" has `times` 3, "every 2 weeks" has `each` 2. */
  | { kind: 'every'; unit: TimeUnit; times?: number; each?: number }
  | { kind: 'on'; days: Weekday[]; part?: DayPart; isEvery?: true }
  | { kind: 'date'; day: number; month: number; year?: number }
  | { kind: 'month'; month: number }
  /** The part of the day alone: "in the mornings". */
  | { kind: 'part'; part: DayPart }
  | { kind: 'by' | 'at' | 'after'; time: string }
  | { kind: 'between'; from: string; to: string }
  /** From now: today is 0 days, tomorrow 1, "as soon as possible" 0 with `isUrgent`. */
  | { kind: 'within'; days: number; part?: DayPart; isUrgent?: true }
  /** "this week" is 0, "next week" 1. */
  | { kind: 'in'; unit: TimeUnit | 'weekend'; ahead: 0 | 1 }

/** What is to be done, or by what the suppliers are chosen. */
export type Doing =
  'fix' | 'clean' | 'deliver' | 'collect' | 'compare' | 'cheapest' | 'near me' | 'best' | 'hire' | 'install' | 'quote' | 'on special'

/** A supplier that a text may name. `key` has the words of its name as the database compares names: plain, without "Pty Ltd". */
export type SupplierName = { id: number; key: string }

/** A part of a text, and what it says. */
export type PhrasePart = Span &
  (
    | { kind: 'goods' | 'service' | 'brand' | 'quality'; entry: Entry }
    /**
     * Those who have these words as their name, or in it; `isInFull` says that nothing of the name is missing, `isSpokenOf` that the words around
     * speak of a supplier: "does … deliver".
     */
    | { kind: 'supplier'; suppliers: SupplierName[]; isInFull: boolean; isSpokenOf: boolean }
    | { kind: 'amount'; amount: Amount }
    | { kind: 'period'; period: Period }
    | { kind: 'place'; place: Omit<PlaceInSearch, 'rest'> }
    | { kind: 'doing'; doing: Doing }
    /** A word that asks for nothing by itself: "please", "for", "supplier". */
    | { kind: 'filler' }
    /** A word that nobody knows. */
    | { kind: 'left' }
  )

export type PartOf<Kind extends PhrasePart['kind']> = Extract<PhrasePart, { kind: Kind }>
export type NamePart = PartOf<'goods' | 'service' | 'brand' | 'quality'>

/** Returns whether a part names goods, a service or a brand. */
export const isThing = (part: PhrasePart): part is NamePart => 'entry' in part && part.kind !== 'quality'
export const isGoodsOrService = (part: PhrasePart): part is NamePart => part.kind === 'goods' || part.kind === 'service'
export const textOf = (text: string, { from, to }: Span): string => text.slice(from, to)
