/**
 * Returns whether a text leads somewhere else: a link, a domain of any ending, an address, a handle or a number to ring, in whatever spelling. Rather
 * a good sentence is lost than a way out of the marketplace found. Dates, times, prices and decimals are none.
 */
export function reachesOut(text: string): boolean {
  const tidy = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/[。․‧・∙·•⋅]/g, '.')
    .toLowerCase()
  return ADDRESSES.some((pattern) => pattern.test(tidy)) || hasNumberToRing(tidy)
}

/** Endings that are no word of a sentence, where spaces or words hide the point before them. */
const ENDINGS = 'com|net|org|edu|gov|au|nz|uk|biz|info|io|co|dev|xyz|ly'
const ADDRESSES = [
  /\/\s*\/|\b(?:mailto|tel|sms)\s*:|\bwww\d?\b|\bxn--|\blocalhost\b/u,
  // Any ending: there are more than a thousand, and new ones every year. "e.g." and "6.30am" have none.
  /[\p{L}\p{N}_)\]}-]\.\p{L}[\p{L}\p{N}-]/u,
  // Before a full stop there is no space.
  /[\p{L}\p{N}]\s+\.\s*\p{L}{2}/u,
  new RegExp(`[\\p{L}\\p{N}](?:\\s*\\.\\s*|,)(?:${ENDINGS})(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})d[o0]t[\\s-]+(?:${ENDINGS})(?!\\p{L})`, 'u'),
  /[[({<]\s*(?:d[o0]t|at|[.@])\s*[\])}>]/u,
  /@\s*[\p{L}_]|\S@\S/u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
]

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d\\d'
const TIME = '(?:[01]?\\d|2[0-4])[.:][0-5]\\d'
/** Figures that nobody can ring, as long as no other digits stand beside them. */
const FIGURES = [
  String.raw`${DAY}([./-])${MONTH}\1(?:${YEAR}|\d\d)`,
  `${YEAR}-${MONTH}-${DAY}`,
  String.raw`${YEAR}\s?[-–]\s?${YEAR}`,
  String.raw`${TIME}(?:\s?[-–]\s?${TIME})?`,
  String.raw`\$\s?\d+(?:\.\d\d)?`,
  String.raw`\$?\s?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?`,
].map((figure) => new RegExp(String.raw`(?<!\d[\s.:,$–-]{0,2})${figure}(?![\s.:$–-]{0,2}\d|,\d)`, 'gu'))

const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const DIGIT_WORD = new RegExp(`(?<!\\p{L})(?:${DIGIT_WORDS.join('|')}|oh|nought)(?!\\p{L})`, 'gu')

const NUMBERS = [
  // A list of figures has a space after each comma.
  /\d(?:(?:[^\p{L}\p{N},;]{0,4}|[,;])\d){7}/u,
  // What begins like a number to ring may be apart by anything that is no word.
  /(?<![\d.,])(?:0|\+\s?\d)(?:(?:[^\p{L}\p{N}]{0,4}|[^\p{L}\p{N}]?\p{L}[^\p{L}\p{N}]?)\d){6}/u,
  // 13 xx xx
  /(?<!\d[^\p{L}\p{N}]{0,2})1[38]([^\p{L}\p{N},;]{0,3})\d\d\1\d\d(?![^\p{L}\p{N}]{0,2}\d)/u,
]

function hasNumberToRing(text: string): boolean {
  const digits = text.replaceAll(/(?![0-9])\p{Nd}/gu, '0')
  const withoutFigures = FIGURES.reduce((rest, figure) => rest.replaceAll(figure, ' x y '), digits)
  const spelled = withoutFigures
    .replaceAll(DIGIT_WORD, (word) => `${Math.max(0, DIGIT_WORDS.indexOf(word))}`)
    .replaceAll(/(?<!\p{L})(double|triple)[\s-]+(\d)/gu, (_, times: string, digit: string) => digit.repeat(times === 'double' ? 2 : 3))
    // Letters that look like digits, in a word that has one or beside one.
    .replaceAll(/(?<![\p{L}\p{N}])(?=[oil|]*\d)[\doil|]{2,}(?!\p{L})/gu, asDigits)
    .replaceAll(/(?<=\d[^\p{L}\p{N}]{0,3})(?:o{2,}|[il]{2,})(?!\p{L})/gu, asDigits)
  return NUMBERS.some((pattern) => pattern.test(spelled))
}

const asDigits = (word: string): string => word.replaceAll('o', '0').replaceAll(/[il|]/g, '1')
