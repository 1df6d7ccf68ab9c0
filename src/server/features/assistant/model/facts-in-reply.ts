import { plain, wordsIn } from '#server/vocabulary/words.ts'

/** What buyers must be able to rely on. */
const QUALITY =
  /\b(?:organic|free[ -]range|fair ?trade|rainforest alliance|halal|kosher|vegan|vegetarian|(?:gluten|dairy|lactose|nut|egg|sugar)[ -]free|certified|biodynamic|(?:grass|grain)[ -]fed|wild[ -]caught|sustainabl[ey]|ethical(?:ly)?|compostable|biodegradable|recycl(?:ed|able)|(?:same|next)[ -]day|overnight|licensed|insured|24[ -]hours?)\b/gi
/** What suppliers charge is in their quotes, so no listing says it. */
const PRICE =
  /\b(?:cheap(?:er|est)?|(?:low|best|good|fair)(?:er|est)? prices?|less expensive|free (?:delivery|samples?|shipping)|for free|guarantee\w*)\b/gi
/** What nobody here knows of anybody. */
const BAD =
  /\b(?:clos(?:ed|ing)(?: down| for good)?|out of business|bankrupt\w*|insolven\w*|scam\w*|fraud\w*|fake|recall\w*|unsafe|contaminat\w*|poison\w*|illegal\w*|banned|avoid|complain\w*|lawsuit\w*|stole\w*|cheat\w*|unpaid)\b/gi

const found = (pattern: RegExp, sentence: string): string[] => [...sentence.matchAll(pattern)].map(([claim]) => claim.toLowerCase())

export const qualitiesIn = (sentence: string): string[] => found(QUALITY, sentence)
/** Returns what a sentence says of prices, or against somebody. */
export const saidOfPricesOrBad = (sentence: string): string[] => [...found(PRICE, sentence), ...found(BAD, sentence)]

/** Returns whether a claim's words stand in a text. */
export function supportedBy(text: string): (claim: string) => boolean {
  const words = new Set(wordsIn(text).map(plain))
  return (claim) => claim.split(/[ -]/).every((word) => words.has(word))
}
