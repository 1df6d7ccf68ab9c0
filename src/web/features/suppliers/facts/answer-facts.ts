import type { AnswerTimes } from '#contract/quotes/answer-times.ts'
import { answerSpan } from '#shared/text/answer-span.ts'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Returns the facts about a supplier's answers for its profile: none if too few requests were measured. Times are rounded up, so that they
 * do not promise too much.
 */
export function answerFacts({ answerRate, medianMinutes }: AnswerTimes): string[] {
  return [
    ...(medianMinutes === null ? [] : [`Usually answers within ${answerSpan(medianMinutes)}`]),
    ...(answerRate === null ? [] : [answerRate === 100 ? 'Answers every request' : `Answers ${tenthsOf(answerRate)} of 10 requests`]),
  ]
}

/** Returns how the facts were measured, with the exact figures. */
export function howMeasured({ days, requests, answerRate, medianMinutes }: AnswerTimes): string {
  const half = medianMinutes === null ? '' : `, half of them within ${exactly(medianMinutes)}`
  return (
    `Measured over the last ${days} days from ${requests} requests: ${answerRate}% were answered${half}. ` +
    'A no is an answer, too. What was asked less than two days ago counts once it is answered.'
  )
}

/** Rounds a rate to tenths between 1 and 9; only a rate of 0 becomes 0. */
const tenthsOf = (rate: number) => (rate === 0 ? 0 : Math.min(9, Math.max(1, Math.round(rate / 10))))

function exactly(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR), minutes % HOUR]
  const parts = [days && `${days} d`, hours && `${hours} h`, rest && days === 0 && `${rest} min`].filter(Boolean)
  return parts.join(' ') || 'a minute'
}
