import type { Take } from './read-needs.ts'

/** Which of the suppliers that were shown is meant: 0 is the first; "the other one" is who was not chosen before. */
export type Chosen = number | 'other' | 'all'

/** What a message says about the suppliers that were shown. */
export type Reference = {
  chosen: Chosen | null
  /** Whether others than those that were shown are asked for. */
  wantsOthers: boolean
  /** Whether a quote of those that were shown is asked for. */
  wantsQuote: boolean
  /** What is asked about a supplier: "when do they deliver". */
  asksFor: Fact[]
  /** Whether it speaks of "it" or "them". */
  isAboutThem: boolean
}

export type Fact = 'days' | 'minimum' | 'contact' | 'home' | 'rating'

const CHOICES: [RegExp, Chosen][] = [
  [
    /\b(?:number|option|no) (?:one|1)\b|\b(?:the )?(?:first|1st|former) one\b|\bthe (?:first|1st|former)\b(?! aid)|#1\b|^\s*(?:first|1st|1)\s*$/i,
    0,
  ],
  [
    /\b(?:number|option|no) (?:two|2)\b|\b(?:the )?(?:second|2nd|latter|last) one\b|\bthe (?:second|2nd|latter)\b(?! hand)|#2\b|^\s*(?:second|2nd|2)\s*$/i,
    1,
  ],
  [/\bother one\b/i, 'other'],
  [/\bboth(?: of (?:them|those|these))?\b|\ball of them\b/i, 'all'],
]
const OTHERS =
  /\b(?:any(?:one|body)?|some(?:one|body)?|who|something|anything) else\b|\b(?:any|some|the) others?(?: (?:ones|suppliers|options))?\b|\bothers\b|\b(?:any|some|show(?: me)?|see) more\b|^\s*more\b|\bmore (?:options|suppliers|choices|please)\b|\bdifferent ones?\b|\bsomeone different\b|\banother(?: one)?\b|\balternatives?\b/i
const QUOTE =
  /\b(?:get|ask|request|send|want|need|have)\b.*\b(?:quotes?|prices?|pricing)\b(?: from)?|^\s*(?:a )?quotes?(?: please| pls)?\s*$|\bhow much (?:do|would|does) (?:they|it|he|she)\b.*/i
const FACTS: [RegExp, Fact][] = [
  [/\b(?:when|what days?|which days?|how often)\b.*\bdeliver(?:y|s)?\b|\bdelivery (?:days?|times?)\b|\bcut ?off\b/i, 'days'],
  [/\b(?:what(?:'|’)?s?|is there|do they have|any)\b.*\bmin(?:imum)?s?(?: orders?)?\b|^\s*min(?:imum)?(?: order)?\s*$/i, 'minimum'],
  [
    /\b(?:phone number|contact details|(?:their|its|the) (?:phone(?: number)?|number|email|website)|(?:call|contact|reach|ring|email) (?:them|it))\b/i,
    'contact',
  ],
  [/\bwhere (?:are|is|r)\b.*|\bhow far\b.*/i, 'home'],
  [/\b(?:what|how|any|are|good|their|its)\b.*\b(?:reviews?|ratings?|rated)\b/i, 'rating'],
]
const ABOUT_THEM = /\b(?:it|its|it'?s|they|they'?re|them|their|this one|that one)\b/i

/** Takes what is said about the suppliers that were shown out of a message. */
export function referenceIn(take: Take, message: string): Reference {
  const isAboutThem = ABOUT_THEM.test(message)
  const chosen = CHOICES.find(([pattern]) => take(pattern))?.[1] ?? null
  const wantsOthers = take(OTHERS) !== null
  return { chosen, wantsOthers, isAboutThem, wantsQuote: QUOTE.test(message), asksFor: factsIn(message) }
}

const factsIn = (message: string): Fact[] => FACTS.flatMap(([pattern, fact]) => (pattern.test(message) ? [fact] : []))

/** Returns the message without what it asks about a supplier, for its goods. */
export const withoutQuestions = (message: string): string =>
  [QUOTE, ...FACTS.map(([pattern]) => pattern)].reduce((text, pattern) => text.replace(pattern, ' '), message)
