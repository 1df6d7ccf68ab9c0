import type { CategoryName } from '#contract/options.ts'
import { categoriesSelling, type Entry } from '#server/vocabulary/entry.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { amountsOf } from '#server/reading/amounts/amounts-of.ts'
import { isFoodCategory, isOfFood } from './food.ts'
import { headOf } from './head-of.ts'
import {
  type Amount,
  type Doing,
  isThing,
  type PhrasePart,
  type PartOf,
  type Period,
  type SupplierName,
  textOf,
} from '#server/reading/words/parts.ts'
import { read, type ReadOptions } from '#server/reading/read.ts'
import { itemAt, lastItem } from '#shared/item-at.ts'

/** One thing that a text asks for, and how. */
export type AskedFor = {
  /** What decides it: goods, a service or a brand, else a quality that points to a category. */
  head: Entry | undefined
  /** Where the head is named. */
  headPart: PhrasePart | undefined
  /** All parts of this item, in the order of the text. */
  parts: PhrasePart[]
  /** Whose suppliers sell the head, the likeliest first. */
  categories: CategoryName[]
  qualities: Entry[]
  amounts: Amount[]
  /** Its own; where one item of a text has periods, all have them. */
  periods: Period[]
  /** The place of the whole text, which is one. */
  place: PartOf<'place'>['place'] | undefined
  /** The suppliers that the whole text names. */
  suppliers: SupplierName[]
  /** What is to be done in the whole text. */
  doing: Doing[]
  /** Words that nobody knows. */
  left: string[]
}

/** Returns what a text asks for, an item each: "milk, eggs and bread" are three. A text without anything sold is one item, if it has words. */
export function askedFor(text: string, options: ReadOptions = {}): AskedFor[] {
  const all = read(text, options)
  const items = itemsOf(text, all).map((parts) => itemOf(text, parts))
  const timed = items.filter(({ periods }) => periods.length > 0)
  const shared = {
    place: all.find((part) => part.kind === 'place')?.place,
    suppliers: all.flatMap((part) => (part.kind === 'supplier' ? part.suppliers : [])),
    doing: [...new Set(all.flatMap((part) => (part.kind === 'doing' ? [part.doing] : [])))],
    ...(timed.length === 1 && { periods: itemAt(timed, 0).periods }),
  }
  return items.map((item) => ({ ...item, ...shared, categories: categoriesOf(item, shared.doing) }))
}

const SEPARATOR = /[,;+\n]/
const AND = /^(?:and|n|&|plus)$/i

/** Splits parts at commas and "and". What names nothing belongs to its neighbour: "organic and free range eggs", "aprons, black". */
function itemsOf(text: string, parts: readonly PhrasePart[]): PhrasePart[][] {
  const groups = parts.reduce<PhrasePart[][]>((list, part, i) => {
    const before = parts[i - 1]
    const isAnd = part.kind === 'filler' && AND.test(textOf(text, part))
    if (isAnd || !before || SEPARATOR.test(text.slice(before.to, part.from))) return [...list, [part]]
    // There is a part before, so that there is a group.
    lastItem(list).push(part)
    return list
  }, [])
  const joined: PhrasePart[][] = []
  for (const group of groups) {
    const before = joined.at(-1)
    if (before && (!before.some(isThing) || !group.some(isThing) || isOneName(text, before, group))) before.push(...group)
    else joined.push([...group])
  }
  return joined
}

/** "Lemongrass and ginger tea" is one tea, because there is "lemongrass tea" besides. */
function isOneName(text: string, before: readonly PhrasePart[], after: readonly PhrasePart[]): boolean {
  const [first, last] = [before.findLast(isThing), after.find(isThing)]
  const words = last && textOf(text, last).split(/\s+/)
  return first !== undefined && words !== undefined && words.length > 1 && lookUp(`${textOf(text, first)} ${words.at(-1)}`) !== undefined
}

function itemOf(text: string, parts: PhrasePart[]): AskedFor {
  const { entry, part } = headOf(text, parts) ?? {}
  return {
    head: entry,
    headPart: part,
    parts,
    categories: [],
    qualities: parts.flatMap((each) => (each.kind === 'quality' && each !== part ? [each.entry] : [])),
    amounts: amountsOf(text, parts),
    periods: parts.flatMap((each) => (each.kind === 'period' ? [each.period] : [])),
    place: undefined,
    suppliers: [],
    doing: [],
    left: parts.flatMap((each) => (each.kind === 'left' ? [textOf(text, each)] : [])),
  }
}

/**
 * Returns whose suppliers sell it, those of food where it is described as food; who fixes or cleans things comes first where something is to be
 * fixed or cleaned.
 */
function categoriesOf({ head, qualities }: AskedFor, doing: readonly Doing[]): CategoryName[] {
  const sellers = head ? categoriesSelling(head) : []
  const food = qualities.some(isOfFood) ? sellers.filter(isFoodCategory) : []
  const categories = food.length > 0 ? food : sellers
  if (doing.includes('clean')) return ['Cleaning', ...categories.filter((category) => category !== 'Cleaning')]
  return doing.includes('fix') && categories.includes('Machine Repairs')
    ? ['Machine Repairs', ...categories.filter((category) => category !== 'Machine Repairs')]
    : categories
}
