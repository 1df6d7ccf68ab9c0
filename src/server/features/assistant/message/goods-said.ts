import type { CategoryName } from '#contract/options.ts'
import { isQuality } from '#server/features/directory/dictionary/terms.ts'
import { type AskedFor, askedFor } from '#server/reading/goods/asked-for.ts'
import type { PhrasePart } from '#server/reading/words/parts.ts'
import { isEnglish } from '#server/vocabulary/english.ts'
import { isBroad } from '#server/vocabulary/entry.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { amountOf } from './amount-said.ts'
import type { Intent } from './ask.ts'
import { isChatter } from './chatter.ts'
import type { Needs } from './needs-said.ts'

/** What is looked for, without what is needed of who sells it. */
export type GoodsSaid = Omit<Intent, keyof Needs>

/** A message of more words tells a story, in which plain English describes no goods. */
const LONG = 10
/** So many unknown words are a name of something; more are a sentence. */
const MAX_UNKNOWN = 3
/** After these stands what is wanted, rather than what there is already. */
const WANTED = /^(?:need|needs|after|want|wants|looking|chasing|seeking|like|does|require|source)$/i
/** Words that tell of oneself: before what is wanted they name what there is already. */
const OWN = /\b(?:we|our|my|i|im|were|weve|been|customers)\b/i

/** Reads what a message asks for. `text` is the message without what was said of suppliers and needs, `parts` what was read of it. */
export function goodsSaid(text: string, parts: readonly PhrasePart[], items: readonly AskedFor[]): GoodsSaid {
  const isLong = wordsIn(text).length > LONG
  const wanted = wantedOf(text, items)
  const place = parts.find((part) => part.kind === 'place')?.place.place.label ?? null
  const isKept = (part: PhrasePart) => names(text, part, wanted, isLong)
  const phrases = wanted.map((item) => phraseOf(text, item.parts.filter(isKept))).filter((phrase) => phrase !== '')
  const hasThing = wanted.some(({ head }) => head !== undefined)
  const named = wanted.flatMap((item) => item.parts.filter((part) => isKept(part) && ('entry' in part || part.kind === 'amount')))
  const isClear = hasThing || named.length > 0 || isBareName(text, parts)
  return {
    text: isClear ? [...new Set(phrases)].join(' and ') : '',
    head: headIn(text, wanted),
    categories: categoriesOf(wanted),
    isBroad: !hasThing && named.length > 0 && named.every((part) => 'entry' in part && isBroad(part.entry)) && !isRepair(wanted),
    isUnknown: isClear && !hasThing && named.length === 0,
    place,
    quantity: amountOf(text, wanted, parts),
  }
}

const isRepair = (items: readonly AskedFor[]) => items.some(({ doing }) => doing.includes('fix'))

/** Returns the items that are wanted: of a story not what there is already, nor what no supplier here sells beside what one does. */
function wantedOf(text: string, items: readonly AskedFor[]): AskedFor[] {
  const sold = items.some(({ categories }) => categories.length > 0) ? items.filter(({ categories }) => categories.length > 0) : items
  const marker = sold
    .flatMap(({ parts }) => parts)
    .concat(items.flatMap(({ parts }) => parts))
    .filter(
      (part) =>
        part.kind === 'filler' &&
        WANTED.test(text.slice(part.from, part.to)) &&
        !/\b(?:dont|don't|not|no)\s+$/i.test(text.slice(0, part.from)),
    )
    .map(({ from }) => from)
    .toSorted((a, b) => a - b)
    .find((from) => sold.some(({ headPart }) => headPart && headPart.from > from))
  if (marker === undefined || !OWN.test(text.slice(0, marker))) return [...sold]
  const wanted = sold.filter(({ headPart }) => headPart && headPart.from > marker)
  const categories = categoriesOf(wanted)
  // "We go through 20 kg of beans and would like a grinder on loan" is of one supplier.
  return sold.flatMap((item) => {
    if (wanted.includes(item)) return [{ ...item, parts: item.parts.filter(({ from }) => from > marker) }]
    return item.categories[0] !== undefined && item.categories[0] === categories[0] ? [item] : []
  })
}

/** Returns whether a part names or describes what is looked for. */
function names(text: string, part: PhrasePart, wanted: readonly AskedFor[], isLong: boolean): boolean {
  if (part.kind === 'amount') return part.amount.sizes.length > 0 && !isLong
  if ('entry' in part) return !isDenied(text, part)
  if (part.kind !== 'left') return false
  const word = text.slice(part.from, part.to)
  if (isChatter(word)) return false
  if (!isLong) return true
  return !isEnglish(word) && wanted.some(({ parts }) => isBeside(parts, part))
}

/** Returns whether what is said of goods is denied: "fresh not frozen". */
const isDenied = (text: string, { from }: PhrasePart) => /\b(?:not|no|without)\s+(?:(?:too|so|very|that)\s+)?$/i.test(text.slice(0, from))

/** Returns whether a word stands right beside something that is sold or counted. */
function isBeside(parts: readonly PhrasePart[], part: PhrasePart): boolean {
  const at = parts.indexOf(part)
  return [parts[at - 1], parts[at + 1]].some((other) => other !== undefined && ('entry' in other || other.kind === 'amount'))
}

/** Returns whether a message is no sentence but a few words that could be the name of something: "bouncy castle". */
function isBareName(text: string, parts: readonly PhrasePart[]): boolean {
  const left = parts.filter((part) => part.kind === 'left' && !isChatter(text.slice(part.from, part.to)))
  // What is no English may be misspelt goods.
  if (left.some((part) => !isEnglish(text.slice(part.from, part.to).toLowerCase()))) return true
  const others = parts.filter(
    (part) =>
      part.kind === 'filler' &&
      !/^(?:need|want|any|some|a|an|the|for|who|does|sells|has|looking|from|please|pls|hi|and|of|with|find|me|suppliers?|in|instead|ones?|actually|just|only|or|rather|make|it|that)$/i.test(
        text.slice(part.from, part.to),
      ),
  )
  return left.length > 0 && left.length <= MAX_UNKNOWN && others.length === 0
}

/** Returns parts as they were typed, without what stands between them, each word once. */
function phraseOf(text: string, parts: readonly PhrasePart[]): string {
  const typed = parts.map(({ from, to }) => text.slice(from, to).trim())
  return typed.filter((words, i) => typed.findIndex((each) => each.toLowerCase() === words.toLowerCase()) === i).join(' ')
}

/** Returns what is known of words that are looked for: what decides, and whose suppliers sell it. */
export function knownOf(text: string): Pick<GoodsSaid, 'head' | 'categories'> {
  const items = askedFor(text)
  return { head: headIn(text, items), categories: categoriesOf(items) }
}

const categoriesOf = (items: readonly AskedFor[]): CategoryName[] => [...new Set(items.flatMap(({ categories }) => categories))]

/** Returns the first head as typed, or by its name where two words that stand apart name it together. */
function headIn(text: string, items: readonly AskedFor[]): string {
  const [item] = items.filter(({ head, headPart }) => head !== undefined && headPart !== undefined)
  if (!item?.head || !item.headPart) return ''
  const typed = text.slice(item.headPart.from, item.headPart.to)
  return lookUp(typed) === item.head ? typed : item.head.term
}

/** Returns whether words only describe goods: "organic", "12oz". */
export const areDescription = (text: string): boolean => {
  const items = askedFor(text)
  const parts = items.flatMap((item) => item.parts)
  return (
    parts.length > 0 &&
    parts.every((part) => part.kind === 'quality' || part.kind === 'amount' || isQuality(text.slice(part.from, part.to)))
  )
}
