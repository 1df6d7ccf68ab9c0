import type { Every } from '#contract/order-lists/every.ts'
import type { ReadOrderLine } from '#contract/order-lists/order-lists.ts'
import { dollars } from '#shared/money/money.ts'
import { orderUnitOf } from '#shared/order-line/order-units.ts'
import { numberOf } from '#shared/money/typed-numbers.ts'

export const EVERY_WORDS: Record<Every, string> = {
  week: 'Every week',
  fortnight: 'Every fortnight',
  month: 'Every month',
  once: 'Once',
}

type Amount = { amount: number; measure: string }

/** A line of an order list, as the buyer keeps it. */
export type ListLine = {
  id: string
  item: string
  quantity: number | null
  unit: string | null
  /** What one order unit holds. */
  contents: Amount | null
  every: Every
  category: string | null
  note: string
  /** What the venue pays today: never part of what a supplier gets. */
  paidCents: number | null
  paidPer: string | null
  paidGst?: 'excluded' | 'included'
  paidTo?: string | null
  /** The id by which an account's list has the line, where it has been saved. */
  storedId?: string
}

/** What somebody has said that a unit of an item holds. */
export type Meaning = { item: string; unit: string | null; contents: Amount | null }

/** `crypto.randomUUID` exists in secure contexts (https) only. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Returns a line as it was read, with what its question was answered with. */
export function lineOf({ item, quantity, unit, contents, category, paidCents, paidPer }: ReadOrderLine, answer?: Amount): ListLine {
  return {
    id: newId(),
    ...wordsOf(item),
    ...(answer ? answered({ quantity, unit }, answer) : { quantity, unit, contents }),
    every: 'week',
    category,
    paidCents,
    paidPer,
  }
}

/** An answer is about all that is needed. Where packs are counted, it is shared among them, else it is the quantity. */
function answered({ quantity, unit }: Pick<ReadOrderLine, 'quantity' | 'unit'>, { amount, measure }: Amount) {
  if (quantity === null || unit === null || unit === measure) return { quantity: amount, unit: measure, contents: null }
  return { quantity, unit, contents: { amount: amount / quantity, measure } }
}

/** Returns what one pack holds, or the quantity itself, as the amount of the whole line. */
export const wholeOf = ({ quantity, unit }: Pick<ReadOrderLine, 'quantity' | 'unit'>, { amount, measure }: Amount): Amount =>
  quantity === null || unit === null ? { amount, measure } : { amount: thousandth(amount * quantity), measure }

/** The measures of which an answer can be, as they are called. */
export const MEASURES = { piece: 'pieces', kg: 'kg', L: 'L' }

/** Returns the measure in which a question is most likely answered: that of its suggestion, else the first that the line names. */
export function likelyMeasure({ suggestion, text }: Pick<ReadOrderLine, 'suggestion' | 'text'>): string {
  const named = [...text.matchAll(/\d\s*([a-z]+)/gi)].flatMap(([, word = '']) => orderUnitOf(word.toLowerCase()) ?? [])
  const measures = [suggestion?.measure, ...named.map(({ kind, measure }) => (kind === 'measure' ? measure : undefined))]
  return measures.find((measure) => measure !== undefined && measure in MEASURES) ?? 'piece'
}

/** Returns what an answer says of the unit of its line, null where it says only how much is wanted this time. */
export function meaningIn({ item, quantity, unit }: ReadOrderLine, { amount, measure }: Amount): Meaning | null {
  if (quantity === null || unit === null || unit === measure || item.trim() === '' || item.length > MAX_ITEM) return null
  return { item, unit, contents: { amount: thousandth(amount / quantity), measure } }
}

export const thousandth = (amount: number) => Math.round(amount * 1000) / 1000

export const paidWords = ({ paidCents, paidPer }: Pick<ListLine, 'paidCents' | 'paidPer'>) =>
  paidCents === null ? '' : dollars(paidCents) + (paidPer ? ` per ${paidPer}` : '')

/** Returns a number above zero and up to a million, null for anything else. */
export function amountIn(typed: string): number | null {
  const amount = thousandth(numberOf(typed))
  return amount > 0 && amount <= 1_000_000 ? amount : null
}

/** The most characters of an item. */
export const MAX_ITEM = 200

/** The most characters of a note. */
export const MAX_NOTE = 300

/** An item that is too long goes on in the note, so that none of it is lost. */
const wordsOf = (text: string) => ({ item: text.slice(0, MAX_ITEM), note: text.slice(MAX_ITEM) })

/** Returns a line with the words as typed, of which nothing was read. */
export const asTyped = (text: string): ListLine => ({
  id: newId(),
  ...wordsOf(text),
  quantity: null,
  unit: null,
  contents: null,
  every: 'week',
  category: null,
  paidCents: null,
  paidPer: null,
})
