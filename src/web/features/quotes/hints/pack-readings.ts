import type { PackProblem, PackReading } from '#shared/pack-size/pack-size.ts'

const WORDS: Record<PackProblem, (word: string) => string> = {
  rough: (word) => `“${word}” is not an exact amount`,
  range: (word) => `“${word}” is not one amount`,
  sum: () => 'it gives more than one amount',
  ounces: () => 'ounces may be a weight or a volume',
  length: (word) => `“${word}” is a length, not an amount`,
  vessel: (word) => `we cannot tell the size of the ${word} from what is in them`,
  unknown: (word) => (word ? `we do not understand “${word}”` : 'it gives no amount'),
  contents: (word) => `we cannot tell how much is in ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
  'how many': (word) => `it does not say how many ${word}`,
  'of what': () => 'it does not say whether its number is of pieces, kilos or litres',
  contradiction: () => 'its amounts do not agree',
  impossible: () => 'no pack holds that much',
  'sold by': (word) => `we cannot tell whether the price is for the pack or for “${word}”`,
}

/** Returns why a pack size is not compared, for display: "we cannot tell how much is in a bag". */
export const packProblem = ({ problem, word }: Extract<PackReading, { pack: null }>): string => WORDS[problem](word)

/** Returns how a pack size was read, shown to the supplier while typing, so that a spelling that is not understood can be changed. */
export function readingInWords(reading: PackReading): string {
  if (!reading.pack) return `Buyers cannot compare this: ${packProblem(reading)}.`
  const { amount, measure } = reading.pack
  const unit = measure === 'piece' && amount !== 1 ? 'pieces' : measure
  return `Read as ${amount.toLocaleString('en-AU', { maximumFractionDigits: 3 })} ${unit}.`
}
