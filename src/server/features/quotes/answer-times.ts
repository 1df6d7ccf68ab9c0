import type { Output } from '#contract/endpoint.ts'
import type { AnswerTimes, getMyAnswerTimes } from '#contract/answer-times.ts'
import { MEASURED_FROM } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { countedRequests, measure } from './answer-time-queries.ts'

/** So many requests are named, of those that count. */
const NAMED_MOST = 1000

/** How fast and how often a supplier answers; too few requests say nothing. */
export async function answerTimesOf(db: Db, supplierId: number, now: Date): Promise<AnswerTimes> {
  const { requests, answered, medianMinutes } = await measure(db, supplierId, now)
  const says = requests >= MEASURED_FROM
  return {
    days: 90,
    requests,
    // Rounded down: only who answers all of them answers 100.
    answerRate: says ? Math.floor((100 * answered) / requests) : null,
    medianMinutes: says ? medianMinutes : null,
  }
}

export const myAnswerTimes = async (db: Db, supplierId: number, now: Date): Promise<Output<typeof getMyAnswerTimes>> => ({
  ...(await answerTimesOf(db, supplierId, now)),
  counted: await countedRequests(db, supplierId, now, NAMED_MOST),
})
