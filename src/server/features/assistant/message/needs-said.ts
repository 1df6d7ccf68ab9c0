import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'
import type { Doing, PhrasePart, Period } from '#server/reading/words/parts.ts'

export type Speed = 'same day' | 'next day'

/** What is needed of a supplier besides goods, amount and place. */
export type Needs = {
  /** All of these days. */
  deliversOn: Weekday[]
  speed: Speed | null
  /** The highest minimum order that will do. */
  maxMinimumCents: number | null
  isVerified: boolean
  hasPromotion: boolean
  isBestRated: boolean
  isCheap: boolean
  isClosest: boolean
}

/** What a message says no longer matters: "any day is fine". */
export type Dropped = 'deliversOn' | 'maxMinimumCents' | 'isVerified' | 'place'

/** What counts as a small minimum order. */
const SMALL_MINIMUM_CENTS = 150_00

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
const DEAR = /\b(?:(?:not )?too (?:expensive|dear)|less expensive)\b/i
const VERIFIED = /\bverified\b/i
const SAYS_PROMOTION = /\boffers\b(?! \w)|\bpromotions?\b|\bon offer\b/i
const BEST_RATED =
  /\btop(?:[ -]?rated|[ -]?reviewed| notch)\b|\b(?:highest|best)[ -](?:rated|reviewed)\b|\bgreat reviews\b|\b(?:5|five) stars?\b/i
const CLOSER = /\b(?:closer|nearer)\b/i

const DROPPED: [RegExp, Dropped][] = [
  [/\bany ?day\b(?: (?:is|will be) (?:fine|ok|good))?|\b(?:the )?day does ?n[o'’]?t matter\b|\bwhenever\b/i, 'deliversOn'],
  [/\b(?:any|whatever) min(?:imum)?(?: order)?\b|\b(?:the )?min(?:imum)?(?: order)? does ?n[o'’]?t matter\b/i, 'maxMinimumCents'],
  [/\b(?:not|unverified or|does ?n[o'’]?t (?:have|need) to be|need ?n[o'’]?t be) verified\b|\bverified or not\b/i, 'isVerified'],
  [/\b(?:from )?any ?where\b(?: (?:is|in australia is) (?:fine|ok))?|\bany (?:place|suburb|state)\b/i, 'place'],
]

/** What words around the goods say, and the message without them, each character in its place. */
export type SaidAround = {
  rest: string
  dropped: Dropped[]
  needs: Pick<Needs, 'maxMinimumCents' | 'isVerified' | 'hasPromotion' | 'isBestRated' | 'isCheap' | 'isClosest'>
}

/** Takes out what the reader has no part for: minimum orders, the seal, and what no longer matters. */
export function saidAround(message: string): SaidAround {
  let rest = message
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found) rest = `${rest.slice(0, found.index)}${' '.repeat(found[0].length)}${rest.slice(found.index + found[0].length)}`
    return found
  }
  const has = (pattern: RegExp) => take(pattern) !== null
  // "Not verified" names what it does not need, and a minimum is no price.
  const dropped = DROPPED.flatMap(([pattern, what]) => (has(pattern) ? [what] : []))
  const maxMinimumCents = minimumIn(take)
  const isCheap = has(PRICE_UP_TO) || has(DEAR)
  const needs = {
    maxMinimumCents,
    isCheap,
    isVerified: has(VERIFIED),
    hasPromotion: has(SAYS_PROMOTION),
    isBestRated: has(BEST_RATED),
    isClosest: has(CLOSER),
  }
  return { rest, dropped, needs }
}

function minimumIn(take: (pattern: RegExp) => RegExpExecArray | null): number | null {
  if (take(NO_MINIMUM)) return 0
  const upTo = (take(MINIMUM_UP_TO) ?? take(UP_TO_MINIMUM))?.[1]
  if (upTo !== undefined) return Number(upTo) * 100
  return take(SMALL_MINIMUM) ? SMALL_MINIMUM_CENTS : null
}

/** Returns what a message needs of a supplier, by the parts that were read in its rest. */
export function needsSaid({ rest, needs }: SaidAround, parts: readonly PhrasePart[]): Needs {
  const does = (doing: Doing) => parts.some((part) => part.kind === 'doing' && part.doing === doing)
  const periods = parts.flatMap((part) =>
    part.kind === 'period' && !isDenied(rest, part) ? [{ period: part.period, typed: rest.slice(part.from, part.to) }] : [],
  )
  const days = periods.flatMap(daysOf)
  return {
    ...needs,
    isCheap: needs.isCheap || does('cheapest'),
    hasPromotion:
      needs.hasPromotion || parts.some((part) => part.kind === 'doing' && part.doing === 'on special' && !isDealing(rest, part)),
    isBestRated: needs.isBestRated || does('best'),
    isClosest: needs.isClosest || does('near me'),
    deliversOn: WEEKDAYS.filter((day) => days.includes(day)),
    speed: periods.flatMap(speedOf)[0] ?? null,
  }
}

/** "Wont deal with us" is no offer. */
const isDealing = (text: string, { from, to }: PhrasePart) => /^deal$/i.test(text.slice(from, to)) && /^ with\b/i.test(text.slice(to))

const isDenied = (text: string, { from }: PhrasePart) => /\b(?:not|no|except|but)(?: on)?\s+$/i.test(text.slice(0, from))

type TypedPeriod = { period: Period; typed: string }

function daysOf({ period, typed }: TypedPeriod): Weekday[] {
  // "For a weekend special" is no day on which it has to come.
  if (period.kind === 'on' && /^weekend/i.test(typed)) return []
  if (period.kind === 'on') return /\bor\b/i.test(typed) ? period.days.slice(0, 1) : period.days
  // Every day of the week: "7 days", "daily deliveries".
  if (period.kind === 'every' && (period.times === 7 || /every ?day/i.test(typed))) return [...WEEKDAYS]
  return []
}

function speedOf({ period, typed }: TypedPeriod): Speed[] {
  if (period.kind !== 'within' || period.isUrgent) return []
  if (period.days === 0) return /\b(?:today|tonight|same)/i.test(typed) ? ['same day'] : []
  return period.days === 1 ? ['next day'] : []
}
