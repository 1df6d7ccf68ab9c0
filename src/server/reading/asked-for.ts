import type { CategoryName } from '#contract/options.ts'
import { categoriesSelling, type Entry } from '#server/vocabulary/entry.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { isWordOf, lookUp } from '#server/vocabulary/vocabulary.ts'
import type { Amount, Doing, NamePart, Part, PartOf, Period, SupplierName } from './parts.ts'

import { read, type ReadOptions } from './read.ts'

/** One thing that a text asks for, and how. */
export type AskedFor = {
  /** What decides it: goods, a service or a brand, else a quality that points to a category. */
  head: Entry | undefined
  /** Where the head is named. */
  headPart: Part | undefined
  /** All parts of this item, in the order of the text. */
  parts: Part[]
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

const isName = (part: Part): part is NamePart => 'entry' in part
const isGoodsOrService = (part: Part): part is NamePart => part.kind === 'goods' || part.kind === 'service'
const isBrand = (part: Part): part is NamePart => part.kind === 'brand'
const isThing = (part: Part): part is NamePart => isName(part) && part.kind !== 'quality'

/** Returns what a text asks for, an item each: "milk, eggs and bread" are three. A text without anything sold is one item, if it has words. */
export function askedFor(text: string, options: ReadOptions = {}): AskedFor[] {
  const all = read(text, options)
  const items = itemsOf(text, all).map((parts) => itemOf(text, parts))
  const timed = items.filter(({ periods }) => periods.length > 0)
  const shared = {
    place: all.find((part) => part.kind === 'place')?.place,
    suppliers: all.flatMap((part) => (part.kind === 'supplier' ? part.suppliers : [])),
    doing: [...new Set(all.flatMap((part) => (part.kind === 'doing' ? [part.doing] : [])))],
    ...(timed.length === 1 && { periods: timed[0]!.periods }),
  }
  return items.map((item) => ({ ...item, ...shared, categories: categoriesOf(item.head, shared.doing) }))
}

const SEPARATOR = /[,;+\n]/
const AND = /^(?:and|n|&|plus)$/i

/** Splits parts at commas and "and". What names nothing belongs to its neighbour: "organic and free range eggs", "aprons, black". */
function itemsOf(text: string, parts: readonly Part[]): Part[][] {
  const groups = parts.reduce<Part[][]>((list, part, i) => {
    const before = parts[i - 1]
    const isAnd = part.kind === 'filler' && AND.test(textOf(text, part))
    if (isAnd || !before || SEPARATOR.test(text.slice(before.to, part.from))) return [...list, [part]]
    // There is a part before, so that there is a group.
    list.at(-1)!.push(part)
    return list
  }, [])
  const joined: Part[][] = []
  for (const group of groups) {
    const before = joined.at(-1)
    if (before && (!before.some(isThing) || !group.some(isThing) || isOneName(text, before, group))) before.push(...group)
    else joined.push([...group])
  }
  return joined
}

/** "Lemongrass and ginger tea" is one tea, because there is "lemongrass tea" besides. */
function isOneName(text: string, before: readonly Part[], after: readonly Part[]): boolean {
  const [first, last] = [before.findLast(isThing), after.find(isThing)]
  const words = last && textOf(text, last).split(/\s+/)
  return first !== undefined && words !== undefined && words.length > 1 && lookUp(`${textOf(text, first)} ${words.at(-1)}`) !== undefined
}

function itemOf(text: string, parts: Part[]): AskedFor {
  const { entry, part } = headOf(text, parts) ?? {}
  return {
    head: entry,
    headPart: part,
    parts,
    categories: [],
    qualities: parts.flatMap((each) => (each.kind === 'quality' && each !== part ? [each.entry] : [])),
    amounts: parts.flatMap((each) => (each.kind === 'amount' ? [each.amount] : [])),
    periods: parts.flatMap((each) => (each.kind === 'period' ? [each.period] : [])),
    place: undefined,
    suppliers: [],
    doing: [],
    left: parts.flatMap((each) => (each.kind === 'left' ? [textOf(text, each)] : [])),
  }
}

type Head = { entry: Entry; part: Part }
const textOf = (text: string, { from, to }: Part) => text.slice(from, to)

/** Words after which stands what the thing is for, with or from, and no longer the thing. */
const BREAK = /^(?:for|with|without|in|near|from|to|by|at|on|around|that|who|which|about|like)$/i
/** Containers, which at the end of goods are not what is asked for: "juice bottles", "sparkling water glass bottles". */
const CONTAINERS = new Set(
  'bag bottle box bucket can carton crate drum glass bottle jar keg pail pouch sachet tin tray tub tube'.split(' '),
)

/** Whether the last of two things describes the one before: a container, or milk for a barista. */
const isBeside = (text: string, last: NamePart, before: NamePart): boolean =>
  CONTAINERS.has(keyOf(textOf(text, last).replace(/^(?:glass|plastic|paper)\s+/i, ''))) ||
  (last.entry.term === 'barista' && /milk/.test(`${before.entry.head} ${before.entry.group}`))

/**
 * Returns what two things beside each other name together, where there is a name of that: "feta danish" is danish feta, "coffee syrup vanilla"
 * vanilla syrup, "wagyu beef patties" beef patties, "wooden cutlery forks" wooden forks, and "dark roast beans" are coffee beans.
 */
function together(text: string, before: NamePart, last: NamePart): Entry | undefined {
  const word = textOf(text, last)
  const { term, head, category } = before.entry
  const ownLast = textOf(text, before).split(/\s+/).at(-1)
  const kinds = [`${head} ${word}`, `${ownLast} ${word}`, `${term.slice(0, -head.length)}${word}`, `${category} ${word}`].map((name) =>
    lookUp(name),
  )
  const ofItsKind = kinds.find((entry) => entry !== undefined && entry.term !== before.entry.term && entry.category === category)
  return lookUp(`${word} ${textOf(text, before)}`) ?? lookUp(`${word} ${head}`) ?? ofItsKind
}

/** Returns what decides an item: the last goods or service before a preposition, else a brand, else a quality of a category. */
function headOf(text: string, all: readonly Part[]): Head | undefined {
  const parts = afterOf(text, all)
  const phrases = parts.reduce<Part[][]>(
    (list, part) => {
      const isBreak = part.kind === 'place' || (part.kind === 'filler' && BREAK.test(textOf(text, part)))
      if (isBreak) return [...list, []]
      // The list begins with one.
      list.at(-1)!.push(part)
      return list
    },
    [[]],
  )
  const phrase = phrases.find((each) => each.some(isGoodsOrService)) ?? []
  const goods = phrase.filter(isGoodsOrService)
  const work = workIn(text, phrase, phrases.indexOf(phrase))
  if (work) return { entry: work.entry, part: work }
  while (goods.length > 1 && isBeside(text, goods.at(-1)!, goods.at(-2)!)) goods.pop()
  const brand = (goods.length > 0 ? phrase : parts).find(isBrand)
  const [before, last] = [goods.at(-2), goods.at(-1)]
  if (brand && (!last || knows(brand.entry, textOf(text, last)))) return { entry: brand.entry, part: brand }
  if (last) return { entry: (before && together(text, before, last)) ?? last.entry, part: last }
  return counted(parts) ?? pointing(parts)
}

/** "Something for cleaning grinders" is cleaning: work that is named as what it is for comes before what it is done to. */
function workIn(text: string, phrase: readonly Part[], at: number): NamePart | undefined {
  const first = phrase.find(isThing)
  return at > 0 && first?.kind === 'service' && /ing$/i.test(textOf(text, first)) ? first : undefined
}

/** A brand decides when its category knows the word too: a Hobart mixer is a machine, a Baileys cheesecake is a cake. */
function knows({ category }: Entry, words: string): boolean {
  const word = words.split(/\s+/).at(-1)
  return category !== null && word !== undefined && isWordOf(category, word)
}

/** "Range of teas" is tea, "repair of grinders" is repair. */
function afterOf(text: string, parts: readonly Part[]): readonly Part[] {
  const of = parts.findIndex((part) => part.kind === 'filler' && textOf(text, part).toLowerCase() === 'of')
  const isOfThing = of > 0 && !parts.slice(0, of).some(({ kind }) => kind === 'service') && parts.slice(of).some(isThing)
  return isOfThing ? parts.slice(of) : parts
}

/** "20 boxes", and nothing that is in them: the boxes themselves. */
function counted(parts: readonly Part[]): Head | undefined {
  for (const part of parts) {
    const entry = part.kind === 'amount' && part.amount.unit ? lookUp(part.amount.unit) : undefined
    if (entry?.kind === 'goods') return { entry, part }
  }
  return undefined
}

function pointing(parts: readonly Part[]): Head | undefined {
  const part = parts.find((each) => each.kind === 'quality' && categoriesSelling(each.entry).length > 0)
  return part?.kind === 'quality' ? { entry: part.entry, part } : undefined
}

/** Returns whose suppliers sell it; who fixes or cleans things comes first where something is to be fixed or cleaned. */
function categoriesOf(head: Entry | undefined, doing: readonly Doing[]): CategoryName[] {
  const categories = head ? categoriesSelling(head) : []
  if (doing.includes('clean')) return ['Cleaning', ...categories.filter((category) => category !== 'Cleaning')]
  return doing.includes('fix') && categories.includes('Machine Repairs')
    ? ['Machine Repairs', ...categories.filter((category) => category !== 'Machine Repairs')]
    : categories
}
