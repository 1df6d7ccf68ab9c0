import { termAt } from '#server/vocabulary/vocabulary.ts'
import { NUMBER_WORDS as SMALL_NUMBERS } from '#shared/text/number-words.ts'
import { wordOf, type WordKind } from '#shared/pack-size/pack-words.ts'

/** Units of sizes, which the pack grammar leaves to the thing itself. */
export const OWN_SIZES = new Set('phase door doors group groups seater seaters burner burners amp watt volt'.split(' '))
export const SIZE_UNITS = new Set([...OWN_SIZES, ...'mm cm inch inches gsm ply oz'.split(' ')])
export const NUMBER_WORDS: Record<string, number> = { ...SMALL_NUMBERS, couple: 2, twenty: 20, thirty: 30, fifty: 50, hundred: 100 }
/** Pieces of any kind; other words for pieces in the pack grammar are the goods themselves: "eggs". */
export const PIECES = new Set('each ea piece pc pce unit item pieces pcs pces units items ct count s head heads loaf loaves'.split(' '))
export const NUMERAL = /^[\d½⅓¼¾][\d.,½⅓¼¾]*$/
/** Returns the kind of a word of the pack grammar. */
export const kindOf = (word: string): WordKind | undefined => wordOf(word)?.kind
export const MEASURED = new Set<WordKind | undefined>(['measure', 'dozen', 'oz', 'length'])

/** Returns whether a word has a number and nothing besides but units: "10kg", "24x330ml", "500s", "pk100", "x2". */
export function isNumbered(word: string): boolean {
  if (!/[\d½⅓¼¾]/.test(word) || /^[\dx]*[a-z]\d+x/.test(word)) return false
  const letters = word.match(/\p{L}+/gu) ?? []
  return letters.every((each) => each === 'x' || isUnit(each.replace(/x$/, '')) || (each === 's' && /\ds$/.test(word)))
}
/** Returns whether a word is a unit, a holder or a size after a number. */
export const isUnit = (word: string): boolean =>
  MEASURED.has(kindOf(word)) || kindOf(word) === 'holder' || PIECES.has(word) || SIZE_UNITS.has(word) || unitWord(word) !== undefined

/** Returns the name of a unit that only the vocabulary knows: "pax". Periods are read before. */
export function unitWord(word: string): string | undefined {
  const entry = termAt([word], 0)?.entry
  return entry?.kind === 'unit-word' && !/^(?:day|week|month|year|hour|times|every|per )/.test(entry.term) ? entry.term : undefined
}
