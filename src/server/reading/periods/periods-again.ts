import { PART, partOf } from './day-part.ts'
import type { Period, TimeUnit } from '#server/reading/words/parts.ts'
import { at, type Pattern } from '#server/reading/words/sticky.ts'
import { required } from '#shared/required.ts'

const UNIT = 'days?|weeks?|wks?|fortnights?|months?|mths?|quarters?|years?|yrs?'
const SHORT_UNITS: Record<string, TimeUnit> = { wk: 'week', mth: 'month', yr: 'year' }
const unitOf = (text: string): TimeUnit => {
  const one = text.toLowerCase().replace(/s$/, '')
  // The pattern has no other units.
  return SHORT_UNITS[one] ?? (one as TimeUnit)
}
const ADVERBS: Record<string, TimeUnit> = {
  daily: 'day',
  nightly: 'day',
  everyday: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
}
const unitOfAdverb = (adverb: string): TimeUnit => required(ADVERBS[adverb.toLowerCase()], 'The unit of an adverb')
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

/** What comes again, and what is so long from now: "3 times a week", "daily", "within 2 days". */
export const AGAIN: Pattern<Period>[] = [
  [
    at(
      String.raw`(once|twice|(?:\d{1,2}|two|three|four|five|six|seven)(?=\s*(?:times|x|days)))\s*(?:times|x|days)?\s*(?:${EACH})(${UNIT})`,
    ),
    ([, times = '', unit = '']) => ({ kind: 'every', unit: unitOf(unit), times: numberOf(times) }),
  ],
  [
    at(String.raw`(twice|(?:${COUNT})(?=\s*(?:times|x)))\s*(?:times|x)?\s*(daily|weekly|fortnightly|monthly|yearly)`),
    ([, times = '', adverb = '']) => ({ kind: 'every', unit: unitOfAdverb(adverb), times: numberOf(times) }),
  ],
  [
    at(String.raw`every\s+(${COUNT}|second|other|third)\s+(${UNIT})`),
    ([, each = '', unit = '']) => ({ kind: 'every', unit: unitOf(unit), each: numberOf(each) }),
  ],
  [at(String.raw`(?:every|each)\s+(${PART})`), () => ({ kind: 'every', unit: 'day' })],
  [at(String.raw`(?:${EACH})(${UNIT})`), ([, unit = '']) => ({ kind: 'every', unit: unitOf(unit) })],
  [at(Object.keys(ADVERBS).join('|')), ([adverb]) => ({ kind: 'every', unit: unitOfAdverb(adverb) })],
  [at(String.raw`(?:7|seven)\s+days`), () => ({ kind: 'every', unit: 'day' })],
]

/** So many days from now. */
const within = (days: number): Period => ({ kind: 'within', days })
const withPart = (days: number, text?: string): Period => {
  const part = partOf(text)
  return { ...within(days), ...(part && { part }) } as Period
}
const LENGTHS: Record<string, number> = { hour: 1 / 24, hr: 1 / 24, day: 1, week: 7, wk: 7, month: 30 }

/** What is soon. */
export const SOON: Pattern<Period>[] = [
  [
    at(String.raw`(this|next)\s+(week|weekend|month|year)`),
    ([, which = '', unit = '']) => {
      // The pattern has no other units.
      return { kind: 'in', unit: unit.toLowerCase() as TimeUnit | 'weekend', ahead: /^next/i.test(which) ? 1 : 0 }
    },
  ],
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
    ([, count = '', unit = '']) => within(Math.floor((/^an?$/i.test(count) ? 1 : numberOf(count)) * (LENGTHS[unit.toLowerCase()] ?? 1))),
  ],
]
