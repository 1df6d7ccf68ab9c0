import { BRAND, CATEGORIES, STATES } from '#contract/options.ts'
import { WEEKDAY_NAMES } from '#contract/weekdays.ts'
import { isWord } from '#server/features/directory/terms.ts'
import { plain } from '#server/features/directory/words.ts'

/**
 * What a sentence of a model may rest on. What was read for it are texts of other people, and a model may do as they say, or invent: so each
 * name, which begins with a capital, and each amount is looked for in the rows before anybody reads the sentence.
 */
export type Evidence = {
  /** Texts that names may come from. */
  names: string[]
  /** Texts that amounts may come from, with what they count: "$150", "4.8 out of 5". */
  amounts: string[]
  /** The reader's own words, whose amounts may be said again, but are neither prices nor ratings of anybody. */
  said?: string[]
}

/** Whether all that a sentence names or counts is in what was read. Links, addresses and numbers to ring are never. */
export const restsOn = (sentence: string, evidence: Evidence): boolean =>
  !REACHES_OUT.test(sentence) && areNamed(sentence, evidence.names) && areCounted(sentence, evidence)

const REACHES_OUT = /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|au|shop|example)\b|(?:\d[ -]?){8}/i

const MONTHS = 'January February March April May June July August September October November December'
const SHORT = 'Mon Tue Wed Thu Fri Sat Sun Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec'
/** Names that nobody has to be told. */
const COMMON = [
  ...[BRAND, MONTHS, SHORT, 'I I’m I’ve I’d I’ll GST ABN AI OK CBD FAQ'].flatMap((words) => words.split(' ')),
  'Australia',
  'Australian',
  'Verified',
  ...[...CATEGORIES, ...Object.keys(STATES), ...Object.values(STATES), ...Object.values(WEEKDAY_NAMES)].flatMap((name) => [
    name,
    `${name}s`,
  ]),
]

/** Words in a sentence's beginning that belong to no name. */
const OPENERS = new Set(
  `a all also and another any are as ask at based because besides best both but by can choose closest compare could do either everyone for from
  further great happy he hello here hi how however i if in is it its let like looking maybe most near nearest neither next no nobody none not now
  of ok okay on one only or order other others our please prices she should since so some sorry sure thanks that the their then there these they
  this those to today try two unfortunately want we what when where which while who why with within without would yes you your`.split(
    /\s+/,
  ),
)

const CAPITAL = /^\p{Lu}/u
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const worn = (text: string): string =>
  ` ${plain(text)
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'&/-]+/gu, ' ')
    .trim()} `

/** Whether each run of words with capitals stands in one of these texts; the first word of a sentence has its capital from there. */
function areNamed(sentence: string, texts: string[]): boolean {
  const known = [...COMMON, ...texts].map(worn)
  const isKnown = (words: string[]) => known.some((text) => text.includes(worn(words.join(' ').replace(/['’]s$/, ''))))
  return capitalRuns(sentence).every(({ words, isFirst }) => {
    const [first = '', ...rest] = words
    if (isKnown(words)) return true
    if (!isFirst) return false
    if (rest.length === 0) return OPENERS.has(plain(first)) || isWord(first.toLowerCase())
    return OPENERS.has(plain(first)) && isKnown(rest)
  })
}

/** Returns the words with capitals that follow one another. */
function capitalRuns(sentence: string): { words: string[]; isFirst: boolean }[] {
  const runs: { words: string[]; isFirst: boolean }[] = []
  let isOpen = false
  const tokens = sentence.split(/\s+/).filter((token) => token.replaceAll(AROUND, '') !== '')
  for (const [at, token] of tokens.entries()) {
    const word = token.replaceAll(AROUND, '')
    const isCapital = CAPITAL.test(word)
    if (isCapital && isOpen) runs.at(-1)!.words.push(word)
    else if (isCapital) runs.push({ words: [word], isFirst: at === 0 })
    isOpen = isCapital && !/[,.;:!?)”"]$/.test(token)
  }
  return runs
}

const UNITS: [pattern: string, unit: string][] = [
  ['%|per ?cent|percent', '%'],
  ['kms?|kilomet(?:re|er)s?', 'km'],
  ['kgs?|kilos?|kilograms?', 'kg'],
  ['out of (?:5|five)|/ ?5|stars?', 'stars'],
  ['reviews?|ratings?', 'reviews'],
  ['a\\.?m\\b\\.?', 'am'],
  ['p\\.?m\\b\\.?', 'pm'],
]
const AMOUNT = new RegExp(
  `(\\$ ?)?(?<![\\p{L}\\d.])(\\d[\\d,]*(?:\\.\\d+)?|${'two three four five six seven eight nine ten eleven twelve'.split(' ').join('|')})(?!\\p{L})[ -]?(${UNITS.map(([pattern]) => pattern).join('|')})?`,
  'giu',
)
const NUMBER_WORDS = ['zero', 'one', ...'two three four five six seven eight nine ten eleven twelve'.split(' ')]
/** What counts without saying how many. */
const VAGUE = /\b(?:half|twice|double|triple|dozens?|hundreds?|thousands?|\d+x)\b/i
/** Of these the reader's own words say nothing. */
const ABOUT_OTHERS = new Set(['$', '%', 'stars', 'reviews'])

type Amount = { value: number; unit: string }

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(([, dollar, digits = '', unit]) => ({
    value: /\d/.test(digits) ? Number(digits.replaceAll(',', '')) : NUMBER_WORDS.indexOf(digits.toLowerCase()),
    unit: dollar ? '$' : unit ? unitOf(unit) : '',
  }))
}
const unitOf = (unit: string): string => UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(unit))![1]

/** Whether each amount of a sentence stands in the texts, of the same unit; one without a unit may be any. */
function areCounted(sentence: string, { amounts, said = [] }: Evidence): boolean {
  if (VAGUE.test(sentence) && ![...amounts, ...said].some((text) => VAGUE.test(text))) return false
  const known = [...amounts.flatMap(amountsIn), ...said.flatMap(amountsIn).filter(({ unit }) => !ABOUT_OTHERS.has(unit))]
  return amountsIn(sentence).every(({ value, unit }) => known.some((each) => each.value === value && (unit === '' || each.unit === unit)))
}
