import { partOf } from './day-part.ts'
import type { Period } from '#server/reading/words/parts.ts'
import { ANY_DAY } from './periods-days.ts'
import { at, type Pattern } from '#server/reading/words/sticky.ts'

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

/** Times of the day: "before 6 am", "5-11pm", "mornings". */
export const CLOCK: Pattern<Period>[] = [
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
]
