import { isChatter } from '#server/features/assistant/message/chatter.ts'
import { type AskedFor, askedFor } from '#server/reading/goods/asked-for.ts'
import { isThing } from '#server/reading/words/parts.ts'
import { isBroad } from '#server/vocabulary/entry.ts'
import { keyOf, keysOf } from '#server/vocabulary/key-of.ts'
import { isKindOf } from '#server/vocabulary/kinds.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'

/** Something that a text names: an item of it, the text itself, the words of the item, and what decides it, as typed. */
export type Named = { item: AskedFor; text: string; words: ReadonlySet<string>; name: string }

/** Qualities that say nothing of which goods they are. */
const SAID_OF_ALL = new Set(
  'fresh bulk cheap affordable budget new reliable premium quality local weekly daily monthly urgent wholesale'.split(' '),
)

/** Returns what a text names, an item each. */
export function namedIn(text: string): Named[] {
  return askedFor(text).map((item) => {
    const [first, last] = [item.parts[0], item.parts.at(-1)]
    const words = first && last ? text.slice(first.from, last.to) : ''
    const name = item.headPart && item.headPart.kind !== 'amount' ? text.slice(item.headPart.from, item.headPart.to) : ''
    return { item, text, name, words: new Set(keysOf(wordsIn(words))) }
  })
}

/**
 * Returns whether what is sold is what is asked for, or a kind of it, as far as their words tell: anything that is asked for has to be in
 * its name.
 */
export function isSameGoods(sold: Named, asked: Named): boolean {
  const { head, qualities, amounts } = asked.item
  if (!head) return unknownOf(asked).some((word) => sold.words.has(word))
  const described = qualities.filter((quality) => !isBroad(quality) && !SAID_OF_ALL.has(quality.term)).map(({ term }) => term)
  const sizes = amounts.flatMap((amount) => amount.sizes)
  const ofSold = sold.item.amounts.flatMap((amount) => amount.sizes)
  const isItsSize = sizes.length === 0 || ofSold.length === 0 || sizes.some((size) => ofSold.includes(size))
  return isItsSize && has(sold, described.join(' ')) && isOfItsName(sold, asked)
}

/** Returns the words that nobody knows, which may be the supplier's own name of something: "Nightjar". */
export const unknownOf = ({ item }: Named): string[] => item.left.filter((word) => word.length > 2 && !isChatter(word)).map(keyOf)

const has = ({ words }: Named, text: string): boolean => keysOf(wordsIn(text)).every((key) => words.has(key))

function isOfItsName(sold: Named, asked: Named): boolean {
  const [one, other] = [sold.item.head, asked.item.head]
  if (!one || !other) return false
  const isOneGroup = one.group === other.group
  // "House blend beans" are the house blend, and no other beans.
  if (isOneGroup && (thingsBeside(asked).includes(one.term) || thingsBeside(sold).includes(other.term))) return true
  if (isNamedWithMore(asked)) return false
  const isWhole = isOneGroup && one.head === other.head && has(sold, asked.name)
  return isWhole || (isKindOf(one, other) && (!isNarrower(asked) || has(sold, asked.name)))
}

/** Returns whether a thing of its group stands right before what decides an item: "house blend beans". */
function isNamedWithMore({ item: { head, headPart, parts } }: Named): boolean {
  const before = parts[parts.findIndex((part) => part === headPart) - 1]
  return before !== undefined && isThing(before) && before.entry !== head && before.entry.group === head?.group
}

/** Returns what an item names besides what decides it. */
const thingsBeside = ({ item: { head, parts } }: Named): string[] =>
  parts.filter(isThing).flatMap(({ entry }) => (entry.term === head?.term ? [] : [entry.term]))

/** Returns whether a name says more than the vocabulary distinguishes: "orange juice" is another name of juice there, and not apple juice. */
function isNarrower({ item: { head }, name }: Named): boolean {
  if (!head || lookUp(name) !== head) return true
  const [words, ofTerm] = [keysOf(wordsIn(name)), keysOf(wordsIn(head.term))]
  return words.length > ofTerm.length && words.at(-1) === ofTerm.at(-1)
}
