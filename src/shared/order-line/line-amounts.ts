import type { CategoryName } from '#contract/options.ts'
import type { Measure } from '#shared/pack-size/pack-words.ts'
import type { OrderUnit } from './order-units.ts'

/** An amount of one measure: kilos, litres, pieces, or the order unit itself. */
export type NeedAmount = { amount: number; measure: string }
/** What one order unit holds; also of packs, as six rolls. */
export type Contents = NeedAmount

/** What the reader has to know of goods; all of it may be unknown. */
export type GoodsKnown = {
  /** The category that sells them, null where none or several do. */
  category: CategoryName | null
  /** Whether they are counted, as cups and muffins are, rather than weighed or poured. */
  isCounted: boolean
  /** Whether the item is named as pieces, as patties are. */
  isPiece?: boolean
  /** Whether a volume beside them is what they can hold: bags, cups. */
  isVessel: boolean
  /** Whether pieces of them are weighed, as steaks are. */
  isPortioned: boolean
  /** The measure in which they are usual, for a suggestion only. */
  measure: Measure | null
}

/** What is not sure; the words of the question are in `line-questions.ts`. */
export type Doubt =
  | { kind: 'contents'; of?: Contents }
  | { kind: 'each or all'; of: Contents }
  | { kind: 'single or outer'; count: number; of: Contents }
  | { kind: 'turned'; count: number; many: number }
  | { kind: 'of measure'; count: number; measure: Measure }
  | { kind: 'small measure'; count: number; measure: Measure }
  | { kind: 'packs or contents'; count: number; of: Contents }
  | { kind: 'pieces or packs'; of: Contents }
  | { kind: 'of what'; count: number }
  | { kind: 'how many of what'; count: number }
  | { kind: 'unclear'; word: string }
  | { kind: 'sum' }

/** What the amounts of a line say. With a doubt nothing is taken for sure. */
export type LineOrder = {
  quantity: number | null
  unit: OrderUnit | null
  contents: Contents | null
  doubt: Doubt | null
  suggestion: NeedAmount | null
}

export const NOTHING: LineOrder = { quantity: null, unit: null, contents: null, doubt: null, suggestion: null }
export const asked = (doubt: Doubt, more: Partial<LineOrder> = {}): LineOrder => ({ ...NOTHING, ...more, doubt })

/** Removes the rounding error of a product: 6 times 0.33 is 1.98. */
export const rounded = (number: number) => Number(number.toPrecision(12))
