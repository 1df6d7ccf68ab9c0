import { termAt } from '#server/vocabulary/vocabulary.ts'
import { amountOf, sizeOnly } from './amount-value.ts'
import { isNumbered, isUnit, kindOf, MEASURED, NUMBER_WORDS, NUMERAL, PIECES, SIZE_UNITS, unitWord } from './amount-words.ts'
import type { Reader } from '#server/reading/words/sheet.ts'
import type { TypedWord } from '#server/reading/words/typed-words.ts'
import { itemAt } from '#shared/item-at.ts'

const CAN = /^(?:a(?:9|10|12)|#?\d+)$/
const ROUGH = /^(?:approx|approximately|about|around|roughly|circa|ca|avg|average|min|minimum|max|maximum|upto)$/
/** What may stand between two words of one amount. */
const JOINT = /^[\s(]*(?:[x×✕*@/–—-][\s(]*)?$/i
const MAX_WORDS = 12

/** Reads how much. */
export const amountAt: Reader = ({ text, words: all }, start, sheet) => {
  if (beginning(all, start) === undefined) return undefined
  const taken = sheet.slice(start, start + MAX_WORDS).findIndex((part) => part !== undefined)
  const words = all.slice(0, start + (taken < 0 ? MAX_WORDS : taken))
  const ofEggs = sizeOfEggs(all, start)
  const isOfEggs = ofEggs > 0
  const first = isOfEggs ? start + ofEggs : beginning(words, start)
  if (first === undefined) return undefined
  let end = first
  while (!isOfEggs && end < words.length && continues(text, words, start, end)) end++
  // The last word is no joint: "2 of".
  while (end > first && isJoint(itemAt(words, end - 1).lower, itemAt(words, end - 2).lower) && !isFilled(words, end)) end--
  const span = { from: startOf(text, words, start), to: endOf(text, itemAt(words, end - 1).to) }
  const written = text.slice(span.from, span.to)
  return { ...span, kind: 'amount', amount: isOfEggs ? sizeOnly(written, false) : amountOf(written, words.slice(start, end)) }
}

/** "2 x" is two of something, any other word between two numbers belongs to nothing without the second. */
const isJoint = (word: string, before: string): boolean => /^(?:of|per|to|or|an?)$/.test(word) || (word === 'x' && !NUMERAL.test(before))

/** Eggs are named by the weight of a dozen, "700g eggs", "eggs 700 g": returns how many words say it. */
function sizeOfEggs(words: readonly TypedWord[], at: number): number {
  const [one = '', two = ''] = [words[at]?.lower, words[at + 1]?.lower]
  const length = /^[5-9]\d\dgm?s?$/.test(one) ? 1 : /^[5-9]\d\d$/.test(one) && /^gm?s?$/.test(two) ? 2 : 0
  return [-1, 0, 1, 2].some((beyond) => words[at + (beyond < 0 ? beyond : length + beyond)]?.key === 'egg') ? length : 0
}
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
  if (one === 'couple' && two === 'of' && isCountable(words, at + 2)) return at + 3
  if (one === 'a' && two === 'couple' && three === 'of' && isCountable(words, at + 3)) return at + 4
  if (two === 'a' && isCountable(words, at + 2)) return at + 3
  if (/^an?$/.test(one) && /^half|dozen$/.test(two)) return at + 2 + Number(isCountable(words, at + 2) && four !== undefined)
  if (!isCountable(words, at + 1)) return /^(?:an?|one|half|couple)$/.test(one) ? undefined : at + 1
  return /^an?$/.test(one) && kindOf(two) === 'holder' && three !== 'of' ? undefined : at + 2
}

/** Returns whether the word at a position may be counted, and is not the beginning of a name: "6 bottle coolers". */
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

/** Returns whether the amount that began at `start` goes on with the word at `at`. */
function continues(text: string, words: readonly TypedWord[], start: number, at: number): boolean {
  // The caller has checked the positions.
  const [before, word, next] = [itemAt(words, at - 1), itemAt(words, at), words[at + 1]?.lower ?? '']
  const between = text.slice(before.to, word.from)
  const isBracketed = between.trim().endsWith('(') && isNumbered(word.lower)
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
  const [from, before] = [itemAt(words, at).from, words[at - 1]?.to ?? 0]
  const sign = /(?:[$×✕*@~(]\s?|(?<![\d\p{L}])\.|(?<=\d)[.,])$/u.exec(text.slice(before, from))
  return sign ? from - sign[0].length : from
}
const endOf = (text: string, to: number): number => to + (/^["″”)]|^''/.exec(text.slice(to))?.[0].length ?? 0)
