import { askedFor, type AskedFor } from '#server/reading/goods/asked-for.ts'
import { isGoodsOrService, type PhrasePart } from '#server/reading/words/parts.ts'
import { ancestorsOf } from '#server/vocabulary/ancestors.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { KeptTexts } from '#server/vocabulary/kept-texts.ts'
import { keysOf } from '#server/vocabulary/key-of.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { hashOf } from '#shared/text/hash-of.ts'

/** What an item of a list is found by: the paths at which it stands, and the keys that a search asks for. */
export type SoldItem = {
  /** By its goods, each below what it is a kind of. */
  goodsPaths: string[]
  /** By its brands and by each of its words. */
  wordPaths: string[]
  goodsKeys: string[]
  wordKeys: string[]
  /** Of goods with a word beside them. */
  bothKeys: string[]
}

/** A list has thousands of keys, so that they are short. */
const keyOf = (text: string): string => hashOf(text).toString(36)
export const goodsKey = (term: string): string => keyOf(`=${term}`)
export const wordKey = (word: string): string => keyOf(word)
export const bothKey = (term: string, word: string): string => keyOf(`${term}|${word}`)

/** A path with its end, so that what begins with it is that or below it. */
export const goodsPath = (entry: Entry): string => `${chainOf(entry).join('/')}/`
export const wordPath = (word: string): string => `=${word}/`

/** Returns the keys of the words of a text, without numbers, which say how much rather than what. */
export const searchedWords = (text: string): string[] => keysOf(wordsIn(text)).filter((word) => !/^\d/.test(word))

/** Returns what goods are kinds of, the widest first, then they themselves: poultry, chicken, chicken breast, chicken breast fillet. */
export const chainOf = (entry: Entry): string[] => [...ancestorsOf(entry).toReversed(), ...shorterNames(entry), entry.term]

/** Goods of which the name only says more at its end: chicken breast, of chicken breast fillets. */
function shorterNames({ term, parent, head }: Entry): string[] {
  const words = term.split(' ')
  return words.flatMap((_, length) => {
    const name = words.slice(0, length).join(' ')
    const found = name === '' ? undefined : lookUp(name)
    const isSame = found?.kind === 'goods' && found.term === name && found.parent === parent
    return isSame && (found.head === head || found.term === head) ? [name] : []
  })
}

/** Lists are read anew after each change of a row. */
const MAX_KEPT = 10_000
const kept = new KeptTexts<SoldItem>(MAX_KEPT)

/** Returns what an item is found by, by the words of the trade. */
export const soldItem = (item: string): SoldItem => kept.get(item, () => joined(askedFor(item).map((one) => soldOne(item, one))))

function joined(items: readonly SoldItem[]): SoldItem {
  const all = (name: keyof SoldItem) => [...new Set(items.flatMap((item) => item[name]))]
  return {
    goodsPaths: all('goodsPaths'),
    wordPaths: all('wordPaths'),
    goodsKeys: all('goodsKeys'),
    wordKeys: all('wordKeys'),
    bothKeys: all('bothKeys'),
  }
}

function soldOne(text: string, item: AskedFor): SoldItem {
  const decisive = decisivePart(item)
  const chain = decisive ? chainOf(decisive.entry) : []
  const brands = item.parts.flatMap((part) => (part.kind === 'brand' ? [part.entry.term] : []))
  const words = searchedWords(text)
  const beside = decisive ? searchedWords(`${text.slice(0, decisive.from)} ${text.slice(decisive.to)}`) : words
  return {
    goodsPaths: decisive ? [goodsPath(decisive.entry)] : [],
    wordPaths: [...brands, ...words].map(wordPath),
    goodsKeys: [...chain, ...brands].map(goodsKey),
    wordKeys: words.map(wordKey),
    bothKeys: [
      ...chain.flatMap((term) => beside.map((word) => bothKey(term, word))),
      ...brands.flatMap((brand) => words.map((word) => bothKey(brand, word))),
    ],
  }
}

/** Goods or a service decide what an item is, which a brand beside them does not replace. */
function decisivePart({ headPart, parts }: AskedFor): Extract<PhrasePart, { entry: Entry }> | undefined {
  return headPart && isGoodsOrService(headPart) ? headPart : parts.findLast(isGoodsOrService)
}
