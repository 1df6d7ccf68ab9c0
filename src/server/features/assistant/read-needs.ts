import { WEEKDAYS, type Weekday } from '#contract/weekdays.ts'

export type Speed = 'same day' | 'next day'

/** What is needed of a supplier besides goods and place. */
export type Needs = {
  /** As typed: "25 kg a week". */
  quantity: string | null
  /** All of these days. */
  deliversOn: Weekday[]
  speed: Speed | null
  /** The highest minimum order that will do. */
  maxMinimumCents: number | null
  isVerified: boolean
  isOnOffer: boolean
  isBestRated: boolean
  isCheap: boolean
  isClosest: boolean
}

/** What a message says no longer matters: "any day is fine". */
export type Dropped = 'deliversOn' | 'maxMinimumCents' | 'isVerified' | 'place'

/** Takes a pattern out of a message, and returns its match. */
export type Take = (pattern: RegExp) => RegExpExecArray | null

/** What counts as a small minimum order. */
const SMALL_MINIMUM_CENTS = 150_00

const UNITS =
  `kgs?|kilos?|kilograms?|g|grams?|l|ltrs?|litres?|liters?|ml|doz|dozens?|boxes|box|cartons?|ctns?|cases?|pallets?|cups|bags?|units|pieces|
  pcs|loaves|trays?|tubs?|punnets?|bottles?|kegs?|staff|covers`.replaceAll(/\s+/g, '')
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:-|to)\s?\d+)?`
const PER = String.raw`(?:\s*(?:/|a|per|each|every)\s*(?:day|week|wk|fortnight|month)\b)?`
const QUANTITY = new RegExp(String.raw`(?:\b(?:about|around|roughly|approx(?:imately)?|maybe) )?\b${NUMBER}\s?(?:${UNITS})\b${PER}`, 'i')
const IN_WORDS = /\b(?:half a|a|a couple of|a few|one|two|three|four|five|six|ten) (?:dozen|kilos?|boxes|cartons?|cases|pallets?)\b/i
const HOW_OFTEN = /\b(?:\d+ times|(?:two|three|four) times|once|twice) (?:a|per|each|every) (?:day|week|fortnight|month)\b/i
/** What is counted is looked for itself: "500 cups and lids". */
const COUNTED_GOODS = /\b\d+(?= (?:cups|bags|boxes|bottles|trays) (?:and|&|n|with)\b)/i
const PERIOD = /(?:\ba|\bper|\beach|\bevery|\/) ?(?:day|week|wk|fortnight|month)\b|\b(?:daily|weekly|fortnightly|monthly)\b/i

const MINIMUM = String.raw`min(?:imum)?s?(?: orders?| spend)?`
const AT_MOST = String.raw`(?:under|below|less than|lower than|up to|max|at most|no more than)`
const MINIMUM_UP_TO = new RegExp(String.raw`\b${MINIMUM}(?: is| of)? (?:${AT_MOST} )?\$?(\d{1,6})\b(?: or (?:less|under|below))?`, 'i')
const UP_TO_MINIMUM = new RegExp(
  String.raw`(?:\b${AT_MOST} |\b)?\$?\b(\d{1,6})(?: dollars?| bucks)? ${MINIMUM}\b(?: or (?:less|under|below))?`,
  'i',
)
const SMALL_MINIMUM = new RegExp(
  String.raw`\b(?:small|low|tiny|little)(?:er|est)? (?:${MINIMUM}|orders?|quantit(?:y|ies)|amounts?)\b(?: ok(?:ay)?)?`,
  'i',
)
const NO_MINIMUM = new RegExp(String.raw`\b(?:no|without(?: a)?|zero) ${MINIMUM}\b`, 'i')
/** Prices are quoted, so that a limit of them is a wish for the cheaper ones. */
const PRICE_UP_TO = new RegExp(
  String.raw`\b${AT_MOST} \$?\d+(?:\.\d+)?(?: ?(?:a|per|\/|each) ?(?:kg|kilo|l|litre|box|carton|dozen|unit|cup|piece|loaf)?)?(?= |$)`,
  'i',
)
const VERIFIED = /\bverified\b/i
const ON_OFFER =
  /\b(?:best |any |today'?s )*(?:on (?:special|offer|sale)|(?<!\b(?:who|that|which|anyone|can|you) )offers?|deals?(?! with\b)|specials|discount(?:s|ed)?|promos?|promotions?)\b(?: today| this week| right now)?/i
const BEST_PRICE = /\b(?:best|better|good|lowest) pric(?:es?|ing)\b/i
const CHEAP =
  /\b(?:(?:something |anything )?cheap(?:er|est|ish)?|(?:more )?affordable|(?:on a )?budget|low cost|less expensive|not too expensive|too expensive|too dear)\b/i
const BEST_RATED =
  /\b(?:best|highest)(?:[ -]?(?:rated|reviewed))?\b|(?<!(?:table|bench|counter) )\btop(?:[ -]?rated|[ -]?reviewed| notch)?\b(?! up)|\b(?:good|great|better) reviews?\b|\b(?:5|five) stars?\b/i
const CLOSEST = /\b(?:closest|nearest|closer)\b/i
const SAME_DAY = /\bsame[ -]?day\b(?: deliver(?:y|ies|ed|s)?)?|\b(?:deliver(?:y|ed|s)? )?(?:by |for )?today\b/i
const NEXT_DAY =
  /\bnext[ -]?day\b(?: deliver(?:y|ies|ed|s)?)?|\bovernight\b(?: deliver(?:y|ies|ed|s)?)?|\b(?:by |for )?(?:tomorrow|tmrw|tmr|2moro)\b/i

const TIME_OF_DAY = '(?: (?:mornings?|arvos?|afternoons?|nights?|evenings?|am|pm))?'
const DAY = String.raw`(?:(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes|ur)?days?|\b(mon|tue|wed|thu|fri)(?:s|rs|r)?\b)`
const BEFORE_A_DAY = String.raw`(?:\b(?:on|by|for|before|every|this|next|and|or|&) )*`
const ONE_DAY = new RegExp(String.raw`${BEFORE_A_DAY}\b${DAY}${TIME_OF_DAY}(?![a-z])`, 'i')
/** "Sat" and "sun" are words of their own besides. */
const SHORT_DAY = new RegExp(String.raw`\b(?:on|by|every|deliver(?:s|ed|y)?|and|&) (sat|sun)s?\b${TIME_OF_DAY}`, 'i')
const NOT_ON = new RegExp(String.raw`\b(?:not|except|no)(?: on)? ${DAY}${TIME_OF_DAY}`, 'i')
const DAY_TO_DAY = new RegExp(String.raw`\b${DAY} ?(?:to|till|until|through|-) ?${DAY}`, 'i')
const SPANS: [RegExp, number, number][] = [
  [/\b(?:7|seven) days(?: a week)?\b|\bevery ?day(?: of the week)?\b/i, 0, 7],
  [/\b(?:6|six) days(?: a week)?\b/i, 0, 6],
  [/\b(?:5|five) days(?: a week)?\b|\b(?:on )?week ?days\b/i, 0, 5],
  [
    /\bdeliver(?:s|y|ed|ies)?(?: on| at)?(?: the)? weekends?\b|\bweekend deliver(?:y|ies)\b|\b(?:on|for) (?:the |this |next )?weekends?\b/i,
    5,
    7,
  ],
]
const DROPPED: [RegExp, Dropped][] = [
  [/\bany ?day\b(?: (?:is|will be) (?:fine|ok|good))?|\b(?:the )?day does ?n[o'’]?t matter\b|\bwhenever\b/i, 'deliversOn'],
  [/\b(?:any|whatever) min(?:imum)?(?: order)?\b|\b(?:the )?min(?:imum)?(?: order)? does ?n[o'’]?t matter\b/i, 'maxMinimumCents'],
  [/\b(?:not|unverified or|does ?n[o'’]?t (?:have|need) to be|need ?n[o'’]?t be) verified\b|\bverified or not\b/i, 'isVerified'],
  [/\b(?:from )?any ?where\b(?: (?:is|in australia is) (?:fine|ok))?|\bany (?:place|suburb|state)\b/i, 'place'],
]

/** Returns what a message says no longer matters. It is read first: "not verified" names what it does not need. */
export const droppedIn = (take: Take): Dropped[] => DROPPED.flatMap(([pattern, what]) => (take(pattern) ? [what] : []))

/** Takes what is needed besides goods and place out of a message. */
export function needsIn(take: Take): Needs {
  const has = (...patterns: RegExp[]) => patterns.map((pattern) => take(pattern) !== null).includes(true)
  // Whoever reads a number first decides what it means: the minimum before the amount, "7 days" before both.
  const deliversOn = daysIn(take)
  const maxMinimumCents = minimumIn(take)
  const isCheap = has(BEST_PRICE, PRICE_UP_TO, CHEAP)
  const quantity = quantityIn(take)
  return {
    deliversOn,
    maxMinimumCents,
    isCheap,
    quantity,
    isOnOffer: has(ON_OFFER),
    isVerified: has(VERIFIED),
    isBestRated: has(BEST_RATED),
    isClosest: has(CLOSEST),
    speed: has(SAME_DAY) ? 'same day' : has(NEXT_DAY) ? 'next day' : null,
  }
}

function daysIn(take: Take): Weekday[] {
  while (take(NOT_ON)) continue
  const days = new Set<Weekday>()
  for (const [pattern, from, to] of SPANS) if (take(pattern)) WEEKDAYS.slice(from, to).forEach((day) => days.add(day))
  const span = take(DAY_TO_DAY)
  if (span) {
    const [from, to] = [dayOf(span.slice(1, 3)), dayOf(span.slice(3, 5))].map((day) => WEEKDAYS.indexOf(day))
    WEEKDAYS.slice(from, to! + 1).forEach((day) => days.add(day))
  }
  for (let found = take(ONE_DAY) ?? take(SHORT_DAY); found; found = take(ONE_DAY) ?? take(SHORT_DAY)) {
    // Of alternatives the first will do.
    if (days.size === 0 || !/^or /i.test(found[0])) days.add(dayOf(found.slice(1)))
  }
  return WEEKDAYS.filter((day) => days.has(day))
}

/** The patterns of days capture the beginning of its name, which is how it is written in a row. */
const dayOf = (captured: (string | undefined)[]) => captured.find((each) => each !== undefined)!.toLowerCase() as Weekday

/** Returns how much, and how often where that is said: also apart from it, as in "25 kg of coffee a week". */
function quantityIn(take: Take): string | null {
  const often = take(HOW_OFTEN)?.[0]
  const amount = (take(COUNTED_GOODS) ?? take(QUANTITY) ?? take(IN_WORDS))?.[0].trim()
  if (amount === undefined) return often ?? null
  const period = often ?? (PERIOD.test(amount) ? undefined : take(PERIOD)?.[0].trim())
  return [amount, period].filter(Boolean).join(' ')
}

function minimumIn(take: Take): number | null {
  if (take(NO_MINIMUM)) return 0
  const upTo = (take(MINIMUM_UP_TO) ?? take(UP_TO_MINIMUM))?.[1]
  if (upTo !== undefined) return Number(upTo) * 100
  return take(SMALL_MINIMUM) ? SMALL_MINIMUM_CENTS : null
}
