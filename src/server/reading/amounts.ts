import { termAt } from '#server/vocabulary/vocabulary.ts'
import { packSizeOf } from '#shared/pack-size.ts'
import { tokensOf, type Token } from '#shared/pack-tokens.ts'
import { wordOf, type WordKind } from '#shared/pack-words.ts'
import type { Amount } from './parts.ts'
import type { Reader } from './sheet.ts'
import type { TypedWord } from './typed-words.ts'

/** Units of sizes, which the pack grammar leaves to the thing itself. */
const OWN_SIZES = new Set('door doors group groups seater seaters burner burners amp watt volt'.split(' '))
const SIZE_UNITS = new Set([...OWN_SIZES, ...'mm cm inch inches gsm ply oz'.split(' ')])
const NUMBER_WORDS: Record<string, number> = {
  ...{ half: 0.5, a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, twenty: 20, thirty: 30, fifty: 50, hundred: 100 },
}
/** Pieces of any kind; other words for pieces in the pack grammar are the goods themselves: "eggs". */
const PIECES = new Set('each ea piece pc pce unit item pieces pcs pces units items ct count s head heads loaf loaves'.split(' '))
const CAN = /^(?:a(?:9|10|12)|#?\d+)$/
const ROUGH = /^(?:approx|approximately|about|around|roughly|circa|ca|avg|average|min|minimum|max|maximum|upto)$/
/** What may stand between two words of one amount. */
const JOINT = /^[\s(]*(?:[x×✕*@/–—-][\s(]*)?$/i
const NUMERAL = /^[\d½⅓¼¾][\d.,½⅓¼¾]*$/
const MOST_WORDS = 12
const kindOf = (word: string): WordKind | undefined => wordOf(word)?.kind
const MEASURED = new Set<WordKind | undefined>(['measure', 'dozen', 'oz', 'length'])

/** Whether a word has a number and nothing besides but units: "10kg", "24x330ml", "500s", "pk100", "x2". */
function isNumbered(word: string): boolean {
  if (!/[\d½⅓¼¾]/.test(word) || /^(?:x?\d+x?)*[a-z]\d+x/.test(word)) return false
  const letters = word.match(/\p{L}+/gu) ?? []
  return letters.every((each) => each === 'x' || isUnit(each.replace(/x$/, '')) || (each === 's' && /\ds$/.test(word)))
}
const isUnit = (word: string): boolean =>
  MEASURED.has(kindOf(word)) || kindOf(word) === 'holder' || PIECES.has(word) || SIZE_UNITS.has(word) || unitWord(word) !== undefined

/** Returns the name of a unit that only the vocabulary knows: "pax". Periods are read before. */
function unitWord(word: string): string | undefined {
  const entry = termAt([word], 0)?.entry
  return entry?.kind === 'unit-word' && !/^(?:day|week|month|year|hour|times|every|per )/.test(entry.term) ? entry.term : undefined
}

/** Reads how much. */
export const amountAt: Reader = ({ text, words: all }, start, sheet) => {
  if (beginning(all, start) === undefined) return undefined
  const taken = sheet.slice(start, start + MOST_WORDS).findIndex((part) => part !== undefined)
  const words = all.slice(0, start + (taken < 0 ? MOST_WORDS : taken))
  const isOfEggs = isSizeOfEggs(all, start)
  const first = beginning(words, start)
  if (first === undefined) return undefined
  let end = first
  while (!isOfEggs && end < words.length && continues(text, words, start, end)) end++
  // The last word is no joint: "2 of".
  while (end > first && /^(?:x|of|per|to|or|a|an)$/.test(words[end - 1]!.lower) && !isFilled(words, end)) end--
  const span = { from: startOf(text, words, start), to: endOf(text, words[end - 1]!.to) }
  const written = text.slice(span.from, span.to)
  return { ...span, kind: 'amount', amount: isOfEggs ? sizeOnly(written, false) : amountOf(written, words.slice(start, end)) }
}

/** Eggs are named by the weight of a dozen: "700g eggs". */
function isSizeOfEggs(words: readonly TypedWord[], at: number): boolean {
  const isWeight = /^[5-9]\d\dgm?s?$/.test(words[at]?.lower ?? '')
  return isWeight && [-1, 1, 2, 3].some((ahead) => words[at + ahead]?.key === 'egg')
}
const sizeOnly = (written: string, isAbout: boolean): Amount => ({
  number: null,
  unit: null,
  contents: null,
  sizes: [written.toLowerCase().replace(/\s/g, '')],
  isAbout,
})

/** "Box of tomatoes": the "of" after a holder belongs to the amount. */
const isFilled = (words: readonly TypedWord[], end: number) =>
  words[end - 1]?.lower === 'of' && ['holder', 'dozen', 'measure', 'piece'].includes(kindOf(words[end - 2]?.lower ?? '') ?? '')

/** Returns how many words make sure that an amount begins here, counted to their end; undefined when none does. */
function beginning(words: readonly TypedWord[], at: number): number | undefined {
  const [one, two, three, four] = [0, 1, 2, 3].map((ahead) => words[at + ahead]?.lower ?? '') as [string, string, string, string]
  if (isNumbered(one)) return at + 1
  if ((one === 'x' || kindOf(one) === 'measure' || one === 'size') && NUMERAL.test(two)) return at + 2
  if (ROUGH.test(one) && isNumbered(two)) return at + 2
  if (one === 'up' && two === 'to' && isNumbered(three)) return at + 3
  if (one === 'no' && CAN.test(two) && kindOf(three) === 'holder') return at + 3
  if (one === 'a10' || one === 'a12' || one === 'a9') return at + 1
  const isHolder = kindOf(one) === 'holder'
  if (isHolder && two === 'of') return at + 2
  if (isHolder && isNumbered(two)) return at + 2
  if (NUMBER_WORDS[one] === undefined) return kindOf(one) === 'dozen' ? at + 1 : undefined
  if (one === 'a' && two === 'few' && isCountable(words, at + 2)) return at + 3
  if (one === 'a' && two === 'couple' && three === 'of' && isCountable(words, at + 3)) return at + 4
  if (two === 'a' && isCountable(words, at + 2)) return at + 3
  if (/^an?$/.test(one) && /^half|dozen$/.test(two)) return at + 2 + Number(isCountable(words, at + 2) && four !== undefined)
  if (!isCountable(words, at + 1)) return /^(?:an?|one|half|couple)$/.test(one) ? undefined : at + 1
  return /^an?$/.test(one) && kindOf(two) === 'holder' && three !== 'of' ? undefined : at + 2
}

/** Whether the word at a position may be counted, and is not the beginning of a name: "6 bottle coolers". */
function isCountable(words: readonly TypedWord[], at: number): boolean {
  const word = words[at]
  if (!word || !(MEASURED.has(kindOf(word.lower)) || kindOf(word.lower) === 'holder' || PIECES.has(word.lower))) return false
  if (kindOf(word.lower) === 'dozen') return true
  const name = termAt(keysFrom(words, at), 0)
  return !name || name.length < 2 || name.entry.kind === 'unit-word'
}
const keysFrom = (words: readonly TypedWord[], at: number) => {
  const apart = words.findIndex((word, i) => i > at && word.isApart)
  return words.slice(at, apart < 0 ? undefined : apart).map(({ key }) => key)
}

/** Whether the amount that began at `start` goes on with the word at `at`. */
function continues(text: string, words: readonly TypedWord[], start: number, at: number): boolean {
  // The caller has checked the positions.
  const [before, word, next] = [words[at - 1]!, words[at]!, words[at + 1]?.lower ?? '']
  const between = text.slice(before.to, word.from)
  const isBracketed = /\($/.test(between.trim()) && isNumbered(word.lower)
  if (/^\)?\s*[.,]$/.test(between) && /\d$/.test(before.lower) && /^\d/.test(word.lower)) return /^[.,]$/.test(between)
  if (!JOINT.test(between.replace(/^[)"″”]+/, '')) && !isBracketed) return false
  if (isNumbered(word.lower)) {
    const isJoined = !/^\s*$/.test(between) || /^(?:x|of|to|or|per)$/.test(before.lower)
    const isOpen = kindOf(before.lower) === 'holder' && !/[\d½⅓¼¾]$/.test(words[at - 2]?.lower ?? '')
    return isJoined || isOpen || /^x\d/.test(word.lower) || /^[½⅓¼¾]$/.test(word.lower) || isOneAndHalf(text, before, word)
  }
  if (/^(?:x|of)$/.test(word.lower)) return word.lower === 'x' || isNumbered(next) || isFilled(words, at + 1)
  if (/^(?:to|or)$/.test(word.lower)) return NUMERAL.test(before.lower) && isNumbered(next)
  if (word.lower === 'per') return isUnit(next) && at > start
  if (word.lower === 'a10') return true
  if (/^(?:an?)$/.test(word.lower)) return false
  return (
    (isCountable(words, at) || SIZE_UNITS.has(word.lower) || unitWord(word.lower) !== undefined) &&
    (isUnitFree(before.lower) || kindOf(word.lower) === 'holder' || PIECES.has(word.lower))
  )
}
/** "1 1/2": two numbers side by side are one only there. */
const isOneAndHalf = (text: string, before: TypedWord, word: TypedWord): boolean =>
  /^\d$/.test(before.lower) && /^[123]\/[234](?![\d/])/.test(text.slice(word.from, word.from + 4))
/** A unit needs a number, or half of one, before it. */
const isUnitFree = (word: string): boolean =>
  /\d$|[½⅓¼¾]$/.test(word) || NUMBER_WORDS[word] !== undefined || word === 'per' || word === 'few' || word === 'of'

/** A number may begin with a point or a sign before its first word: ".5 kg", "$20", "× 2". */
function startOf(text: string, words: readonly TypedWord[], at: number): number {
  // The caller has the word.
  const [from, before] = [words[at]!.from, words[at - 1]?.to ?? 0]
  const sign = /(?:[$×✕*@~(]\s?|(?<![\d\p{L}])\.|(?<=\d)[.,])$/u.exec(text.slice(before, from))
  return sign ? from - sign[0].length : from
}
const endOf = (text: string, to: number): number => to + (/^["″”)]|^''/.exec(text.slice(to))?.[0].length ?? 0)

/** What the words of one amount say. A size has no number: it is how big the thing is, not how much of it is wanted. */
function amountOf(written: string, words: readonly TypedWord[]): Amount {
  const text = tidy(written)
  const isAbout = ABOUT.test(written) || /\d\s*(?:-|–|to|or)\s*\d/i.test(written)
  if (isWholeSize(text, words)) return sizeOnly(text, isAbout)
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'filler' && kind !== 'rough')
  const { number, unit } = countOf(tokens, words)
  if (written.startsWith('$')) return { number, unit: '$', contents: null, sizes: [], isAbout }
  const ounces = tokens.flatMap((token, i) =>
    token.kind === 'oz' && tokens[i - 1]?.value !== undefined ? [`${tokens[i - 1]!.value}oz`] : [],
  )
  const sizes = [...tokens.flatMap((token) => (token.kind === 'size' ? [`${token.value}${token.name}`] : [])), ...ounces]
  return { number, unit, contents: packSizeOf(text), sizes, isAbout }
}
const ABOUT = /^(?:approx|about|around|roughly|circa|avg|average|min|max|up ?to|~|a few)/i
const UNIT_TOKENS = new Set<string>(['measure', 'dozen', 'holder', 'piece', 'oz', 'length', 'can'])

/** Returns the first number, and what it counts: "2 L x 9" are 2 L and "12 x 1 L" 12 of something; "box of 24" has no number of boxes. */
function countOf(tokens: readonly Token[], words: readonly TypedWord[]): Pick<Amount, 'number' | 'unit'> {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const [first, isSize] = [tokens[0], tokens.some(({ kind }) => kind === 'size')]
  if (first?.kind === 'holder') return { number: tokens[1]?.kind === 'times' ? (tokens[2]?.value ?? null) : null, unit: first.name }
  const next = tokens[tokens[at + 1]?.kind === 'times' && tokens[at + 2]?.kind === 'holder' ? at + 2 : at + 1]
  const unit = next && UNIT_TOKENS.has(next.kind) ? unitOf(next) : words.map(({ lower }) => unitWord(lower)).find(Boolean)
  return { number: tokens[at]?.value ?? (isSize ? null : inWords(words)), unit: unit ?? null }
}

/** The name of a unit in one spelling. */
function unitOf({ kind, name, measure, scale }: Token): string {
  if (kind === 'dozen') return 'dozen'
  if (kind === 'length') return 'm'
  if (kind === 'piece') return /^loa/.test(name) ? 'loaf' : 'piece'
  if (measure === 'kg') return scale === 0.001 ? 'g' : scale === 1 ? 'kg' : name.replace(/s$/, '')
  return measure === 'L' ? (scale === 0.001 ? 'ml' : scale === 1 ? 'L' : name) : name
}

/** Returns an amount without the signs around it, its number before its unit: "KG 2" is 2 kg. */
function tidy(written: string): string {
  const text = written.replace(/^[$~@×✕*(]\s?|^x\s?(?=\d)/i, '').replace(/\s+of$/i, '')
  const turned = /^([a-z]+)\s+([\d.,]+)$/i.exec(text)
  if (turned?.[1] && turned[2] && kindOf(turned[1].toLowerCase()) === 'measure') return `${turned[2]} ${turned[1]}`
  return text.includes('(') ? text : text.replace(/\)$/, '')
}

/** The number in words: "a couple of" is two. */
function inWords(words: readonly TypedWord[]): number | null {
  const numbers = words.flatMap(({ lower }) => NUMBER_WORDS[lower] ?? [])
  return numbers.find((number) => number !== 1) ?? numbers[0] ?? null
}

/** Whether all of an amount is a size: "60 x 40 cm", "size 16", prawns "16/20", "2 group". */
function isWholeSize(text: string, words: readonly TypedWord[]): boolean {
  const isSides = /\d\s*[x×]\s*\d+\s*(?:cm|mm|inch(?:es)?)$/i.test(text)
  const isCountBySize = /^\d+\/\d+$/.test(text) && !/^[123]\/[234]$/.test(text)
  return isSides || isCountBySize || /^size/i.test(text) || words.some(({ lower }) => OWN_SIZES.has(lower.replace(/^\d+/, '')))
}
