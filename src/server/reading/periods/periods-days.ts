import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'
import { PART, partOf } from './day-part.ts'
import type { Period } from '#server/reading/words/parts.ts'
import { at, type Pattern } from '#server/reading/words/sticky.ts'

const LONG_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const DAY = `${LONG_DAY}|mon|tues?|weds?|thurs?|thur?|fri`
/** "Sat" and "sun" are words of their own besides. */
export const ANY_DAY = `${DAY}|sat|sun`
const JOINED = String.raw`(?:\s*(?:,|&|\/|\+|and|or|n)\s*|\s+)`
const BEFORE_A_DAY = String.raw`(?:(?:on|by|for|before|this|next|from)\s+)?`
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

/** Days of the week: "tue and fri", "mon to sat", "weekends". */
export const DAYS: Pattern<Period>[] = [
  [at(String.raw`(?:on\s+)?week\s?days|monday to friday`), () => ({ kind: 'on', days: WEEKDAYS.slice(0, 5), isEvery: true })],
  [
    at(String.raw`(?:(?:on|at|for|every)\s+)?(?:the\s+)?weekends?`),
    ([text]) => ({ kind: 'on', days: ['sat', 'sun'], ...(/every|weekends/i.test(text) && { isEvery: true as const }) }),
  ],
  [at(String.raw`(?:(?:on|by|for|from|every|each)\s+)?(?:${SPAN_OF_DAYS})${DAYS_END}`), onDays],
  [at(String.raw`(?:(?:every|each)\s+|${BEFORE_A_DAY})(?:${LIST_OF_DAYS})${DAYS_END}`), onDays],
  [at(String.raw`(?:every|each|on|by|for|before|this|next)\s+(?:sat|sun)s?${DAYS_END}`), onDays],
  [at(String.raw`(?:sat|sun)(?=\s*(?:$|[,.;!?])|\s+(?:${PART}|deliver(?:y|ies))(?![a-z]))${DAYS_END}`), onDays],
]
