import type { LineOfEmail } from '#contract/quotes/quote-emails.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'

const number = (amount: number) => amount.toLocaleString('en-AU')

/** Returns what is to be known of a line of an answer besides its price: where it is from, that it is no exact match, and why it is in no total. */
export function lineNotes(line: LineOfEmail): string[] {
  const { quantity, packs = quantity, requestLineId = null, isSubstitute = false, isByWeight = false, isCounted = true } = line
  const isShort = requestLineId !== null && quantity !== null && packs !== null && quantity < packs
  const notes = [
    originInWords(line),
    line.from === 'held' && 'The price that holds',
    line.from === 'price-list' && 'From the price list',
    isSubstitute && (isCounted ? 'Substitute' : 'Substitute: not in the total until it is accepted'),
    isByWeight && 'By weight: what it costs is an estimate',
    isShort && `Only ${number(quantity)} of ${number(packs)} packs${isCounted ? '' : ': not in the total'}`,
    !isCounted && requestLineId === null && 'Not asked for: not in the total',
    !isCounted && requestLineId !== null && packs === null && 'Not in the total: how many packs are needed is not known',
  ].filter((note) => note !== false && note !== null)
  return isCounted || notes.some((note) => note.includes('total')) ? notes : [...notes, 'Not in the total']
}
