/** Which of the suppliers that were shown is meant: 0 is the first; "the other one" is who was not chosen before. */
export type Chosen = number | 'other' | 'all'

/** What is asked about a supplier. */
export type Fact = 'days' | 'minimum' | 'contact' | 'home' | 'rating'

/** What a message says about suppliers that were shown or that it names. */
export type Reference = {
  chosen: Chosen | null
  /** How many are to be asked: "all three". */
  asksMany: number | null
  /** Whether others than those that were shown are asked for. */
  wantsOthers: boolean
  /** Whether a quote is asked for. */
  wantsQuote: boolean
  /** Whether they are to be shown side by side. */
  wantsComparison: boolean
  asksFor: Fact[]
  /** Whether it speaks of "it" or "them". */
  isAboutThem: boolean
  /** Whether it asks something of them, rather than for something: "do they have decaf", "which one is cheaper". */
  asksThem: boolean
}

const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
const MANY =
  /\b(?:all|the|ask|from|of|any|get|send)(?: the| to)? (two|three|four|five|[2-5])\b(?! ?(?:kg|kilo|doz|x|l\b|litre|box|carton|day|week|time|oz))|\b(three|[345]) (?:of (?:them|these|those)|suppliers|quotes)\b/i

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
  [/\bboth(?: of (?:them|those|these))?\b|\ball of (?:them|those|these)\b|\beach of them\b|\beveryone\b/i, 'all'],
]
const OTHERS =
  /\b(?:any(?:one|body)?|some(?:one|body)?|who|something|anything) else\b|\b(?:any|some|the) others?(?: (?:ones|suppliers|options))?\b|\bothers\b|\b(?:any|some|show(?: me)?|see) more\b|^\s*more\b|\bmore (?:options|suppliers|choices|please)\b|\bdifferent ones?\b|\bsomeone different\b|\banother(?: one)?\b|\balternatives?\b|\bnone of (?:those|these|them)\b(?: are (?:any )?good)?|\bneither(?: of them)?\b/i
const QUOTE =
  /^\W*(?:(?:ok(?:ay)?|yes|yep|sure|please|pls|then|great)\W+)*(?:ask|request|quote) (?:them|both|all|it|him|her|the (?:first|second|other|cheaper|cheapest|closer|closest|nearer|nearest|better)(?: one)?)(?: of (?:them|those|these))?\W*(?:$|for\b|please\b|pls\b|now\b)|\b(?:get|ask|request|send|want|need|have)\b.*\b(?:quotes?|prices?|pricing)\b(?: from)?|^\s*(?:a )?quotes?(?: please| pls)?\s*$|\bhow much (?:do|would|does) (?:they|it|he|she)\b.*|^\s*(?:and )?how much\b|^\s*(?:what(?:s|'s|’s| is| are) (?:the|their|its) )?(?:price|prices|pricing|cost)\??\s*$/i
/** Asks for a price rather than for goods. */
const PRICE = /^\s*(?:and )?how much(?: (?:is|are|for))?\b/i
const COMPARISON = /\b(?:compar\w+|versus|vs|difference between|side by side)\b|\bwhich (?:one )?is (?:better|best)\b/i
const FACTS: [RegExp, Fact][] = [
  [
    /\b(?:when|what days?|which days?|how often)\b.*\bdeliver(?:y|s|ies)?\b|\bdeliver(?:y|s|ies)? (?:days?|times?)\b|\bcut ?-?off\b|\border by\b/i,
    'days',
  ],
  [
    /\b(?:what(?:'|’)?s?|is there|do they have|any)\b.*\bmin(?:imum)?s?(?: orders?)?\b|\bmin(?:imum)? orders?\b|\bmin(?:imum)?(?: orders?)?\s*\??\s*$/i,
    'minimum',
  ],
  [
    /\b(?:phone numbers? (?:for|of)|contact details|(?:their|its|the) (?:phone(?: number)?|number|email|website)|(?:call|reach|ring|email) (?:them|it))\b/i,
    'contact',
  ],
  [/\bwhere (?:are|is|r)\b|\bhow far\b|\bbased\b/i, 'home'],
  [/\breviews?\b|\bratings?\b|\brated\b|\bany good\b|\bwere they good\b/i, 'rating'],
]
const ABOUT_THEM = /\b(?:it|its|it'?s|they|they'?re|them|their|this one|that one|which one|either)\b/i
const ASKS_THEM =
  /\b(?:do|does|can|could|would|will|are|is|have|has) (?:they|it|either|any of them|he|she|this one|that one)\b|\bwhich (?:one|of them)\b|\bthey (?:do|have|sell|deliver)\b/i

/** Reads what a message says about suppliers, and returns the message without it, each character in its place. */
export function referenceSaid(message: string): { reference: Reference; rest: string } {
  const many = MANY.exec(message)
  const number = many?.[1] ?? many?.[2]
  const asksMany = number === undefined ? null : Number(NUMBERS[number.toLowerCase()] ?? number)
  const chosen = CHOICES.find(([pattern]) => pattern.test(message))
  const patterns = [
    ...(chosen ? [chosen[0]] : []),
    OTHERS,
    COMPARISON,
    ...FACTS.map(([pattern]) => pattern),
    PRICE,
    ...(asksMany === null ? [] : [MANY]),
  ]
  const reference = {
    chosen: chosen?.[1] ?? (asksMany !== null && ABOUT_THEM.test(message) ? 'all' : null),
    asksMany,
    // "The other one" is one of those that were shown.
    wantsOthers: OTHERS.test(chosen ? message.replace(chosen[0], ' ') : message),
    wantsQuote: QUOTE.test(message),
    wantsComparison: COMPARISON.test(message),
    asksFor: FACTS.flatMap(([pattern, fact]) => (pattern.test(message) ? [fact] : [])),
    isAboutThem: ABOUT_THEM.test(message),
    asksThem: ASKS_THEM.test(message),
  } satisfies Reference
  return { reference, rest: patterns.reduce((text, pattern) => text.replace(pattern, (found) => ' '.repeat(found.length)), message) }
}
