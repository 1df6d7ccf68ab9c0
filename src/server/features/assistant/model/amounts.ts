import { required } from '#shared/required.ts'
const UNITS: [pattern: string, unit: string][] = [
  ['%|per ?cent|percent', '%'],
  ['kms?|kilomet(?:re|er)s?', 'km'],
  ['kgs?|kilos?|kilograms?', 'kg'],
  ['out of (?:5|five)|/ ?5|stars?', 'stars'],
  ['reviews?|ratings?', 'reviews'],
  ['a\\.?m\\b\\.?', 'am'],
  ['p\\.?m\\b\\.?', 'pm'],
  ['dollars?|bucks?|aud|quid', '$'],
  ['cents?|c\\b', 'cents'],
  [
    'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
    'date',
  ],
]
/** Units of what is no count: the 5 of "5:28 am, 5 December" is neither five kilos nor five of anything. */
const OF_TIMES = new Set(['am', 'pm', 'time', 'date'])
const UNIT = UNITS.map(([pattern]) => pattern).join('|')
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
// "One" alone counts nothing: "the nearest one".
const WORDS = `(?:${TENS.join('|')})(?:[ -](?:${SMALL.slice(1, 10).join('|')}))?|${SMALL.slice(2).join('|')}|(?:zero|one)(?=[ -](?:${UNIT}))`
const AMOUNT = new RegExp(
  `(\\$ ?)?(?:(?<!\\d)(?<!\\d\\.)(\\d[\\d,]*(?:\\.\\d+)?)(:[0-5]\\d)?|(?<!\\p{L})(${WORDS})(?!\\p{L}))[ -]?(?:(${UNIT})(?!\\p{L}))?`,
  'giu',
)
/** What counts without saying how many. */
const VAGUE = /\b(?:half|twice|double|triple|dozens?|hundreds?|thousands?|millions?|\d+x)\b/i
/** Of these the reader's own words say nothing. */
const ABOUT_OTHERS = new Set(['$', 'cents', '%', 'stars', 'reviews'])

export type Amount = { value: number; unit: string }

/** Returns the amounts of a text with what they count, in digits or words; of times of the day the hours. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].map(([, dollar, digits, minutes, words = '', unit]) => ({
    value: digits === undefined ? valueOf(words) : Number(digits.replaceAll(',', '')) + Number(minutes?.slice(1) ?? 0) / 60,
    unit: dollar ? '$' : unit && unit !== 'may' ? unitOf(unit) : minutes ? 'time' : '',
  }))

function valueOf(words: string): number {
  const [first = '', second] = words.toLowerCase().split(/[ -]/)
  const tens = TENS.indexOf(first)
  return tens < 0 ? SMALL.indexOf(first) : (tens + 2) * 10 + (second === undefined ? 0 : SMALL.indexOf(second))
}

const unitOf = (unit: string): string =>
  required(
    UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(unit)),
    'The unit of an amount',
  )[1]

/**
 * Returns whether each amount of a sentence stands in the texts, of the same unit; one without a unit may be any that counts. `said` are the reader's own
 * words.
 */
export function counting(texts: string[], said: string[]): (sentence: string) => boolean {
  const known = [...texts.flatMap(amountsIn), ...said.flatMap(amountsIn).filter(({ unit }) => !ABOUT_OTHERS.has(unit))]
  const isVague = [...texts, ...said].some((text) => VAGUE.test(text))
  return (sentence) =>
    (isVague || !VAGUE.test(sentence)) &&
    amountsIn(sentence).every(({ value, unit }) => known.some((each) => each.value === value && isSameUnit(unit, each.unit)))
}

const isSameUnit = (said: string, known: string): boolean => said === known || (said === '' && !OF_TIMES.has(known))
