import type { CategoryName } from '#contract/options.ts'
import { categoriesSelling, type Entry } from '#server/vocabulary/entry.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { isWordOf, lookUp } from '#server/vocabulary/vocabulary.ts'
import { compoundIn } from './compounds.ts'
import { isFood } from './food.ts'
import { isGoodsOrService, isThing, type NamePart, type PhrasePart, textOf } from '#server/reading/words/parts.ts'
import { phrasesOf } from '#server/reading/words/phrases.ts'
import { itemAt, lastItem } from '#shared/item-at.ts'

const isBrand = (part: PhrasePart): part is NamePart => part.kind === 'brand'

/** What decides an item, and where it is named. */
export type Head = { entry: Entry; part: PhrasePart }

/** Containers, which at the end of goods are not what is asked for: "juice bottles". */
const CONTAINERS = new Set('bag bottle box bucket can carton crate drum glass jar keg pail pouch sachet tin tray tub tube'.split(' '))

/** Those who do work, which is what is asked for: "recruitment agency". */
const WORKERS = new Set('agency agent company contractor expert firm specialist team'.split(' '))
/** Those who make or sell food, which after its name say only that: "plain flour bakers". */
const TRADERS = new Set('baker brewer butcher fishmonger greengrocer grocer roaster'.split(' '))
/** Shapes of what is no food: a paper roll is no bread. */
const SHAPES = new Set('block roll sheet slab stick'.split(' '))
const NOT_FOOD = new Set<CategoryName | null>(['Packaging', 'Cleaning', 'Machine Repairs', 'IT Services', 'Furniture'])

/**
 * Returns whether the last of two things describes the one before: a container, who does the work or trades in it, a shape, or milk for a
 * barista.
 */
const isBeside = (text: string, last: NamePart, before: NamePart): boolean =>
  (before.entry.category === 'Fresh Produce' && /^(?:brown|mesh|net|hessian)\s+(?:bag|sack|box)s?$/i.test(textOf(text, last))) ||
  CONTAINERS.has(keyOf(textOf(text, last).replace(/^(?:glass|plastic|paper)\s+/i, ''))) ||
  (before.kind === 'service' && WORKERS.has(keyOf(textOf(text, last)))) ||
  (isFood(before.entry) && TRADERS.has(keyOf(textOf(text, last)))) ||
  (NOT_FOOD.has(before.entry.category) && SHAPES.has(keyOf(textOf(text, last)))) ||
  (last.entry.term === 'barista' && /milk/.test(`${before.entry.head} ${before.entry.group}`))

/**
 * Returns what two things beside each other name together, where there is a name of that: "feta danish" is danish feta, "coffee syrup vanilla"
 * vanilla syrup, "nbn business plan" an nbn plan, "wooden cutlery forks" wooden forks, and "dark roast beans" are coffee beans.
 */
function jointEntry(text: string, before: NamePart, last: NamePart): Entry | undefined {
  const word = textOf(text, last)
  const { term, head, category } = before.entry
  const ownLast = textOf(text, before).split(/\s+/).at(-1)
  const beginning = term.slice(0, -head.length)
  const names = [`${head} ${word}`, `${ownLast} ${word}`, ...(beginning === '' ? [] : [`${beginning}${word}`]), `${category} ${word}`]
  const kinds = names.map((name) => lookUp(name))
  const plain = lookUp(`${textOf(text, before)} ${word.split(/\s+/).at(-1)}`)
  if (plain && plain.term !== before.entry.term && plain.category === category) return plain
  const ofItsKind = kinds.find((entry) => entry !== undefined && entry.term !== before.entry.term && entry.category === category)
  return lookUp(`${word} ${textOf(text, before)}`) ?? lookUp(`${word} ${head}`) ?? ofItsKind
}

/** Returns what decides an item: the last goods or service before a preposition, else a brand, else a quality of a category. */
export function headOf(text: string, all: readonly PhrasePart[]): Head | undefined {
  const cover = coverIn(text, all)
  if (cover) return cover
  const parts = afterOf(text, all)
  const phrases = phrasesOf(text, parts)
  const phrase = phrases.find((each) => each.some(isGoodsOrService)) ?? []
  const goods = phrase.filter(isGoodsOrService)
  const work = workIn(text, phrase, phrases.indexOf(phrase))
  if (work) return { entry: work.entry, part: work }
  const compound = compoundIn(text, phrase)
  if (compound) return compound
  while (goods.length > 1 && isBeside(text, lastItem(goods), itemAt(goods, goods.length - 2))) goods.pop()
  const brand = (goods.length > 0 ? phrase : parts).find(isBrand)
  const [before, last] = [goods.at(-2), goods.at(-1)]
  if (brand && (!last || knows(brand.entry, textOf(text, last)))) return { entry: brand.entry, part: brand }
  if (!last) return counted(parts) ?? pointing(parts)
  const many = before ? undefined : goodsIn(text, last)
  if (many) return { entry: many, part: { ...last, entry: many } }
  return { entry: (before && jointEntry(text, before, last)) ?? last.entry, part: last }
}

/** Returns the goods of a name whose first noun says that there are many of them: an "egg carton" is one to be filled, "eggs carton" are eggs. */
function goodsIn(text: string, part: NamePart): Entry | undefined {
  const [first = '', ...more] = textOf(text, part).split(/\s+/)
  if (part.entry.category !== 'Packaging' || !/s$/i.test(first) || more.length !== 1 || !CONTAINERS.has(more[0]?.toLowerCase() ?? ''))
    return undefined
  const goods = lookUp(first)
  return goods?.category === 'Fresh Produce' || goods?.category === 'Dairy' ? goods : undefined
}

/** "Something for cleaning grinders" is cleaning: work that is named as what it is for comes before what it is done to. */
function workIn(text: string, phrase: readonly PhrasePart[], at: number): NamePart | undefined {
  const first = phrase.find(isThing)
  return at > 0 && first?.kind === 'service' && /ing$/i.test(textOf(text, first)) ? first : undefined
}

/** "Cover for staff on leave" is staff cover, where that has a name, else insurance: "cover for burglary". */
function coverIn(text: string, parts: readonly PhrasePart[]): Head | undefined {
  const at = parts.findIndex((part, i) => {
    const after = parts[i + 1]
    return part.kind === 'filler' && /^covers?$/i.test(textOf(text, part)) && after && /^(?:for|against)$/i.test(textOf(text, after))
  })
  const [part, what] = [parts[at], parts.slice(at + 2).find((each) => isThing(each) || each.kind === 'left')]
  const entry = part && what && (lookUp(`${textOf(text, what)} cover`) ?? lookUp('insurance'))
  return entry && { entry, part }
}

/** A brand decides when its category knows the word too: a Hobart mixer is a machine, a Baileys cheesecake is a cake. */
function knows({ category }: Entry, words: string): boolean {
  const word = words.split(/\s+/).at(-1)
  return category !== null && word !== undefined && isWordOf(category, word)
}

/** "Range of teas" is tea, "repair of grinders" is repair. */
function afterOf(text: string, parts: readonly PhrasePart[]): readonly PhrasePart[] {
  const of = parts.findIndex((part) => part.kind === 'filler' && textOf(text, part).toLowerCase() === 'of')
  const isOfThing = of > 0 && !parts.slice(0, of).some(({ kind }) => kind === 'service') && parts.slice(of).some(isThing)
  return isOfThing ? parts.slice(of) : parts
}

/** "20 boxes", and nothing that is in them: the boxes themselves. */
function counted(parts: readonly PhrasePart[]): Head | undefined {
  for (const part of parts) {
    const entry = part.kind === 'amount' && part.amount.unit ? lookUp(part.amount.unit) : undefined
    if (entry?.kind === 'goods') return { entry, part }
  }
  return undefined
}

function pointing(parts: readonly PhrasePart[]): Head | undefined {
  const part = parts.find((each) => each.kind === 'quality' && categoriesSelling(each.entry).length > 0)
  return part?.kind === 'quality' ? { entry: part.entry, part } : undefined
}
