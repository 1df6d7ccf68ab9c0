import { WEEKDAYS, type Weekday } from '#contract/weekdays.ts'
import type { Reader } from './sheet.ts'
import type { DayPart, Period, TimeUnit } from './parts.ts'
import { anyOf, at, firstAt, type Pattern } from './sticky.ts'

const UNIT = 'days?|weeks?|wks?|fortnights?|months?|mths?|quarters?|years?|yrs?'
const SHORT_UNITS: Record<string, TimeUnit> = { wk: 'week', mth: 'month', yr: 'year' }
const unitOf = (text: string): TimeUnit => {
  const one = text.toLowerCase().replace(/s$/, '')
  // The pattern has no other units.
  return SHORT_UNITS[one] ?? (one as TimeUnit)
}
const ADVERBS: Record<string, TimeUnit> = {
  ...{ daily: 'day', nightly: 'day', everyday: 'day', weekly: 'week', fortnightly: 'fortnight', monthly: 'month' },
  ...{ quarterly: 'quarter', yearly: 'year', annually: 'year' },
}
const NUMBERS: Record<string, number> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  second: 2,
  other: 2,
  three: 3,
  third: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
}
const numberOf = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text)
const COUNT = String.raw`\d{1,2}|two|three|four|five|six|seven`
const EACH = String.raw`(?:an?|per|each|every)\s+|\/\s?`

const PART = 'mornings?|am|arvos?|afternoons?|evenings?|nights?|pm'
const partOf = (text: string | undefined): DayPart | undefined => {
  if (!text) return undefined
  if (/^(?:morning|am)/i.test(text)) return 'morning'
  return /^(?:evening|night)/i.test(text) ? 'evening' : 'afternoon'
}

const LONG_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const DAY = `${LONG_DAY}|mon|tues?|weds?|thurs?|thur?|fri`
/** "Sat" and "sun" are words of their own besides. */
const ANY_DAY = `${DAY}|sat|sun`
const JOINED = String.raw`(?:\s*(?:,|&|\/|\+|and|or|n)\s*|\s+)`
const BEFORE_A_DAY = String.raw`(?:(?:on|by|for|before|this|next|from)\s+)?`
const WEEKENDS = 'weekends?'
const dayOf = (text: string): Weekday | undefined => WEEKDAYS.find((day) => text.toLowerCase().startsWith(day))

function daysIn(text: string): Weekday[] {
  const span = new RegExp(String.raw`(${ANY_DAY})\s*(?:-|–|to|till|until|through)\s*(${ANY_DAY})`, 'i').exec(text)
  const [from, to] = [dayOf(span?.[1] ?? ''), dayOf(span?.[2] ?? '')].map((day) => (day ? WEEKDAYS.indexOf(day) : -1))
  if (from !== undefined && to !== undefined && from >= 0) {
    return from <= to ? WEEKDAYS.slice(from, to + 1) : [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, to + 1)]
  }
  const named = [...text.matchAll(new RegExp(String.raw`\b(?:${ANY_DAY})`, 'gi'))].map(([day]) => dayOf(day))
  return WEEKDAYS.filter((day) => named.includes(day))
}

/** The reading of days, their part of the day, and whether they come round: "every tue", "tuesdays". */
function onDays([text]: RegExpExecArray): Period {
  const part = partOf(new RegExp(String.raw`(?:${PART})$`, 'i').exec(text)?.[0])
  const isEvery = /\b(?:every|each)\b|days\b/i.test(text)
  return { kind: 'on', days: daysIn(text), ...(part && { part }), ...(isEvery && { isEvery }) }
}
const DAYS_END = String.raw`(?:\s+(?:${PART}))?`
const SPAN_OF_DAYS = String.raw`(?:${ANY_DAY})\s*(?:-|–|to|till|until|through)\s*(?:${ANY_DAY})`
const LIST_OF_DAYS = String.raw`(?:${DAY})(?:${JOINED}(?:${ANY_DAY})(?![a-z])){0,6}|(?:sat|sun)(?:${JOINED}(?:${ANY_DAY})(?![a-z])){1,6}`

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const LONG_MONTH = 'january|february|april|june|july|august|september|october|november|december'
const MONTH = `${LONG_MONTH}|march|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`
const monthOf = (text: string): number => MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th)?`

function dateOf(day: number, month: number, year?: string): Period | undefined {
  if (!(day >= 1 && day <= 31 && month >= 1 && month <= 12)) return undefined
  return { kind: 'date', day, month, ...(year && { year: Number(year) + (year.length === 2 ? 2000 : 0) }) }
}

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|a\.m\.?|p\.m\.?)`
const BARE_TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?`
const clock = (hour: string, minute = '00', half = 'a'): string | undefined => {
  const hours = (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)
  return Number(hour) <= 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined
}
const TIME_KINDS: Record<string, 'by' | 'at' | 'after'> = {
  before: 'by',
  by: 'by',
  until: 'by',
  til: 'by',
  till: 'by',
  after: 'after',
  from: 'after',
}
function atTime(word: string | undefined, time: string | undefined): Period | undefined {
  return time === undefined ? undefined : { kind: TIME_KINDS[word?.toLowerCase() ?? ''] ?? 'at', time }
}

const within = (days: number): Period => ({ kind: 'within', days })
const withPart = (days: number, text?: string): Period => {
  const part = partOf(text)
  return { ...within(days), ...(part && { part }) } as Period
}
const LENGTHS: Record<string, number> = { hour: 1 / 24, hr: 1 / 24, day: 1, week: 7, wk: 7, month: 30 }

/** How periods are written, the surest first (docs/reading.md). */
const PATTERNS: Pattern<Period>[] = [
  [
    at(
      String.raw`(once|twice|(?:\d{1,2}|two|three|four|five|six|seven)(?=\s*(?:times|x|days)))\s*(?:times|x|days)?\s*(?:${EACH})(${UNIT})`,
    ),
    ([, times = '', unit = '']) => ({ kind: 'every', unit: unitOf(unit), times: numberOf(times) }),
  ],
  [
    at(String.raw`(twice|(?:${COUNT})(?=\s*(?:times|x)))\s*(?:times|x)?\s*(daily|weekly|fortnightly|monthly|yearly)`),
    ([, times = '', adverb = '']) => ({ kind: 'every', unit: ADVERBS[adverb.toLowerCase()]!, times: numberOf(times) }),
  ],
  [
    at(String.raw`every\s+(${COUNT}|second|other|third)\s+(${UNIT})`),
    ([, each = '', unit = '']) => ({ kind: 'every', unit: unitOf(unit), each: numberOf(each) }),
  ],
  [at(String.raw`(?:every|each)\s+(${PART})`), () => ({ kind: 'every', unit: 'day' })],
  [at(String.raw`(?:${EACH})(${UNIT})`), ([, unit = '']) => ({ kind: 'every', unit: unitOf(unit) })],
  [at(Object.keys(ADVERBS).join('|')), ([adverb]) => ({ kind: 'every', unit: ADVERBS[adverb.toLowerCase()]! })],
  [at(String.raw`(?:7|seven)\s+days`), () => ({ kind: 'every', unit: 'day' })],
  [at(String.raw`(?:on\s+)?week\s?days|monday to friday`), () => ({ kind: 'on', days: WEEKDAYS.slice(0, 5), isEvery: true })],
  [
    at(String.raw`(this|next)\s+(week|weekend|month|year)`),
    ([, which = '', unit = '']) => {
      // The pattern has no other units.
      return { kind: 'in', unit: unit.toLowerCase() as TimeUnit | 'weekend', ahead: /^next/i.test(which) ? 1 : 0 }
    },
  ],
  [
    at(String.raw`(?:(?:on|at|for|every)\s+)?(?:the\s+)?${WEEKENDS}`),
    ([text]) => ({ kind: 'on', days: ['sat', 'sun'], ...(/every|weekends/i.test(text) && { isEvery: true as const }) }),
  ],
  [at(String.raw`(?:(?:on|by|for|from|every|each)\s+)?(?:${SPAN_OF_DAYS})${DAYS_END}`), onDays],
  [at(String.raw`(?:(?:every|each)\s+|${BEFORE_A_DAY})(?:${LIST_OF_DAYS})${DAYS_END}`), onDays],
  [at(String.raw`(?:every|each|on|by|for|before|this|next)\s+(?:sat|sun)s?${DAYS_END}`), onDays],
  [at(String.raw`(?:sat|sun)(?=\s*(?:$|[,.;!?])|\s+(?:${PART})(?![a-z]))${DAYS_END}`), onDays],
  [at(String.raw`(?:by\s+|for\s+)?(?:tomorrow|tmrw|tmr|tomoz|2moro)(?:\s+(${PART}))?`), ([, part]) => withPart(1, part)],
  [at(String.raw`(?:by\s+|for\s+)?(?:today|same[\s-]?day)`), () => within(0)],
  [at(String.raw`next[\s-]?day|overnight`), () => within(1)],
  [at(String.raw`tonight|this\s+(${PART})`), ([, part = 'night']) => withPart(0, part)],
  [
    at(String.raw`asap|a\.s\.a\.p\.|as soon as possible|urgent|urgently|right now|right away|straight away|immediately|now`),
    () => ({ ...within(0), isUrgent: true }) as Period,
  ],
  [
    at(String.raw`(?:with)?in\s+(${COUNT}|an?)\s+(hour|hr|day|week|wk|month)s?`),
    ([, count = '', unit = '']) => within((/^an?$/i.test(count) ? 1 : numberOf(count)) * (LENGTHS[unit.toLowerCase()] ?? 1)),
  ],
  [
    at(String.raw`(?:between\s+|from\s+)?${BARE_TIME}\s?(am|pm)?\s*(?:-|–|to|and|till|until)\s*${TIME}`),
    ([, hour = '', minute, half, hour2 = '', minute2, half2]) => {
      const [from, to] = [clock(hour, minute, half ?? half2), clock(hour2, minute2, half2)]
      return from && to ? { kind: 'between', from, to } : undefined
    },
  ],
  [
    at(String.raw`(?:(before|by|until|till?|after|from|at|around)\s+)?${TIME}`),
    ([, word, hour = '', ...rest]) => atTime(word, clock(hour, rest[0], rest[1])),
  ],
  [
    at(String.raw`(before|by|until|till?|after|at)\s+${BARE_TIME}(?=\s*(?:$|[,.;!?]|o'?clock|on|every|${ANY_DAY}))(?:\s*o'?clock)?`),
    ([, word, hour = '', minute]) => atTime(word, Number(hour) <= 24 ? clock(hour, minute, Number(hour) > 12 ? 'p' : 'a') : undefined),
  ],
  [
    at(String.raw`(?:(before|by|after|at|around)\s+)?(midday|noon|lunch(?:time)?(?=\s*(?:$|[,.;!?]))|midnight)`),
    ([, word, when = '']) => (/^lunch/i.test(when) && !word ? undefined : atTime(word, /night/i.test(when) ? '00:00' : '12:00')),
  ],
  [
    at(String.raw`(?:(?:early\s+)?in\s+the\s+|early\s+|late\s+)(morning|arvo|afternoon|evening)s?|mornings|arvos|afternoons|evenings`),
    ([text, part]) => ({
      kind: 'part',
      part: partOf(part ?? text) ?? 'morning',
    }),
  ],
  [
    at(String.raw`(?:(?:on|by|from|before|for)\s+)?(?:the\s+)?${NTH}\s+(?:of\s+)?(${MONTH})(?:\s+(20\d\d))?`),
    ([, day = '', month = '', year]) => dateOf(Number(day), monthOf(month), year),
  ],
  [
    at(String.raw`(?:(?:on|by|from|before|for)\s+)?(?:the\s+)?(${MONTH})\s+${NTH}(?:\s+(20\d\d))?(?!\s*(?:kg|g|l|ml|x)(?![a-z]))`),
    ([, month = '', day = '', year]) => dateOf(Number(day), monthOf(month), year),
  ],
  [
    at(
      String.raw`((?:on|by|from|before|for)\s+)?(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?(?!\s*(?:kg|g|l|ml|x|box|ctn|carton|dozen|doz)(?![a-z]))`,
    ),
    ([text, word, day = '', month = '', year]) =>
      word === undefined && !year && /^(?:[123]\/[234]|24\/7)$/.test(text) && text !== '3/3' && text !== '2/2'
        ? undefined
        : dateOf(Number(day), Number(month), year),
  ],
  [
    at(String.raw`(?:(?:in|by|for|from|until|this|next|early|late|mid)\s+)(${MONTH})`),
    ([, month = '']) => ({ kind: 'month', month: monthOf(month) }),
  ],
  [at(LONG_MONTH), ([month]) => ({ kind: 'month', month: monthOf(month) })],
]

const ANY = anyOf(PATTERNS)

/** Reads when, or how often. */
export const periodAt: Reader = ({ text, words }, at) => {
  // The caller has the word.
  const { from } = words[at]!
  const found = firstAt(ANY, PATTERNS, text, from)
  return found && { from, to: found.to, kind: 'period', period: found.meaning }
}
