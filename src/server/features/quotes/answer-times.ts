import type { Output } from '#contract/endpoint.ts'
import type { AnswerTimes, getMyAnswerTimes } from '#contract/answer-times.ts'
import { MEASURED_FROM } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { countedRequests, measure } from './answer-time-queries.ts'

/** The measured requests that are listed at most. */
const NAMED_MOST = 1000

/** Returns how fast and how often a supplier answers; both are null for fewer than `MEASURED_FROM` requests. */
export async function answerTimesOf(db: Db, supplierId: number, now: Date): Promise<AnswerTimes> {
  const { requests, answered, medianMinutes } = await measure(db, supplierId, now)
  const isEnough = requests >= MEASURED_FROM
  return {
    days: 90,
    requests,
    // Rounded down, so that only a supplier that answers every request has 100.
    answerRate: isEnough ? Math.floor((100 * answered) / requests) : null,
    medianMinutes: isEnough ? medianMinutes : null,
  }
}

export const myAnswerTimes = async (db: Db, supplierId: number, now: Date): Promise<Output<typeof getMyAnswerTimes>> => ({
  ...(await answerTimesOf(db, supplierId, now)),
  counted: await countedRequests(db, supplierId, now, NAMED_MOST),
})
