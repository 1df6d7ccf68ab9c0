import { BRAND, CATEGORIES, STATES } from '#contract/options.ts'
import { WEEKDAY_NAMES } from '#contract/suppliers/weekdays.ts'
import { isWord } from '#server/features/directory/dictionary/terms.ts'
import { plain } from '#server/vocabulary/words.ts'
import { reachesOut } from '#server/features/assistant/message/reaches-out.ts'
import { lastItem } from '#shared/item-at.ts'
import { counting } from './amounts.ts'
import { isPlain } from './plain-sentences.ts'

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

/**
 * Returns whether all that a sentence names or counts is in what was read. Links, addresses and numbers to ring are never, and neither is anything
 * but plain text in our own letters.
 */
export const restsOn = (sentence: string, evidence: Evidence): boolean => resting(evidence)(sentence)

/** Returns the check for several sentences that rest on the same. */
export function resting({ names, amounts, said = [] }: Evidence): (sentence: string) => boolean {
  const areNamed = naming(names)
  const areCounted = counting(amounts, said)
  return (sentence) => isPlain(sentence) && !reachesOut(sentence) && areNamed(sentence) && areCounted(sentence)
}

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

/**
 * Returns whether each run of words with capitals in a sentence stands in one of the texts; its first word has its capital from there.
 */
function naming(texts: string[]): (sentence: string) => boolean {
  const known = [...COMMON, ...texts].map(worn)
  const isKnown = (words: string[]) => known.some((text) => text.includes(worn(words.join(' ').replace(/['’]s$/, ''))))
  return (sentence) =>
    capitalRuns(sentence).every(({ words, isFirst }) => {
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
    if (isCapital && isOpen) lastItem(runs).words.push(word)
    else if (isCapital) runs.push({ words: [word], isFirst: at === 0 })
    isOpen = isCapital && !/[,.;:!?)”"]$/.test(token)
  }
  return runs
}
