import type { StateCode } from '#contract/options.ts'
import { isSold } from '#server/vocabulary/entry.ts'
import type { FoundName } from '#server/vocabulary/name-index.ts'
import { termAt } from '#server/vocabulary/vocabulary.ts'
import { amountAt } from './amounts.ts'
import { doingAt } from './doings.ts'
import { fillerPhraseAt, isFiller } from './fillers.ts'
import type { Part, Span } from './parts.ts'
import { periodAt } from './periods.ts'
import { placeAmong } from './places.ts'
import { wordsOf, type TypedWord } from './typed-words.ts'

type Options = {
  /** Of places with one name the one in this state is preferred. */
  inState?: StateCode | undefined
}

/**
 * Reads what somebody typed (docs/reading.md). The parts are in the order of the text, do not overlap, and cover each of its words, up to
 * 2,000 characters.
 */
export function read(text: string, { inState }: Options = {}): Part[] {
  const words = wordsOf(text)
  const names = words.map((_, i) => termAt(keysFrom(words, i), 0))
  const sure = [...lineNumbers(text, words), ...sureNames(words, names)]
  const periods = periodsIn(text, words, sure)
  const place = placeIn(text, words, [...sure, ...periods], inState)
  const amounts = amountsIn(text, words, [...sure, ...periods, ...place])
  const known = [...sure, ...periods, ...place, ...amounts]
  return [...known, ...theRest(text, words, names, known)].toSorted((a, b) => a.from - b.from)
}

/** Returns the keys from a word up to the next that stands apart. */
function keysFrom(words: readonly TypedWord[], at: number): string[] {
  const keys: string[] = []
  for (let i = at; i < words.length && keys.length < 6 && (i === at || !words[i]!.isApart); i++) keys.push(words[i]!.key)
  return keys
}

/** "1. Avocados" and "2) eggs": the number of a line of a list. */
const lineNumbers = (text: string, words: readonly TypedWord[]): Part[] =>
  words
    .filter(
      ({ from, to }) =>
        /(?:^|\n)\s*$/.test(text.slice(Math.max(0, from - 10), from)) && /^\d{1,3}[.)]\s*\p{L}/u.test(text.slice(from, to + 3)),
    )
    .map(({ from, to }) => ({ from, to, kind: 'filler' }))

const covers = (parts: readonly Span[], { from, to }: Span) => parts.some((part) => part.from < to && from < part.to)

/** Returns the names of things of several words, or with a number, which nothing else may break up: "overnight oats", "v60 filter". */
function sureNames(words: readonly TypedWord[], names: readonly (FoundName | undefined)[]): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < words.length; i++) {
    const name = names[i]
    if (!name || !isSure(name, words.slice(i, i + name.length))) continue
    parts.push(partOf(name, words, i))
    i += name.length - 1
  }
  return parts
}
function isSure({ entry, length }: FoundName, words: readonly TypedWord[]): boolean {
  // There are as many words as the name is long.
  const first = words[0]!.lower
  if (length === 1) return /\d/.test(first) && entry.kind !== 'unit-word' && !isAmountOrTime(first)
  if (words.every(({ lower }) => isFiller(lower))) return false
  return /^\d/.test(first) ? entry.kind !== 'unit-word' && !/^\d+(?:kg|l|ml)$/.test(first) : isSold(entry) && !/^(?:dozen|doz)$/.test(first)
}
const isAmountOrTime = (word: string) => /^\d+(?:am|pm|g|x\d+)$/.test(word)

function partOf({ entry, length }: FoundName, words: readonly TypedWord[], at: number): Part {
  const span = { from: words[at]!.from, to: words[at + length - 1]!.to }
  return entry.kind === 'unit-word' ? { ...span, kind: 'filler' } : { ...span, kind: entry.kind, entry }
}

function periodsIn(text: string, words: readonly TypedWord[], taken: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (const word of words) {
    if (covers(taken, word) || covers(parts, word)) continue
    const found = periodAt(text, word.from)
    const span = found && { from: word.from, to: found.to }
    if (span && !covers(taken, span)) parts.push({ ...span, kind: 'period', period: found.meaning })
  }
  return parts
}

function placeIn(text: string, words: readonly TypedWord[], taken: readonly Part[], inState: StateCode | undefined): Part[] {
  const free = words.filter((word) => !covers(taken, word) && text[word.from - 1] !== '$')
  const found = placeAmong(free, inState)
  const [first, last] = [found?.words[0], found?.words.at(-1)]
  if (!found || !first || !last) return []
  const span = { from: first.from, to: last.to }
  const isNumber = found.words.length === 1 && isCount(text, words, words.indexOf(first), taken)
  return isNumber || covers(taken, span) ? [] : [{ ...span, kind: 'place', place: found.place }]
}

/** Things that are ordered by the thousand: a round number after them is no postcode. */
const BY_THE_THOUSAND = /(?:stick|sachet|portion|satchet|pod|capsule|bag|cup|lid|napkin|serviette|straw|label|sticker|card|flyer|box)e?s?$/i

/** Whether a number that could be a postcode says how many there are: "sugar sticks 2000", "2025 2400". */
function isCount(text: string, words: readonly TypedWord[], at: number, taken: readonly Part[]): boolean {
  const [before, word] = [words[at - 1], words[at]!]
  if (!before || !/^\d+$/.test(word.lower) || word.isApart) return false
  const name = taken.find((part) => part.from < before.to && before.from < part.to) ?? before
  const isRound = word.lower.endsWith('00') && BY_THE_THOUSAND.test(text.slice(name.from, name.to))
  return isRound || /^\d{4}$/.test(before.lower)
}

function amountsIn(text: string, words: readonly TypedWord[], taken: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < words.length; i++) {
    if (covers(taken, words[i]!)) continue
    const end = words.findIndex((word, at) => at > i && covers(taken, word))
    const found = amountAt(text, words, i, end < 0 ? words.length : end)
    if (!found) continue
    parts.push({ ...found.span, kind: 'amount', amount: found.amount })
    i += found.length - 1
  }
  return parts
}

/** Reads the words that are left as a doing, a filler or a name, or as nothing. */
function theRest(text: string, words: readonly TypedWord[], names: readonly (FoundName | undefined)[], taken: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (covers(taken, word) || covers(parts, word)) continue
    const doing = doingAt(text, word.from)
    const phrase = fillerPhraseAt(text, word.from)
    const name = fitting(names[i], words, i, taken)
    if (doing && !covers(taken, { from: word.from, to: doing.to }))
      parts.push({ from: word.from, to: doing.to, kind: 'doing', doing: doing.meaning })
    else if (phrase !== undefined && !covers(taken, { from: word.from, to: phrase }))
      parts.push({ from: word.from, to: phrase, kind: 'filler' })
    else if (name && !(name.length === 1 && isFiller(word.lower)) && !isCommonWord(name, words, i)) parts.push(partOf(name, words, i))
    else parts.push({ from: word.from, to: word.to, kind: isFiller(word.lower) ? 'filler' : 'left' })
  }
  return parts
}

/** Returns a name as far as its words have not been read otherwise. */
function fitting(name: FoundName | undefined, words: readonly TypedWord[], at: number, taken: readonly Part[]): FoundName | undefined {
  if (!name) return undefined
  const free = words.slice(at, at + name.length).findIndex((word) => covers(taken, word))
  return free < 0
    ? name
    : termAt(
        words.slice(at, at + free).map(({ key }) => key),
        0,
      )
}

/** Brands that are English words first. Beside another word that asks for nothing they are no brands: "keen to try". */
const COMMON_BRANDS = new Set(
  'belong deputy equal fellow glad indeed keen monster patron praise raid reckon remedy seek smith street vanish'.split(' '),
)
const isCommonWord = ({ entry, length }: FoundName, words: readonly TypedWord[], at: number) =>
  entry.kind === 'brand' &&
  length === 1 &&
  COMMON_BRANDS.has(words[at]!.lower) &&
  [words[at - 1], words[at + 1]].some((word) => word !== undefined && isFiller(word.lower))
