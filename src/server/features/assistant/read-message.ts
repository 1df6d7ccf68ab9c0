import type { Weekday } from '#contract/weekdays.ts'
import { NOISE_WORDS } from '#server/features/directory/noise-words.ts'
import { BROAD, QUALITIES } from '#server/features/directory/qualities.ts'
import { isGoods, termsIn } from '#server/features/directory/terms.ts'
import { wordsIn } from '#server/features/directory/words.ts'
import { placeInSearch } from '#server/features/places/place-in-search.ts'

/** What a buyer looks for. */
export type Wish = {
  /** For the search of the marketplace; empty where nothing was said. */
  text: string
  /** Whether the text names goods so broadly that it has to be asked which: "food suppliers". */
  isBroad: boolean
  /** The label of a place, which as a location resolves to it again. */
  place: string | null
  /** As typed: "25 kg a week". */
  quantity: string | null
  deliversOn: Weekday | null
  /** The highest minimum order that will do. */
  maxMinimumCents: number | null
  isVerified: boolean
  isOnOffer: boolean
  isBestRated: boolean
  isCheap: boolean
}

/** What one message asks for. */
export type Ask = {
  wish: Wish
  /** Whether the text only describes what was asked for before: "organic ones". */
  isDetail: boolean
  /** Which of the suppliers that were shown is meant: 0 is the first. */
  chosen: number | null
  /** Whether others than those that were shown are asked for. */
  wantsOthers: boolean
}

/** Of longer messages a search reads no more. */
const LONGEST_SEARCH = 200
/** What counts as a small minimum order. */
const SMALL_MINIMUM_CENTS = 150_00

const UNITS =
  'kgs?|kilos?|kilograms?|g|grams?|l|litres?|liters?|ml|doz|dozens?|boxes|box|cartons?|cups|bags?|units|pieces|pcs|loaves|trays?|bottles?|kegs?|staff|covers'
const QUANTITY = new RegExp(
  `(?:\\b(?:about|around|roughly|approx(?:imately)?|maybe) )?\\b\\d+(?:[.,]\\d+)?\\s?(?:${UNITS})\\b(?:\\s*(?:/|a|per|each|every)\\s*(?:day|week|wk|fortnight|month)\\b)?`,
  'i',
)
const PERIOD = /(?:\ba|\bper|\beach|\bevery|\/) ?(?:day|week|wk|fortnight|month)\b|\b(?:daily|weekly|fortnightly|monthly)\b/i
const WEEKDAY = /\b(?:on )?(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes|ur)?days?\b/i
const SMALL_MINIMUM = /\b(?:small|low|tiny)(?:er|est)? min(?:imum)?s?(?: orders?)?\b/i
const NO_MINIMUM = /\bno min(?:imum)?s?(?: orders?)?\b/i
const MINIMUM_UP_TO = /\bmin(?:imum)?s?(?: orders?)? (?:is |of )?(?:under|below|less than|up to|max) \$?(\d{1,6})\b/i
const VERIFIED = /\bverified\b/i
const ON_OFFER = /\b(?:best )?(?:on offer|offers?|deals?|specials|discounts?|promos?|promotions?|on sale)\b/i
const BEST_RATED = /\b(?:best|top|highest)(?:[ -]?rated)?\b|\bgood reviews?\b/i
const CHEAP = /\b(?:cheap(?:er|est)?|affordable|budget|low cost|lowest price|less expensive)\b/i
const CHOSEN = /\b(?:the )?(first|1st|second|2nd)(?: one)?\b/i
const OTHERS = /\b(?:any(?:one|body)? else|any others?|some others?|the others|others|more|different ones?|someone different)\b/i

/** What people write around what they look for, and no supplier is told by. */
const FILLERS = new Set(
  `hi hey hello please pls plz thanks thank mate need needs want wants after find me us get got can could would you do does who whos whats
  what is are there any some i we im my our a an the show recommend know someone somebody somewhere instead actually also then only just
  ones one maybe asap suppliers supplier that this these those have has it wk week looking like help people place guys anyone delivers deliver
  delivery delivered how about and anything something stuff things good nice asap urgently urgent today tomorrow soon tell`.split(/\s+/),
)
const PREPOSITION = /^(?:in|near|to|at|around|for|with|of|on|by|from)$/i
const FIRST = new Set(['first', '1st'])
const qualities = new Set(QUALITIES)
const broad = new Set(BROAD)

/** Takes a pattern out of a message, and returns its match. */
type Take = (pattern: RegExp) => RegExpExecArray | null

/** Reads what a message asks for. Goods, places and descriptions are understood as the marketplace's own search understands them. */
export function readMessage(message: string): Ask {
  let rest = message.replaceAll(/[?!;:()"“”]|[.,](?!\d)/g, ' ')
  const take: Take = (pattern) => {
    const found = pattern.exec(rest)
    if (found) rest = rest.replace(pattern, ' ')
    return found
  }
  const quantity = quantityIn(take)
  const maxMinimumCents = minimumIn(take)
  const day = take(WEEKDAY)?.[1]?.toLowerCase() as Weekday | undefined
  const isOnOffer = take(ON_OFFER) !== null
  const [isVerified, isBestRated, isCheap] = [take(VERIFIED) !== null, take(BEST_RATED) !== null, take(CHEAP) !== null]
  const chosen = take(CHOSEN)?.[1]?.toLowerCase()
  const wantsOthers = take(OTHERS) !== null
  const { text: said, place } = textAndPlace(rest)
  const text = said === '' ? goodsCounted(quantity) : said
  return {
    wish: {
      text,
      isBroad: areAll(text, broad),
      place,
      quantity,
      deliversOn: day ?? null,
      maxMinimumCents,
      isVerified,
      isOnOffer,
      isBestRated,
      isCheap,
    },
    isDetail: areAll(text, qualities),
    chosen: chosen === undefined ? null : Number(!FIRST.has(chosen)),
    wantsOthers,
  }
}

/** Whether a text has terms of a list only. */
function areAll(text: string, list: ReadonlySet<string>): boolean {
  const terms = termsIn(text)
  return terms.length > 0 && terms.every(({ own }) => list.has(own.toLowerCase()))
}

/** Returns what is counted where nothing else is said: "500 cups". */
const goodsCounted = (quantity: string | null): string =>
  /\b(?:cups|bags?|box(?:es)?|bottles?|kegs?|cartons?|trays?|loaves)\b/i.exec(quantity ?? '')?.[0] ?? ''

/** Returns how much, and how often where that is said: also apart from it, as in "25 kg of coffee a week". */
function quantityIn(take: Take): string | null {
  const amount = take(QUANTITY)?.[0].trim()
  if (amount === undefined) return null
  const period = PERIOD.test(amount) ? undefined : take(PERIOD)?.[0].trim()
  return [amount, period].filter(Boolean).join(' ')
}

function minimumIn(take: Take): number | null {
  const upTo = take(MINIMUM_UP_TO)?.[1]
  if (upTo !== undefined) return Number(upTo) * 100
  if (take(NO_MINIMUM)) return 0
  return take(SMALL_MINIMUM) ? SMALL_MINIMUM_CENTS : null
}

function textAndPlace(rest: string): { text: string; place: string | null } {
  const words = rest.split(/\s+/).filter((word) => word !== '' && !FILLERS.has(word.toLowerCase().replaceAll(/['’]/g, '')))
  const said = words.join(' ').slice(0, LONGEST_SEARCH)
  const named = placeInSearch(said, { isGoods })
  const text = withoutLoosePrepositions(named ? named.rest : said)
  const isEmpty = wordsIn(text).every((word) => NOISE_WORDS.has(word.toLowerCase()))
  return { text: isEmpty ? '' : text, place: named?.place.label ?? null }
}

/** Takes away the prepositions that were left at both ends. */
function withoutLoosePrepositions(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  while (PREPOSITION.test(words[0] ?? '')) words.shift()
  while (PREPOSITION.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
