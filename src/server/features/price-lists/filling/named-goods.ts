import { setImmediate } from 'node:timers/promises'
import { type AskedFor, askedFor } from '#server/reading/goods/asked-for.ts'
import { isGoodsOrService, type PhrasePart, textOf } from '#server/reading/words/parts.ts'
import { type Entry, isBroad } from '#server/vocabulary/entry.ts'
import { KeptTexts } from '#server/vocabulary/kept-texts.ts'
import { keysOf } from '#server/vocabulary/key-of.ts'
import { otherGoodsIn } from '#server/vocabulary/other-goods.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { wordOf } from '#shared/pack-size/pack-words.ts'
import type { NamedAmount, NamedGoods } from '#shared/price-list/filling/named-goods.ts'

/** Several lists of the largest size. */
const KEPT = 30_000
/** Items after which others have their turn. */
const SLICE = 20

const kept = new KeptTexts<NamedGoods>(KEPT)

/** Returns what an item names, by the words of the trade. */
export const namedGoods = (item: string): NamedGoods => kept.get(item, () => joined(askedFor(item).map((one) => namedOf(item, one))))

/** Reads items that have not been read before, so that naming them takes no time afterwards. */
export async function readNames(items: readonly string[]): Promise<void> {
  for (const [at, item] of items.entries()) {
    namedGoods(item)
    if (at % SLICE === SLICE - 1) await setImmediate()
  }
}

/** What is one item with "and" in it is all of it. */
function joined(items: readonly NamedGoods[]): NamedGoods {
  const [only = { goods: '', head: null, noun: null, kindred: [], brands: [], qualities: [], sizes: [], amounts: [] }] = items
  if (items.length < 2) return only
  const all = <Name extends 'brands' | 'qualities' | 'sizes'>(name: Name) => [...new Set(items.flatMap((item) => item[name]))]
  return {
    goods: items.map(({ goods }) => goods).join(' + '),
    head: null,
    noun: null,
    kindred: [],
    brands: all('brands'),
    qualities: all('qualities'),
    sizes: all('sizes'),
    amounts: items.flatMap(({ amounts }) => amounts),
  }
}

function namedOf(text: string, item: AskedFor): NamedGoods {
  const { entry, part: decisive } = decidedBy(item)
  const others = item.parts.filter((part) => part !== decisive)
  const brands = unique(others.flatMap((part) => (part.kind === 'brand' ? [part.entry.term] : [])))
  const said = unique(others.flatMap((part) => saidIn(text, part)))
  const { goods, qualities } = entry ? inOneName(entry, said) : { goods: undefined, qualities: said }
  return {
    goods: goods?.term ?? [...qualities, ...brands].toSorted().join(' '),
    head: goods?.head ?? null,
    noun: goods && decisive ? nounOf(goods, textOf(text, decisive)) : null,
    kindred: goods ? kindredOf(goods) : [],
    brands,
    qualities,
    sizes: unique(item.amounts.flatMap(({ sizes }) => sizes.map((size) => size.toLowerCase().replace(/\s+/g, '')))),
    amounts: item.amounts.flatMap(({ contents, isAbout }): NamedAmount[] =>
      contents && !isAbout ? [{ amount: contents.amount, measure: contents.measure, inner: contents.inner }] : [],
    ),
  }
}

/** Returns the goods that the last word of a name is by itself. */
function nounOf(goods: Entry, name: string): string | null {
  const noun = lookUp(wordsIn(name).at(-1) ?? '')
  return noun?.kind === 'goods' && noun.term !== goods.term && !isBroad(noun) ? noun.term : null
}

/** Peas, frozen, are what frozen peas are, where the trade has a name of both. */
function inOneName(entry: Entry, said: readonly string[]): { goods: Entry; qualities: string[] } {
  for (const quality of said) {
    const both = lookUp(`${quality} ${entry.term}`)
    if (both && both.term !== entry.term && both.head === entry.head && both.category === entry.category)
      return inOneName(
        both,
        said.filter((other) => other !== quality),
      )
  }
  return { goods: entry, qualities: [...said] }
}

/** What decides an item: goods or a service, which a brand beside them does not replace. */
function decidedBy({ head, headPart, parts }: AskedFor): { entry: Entry | undefined; part: PhrasePart | undefined } {
  if (head && head.kind !== 'brand' && head.kind !== 'quality') return { entry: head, part: headPart }
  const goods = parts.findLast(isGoodsOrService)
  return { entry: goods?.entry, part: goods }
}

const NOT = /^(?:no|not|non|without)$/i

/** What a part besides the decisive one says of the goods. How they come in a box or a tin is part of their pack. */
function saidIn(text: string, part: PhrasePart): string[] {
  const typed = textOf(text, part)
  if (part.kind === 'brand') return []
  if (part.kind === 'quality') return [part.entry.term]
  if (isGoodsOrService(part)) return wordOf(typed.toLowerCase())?.kind === 'holder' ? [] : [part.entry.term]
  if (part.kind === 'filler') return NOT.test(typed) ? ['without'] : []
  if (part.kind === 'amount') {
    const { contents, sizes, isAbout } = part.amount
    // A number that says neither how much nor how large is a word of the name.
    return (contents === null || isAbout) && sizes.length === 0 && /\d/.test(typed) ? [typed.toLowerCase()] : []
  }
  return keysOf(wordsIn(typed))
}

/** Other goods that a search for these finds too, without what they are a kind of. */
function kindredOf(entry: Entry): string[] {
  const other = new Set(otherGoodsIn(entry))
  return unique(
    entry.alsoFound.flatMap((name) => {
      const found = other.has(name) ? undefined : lookUp(name)
      return found?.kind === 'goods' && found.term !== entry.term ? [found.term] : []
    }),
  )
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]
