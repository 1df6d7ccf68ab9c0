import type { Output } from '#contract/endpoint/endpoint.ts'
import type { AnswerTimes, getMyAnswerTimes, listAnswerTimes } from '#contract/quotes/answer-times.ts'
import { MEASURED_FROM } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { countedRequests, measure } from './answer-time-queries.ts'

/** The measured requests that are listed at most. */
const MAX_NAMED = 1000

type Measured = Pick<Awaited<ReturnType<typeof measure>>[number], 'requests' | 'answered' | 'medianMinutes'>

/** Returns the figures of what was measured; both are null for fewer than `MEASURED_FROM` requests. */
function figuresOf({ requests, answered, medianMinutes }: Measured): AnswerTimes {
  const isEnough = requests >= MEASURED_FROM
  return {
    days: 90,
    requests,
    // Rounded down, so that only a supplier that answers every request has 100.
    answerRate: isEnough ? Math.floor((100 * answered) / requests) : null,
    medianMinutes: isEnough ? medianMinutes : null,
  }
}

const NOTHING: Measured = { requests: 0, answered: 0, medianMinutes: null }

/** Returns how fast and how often each of the suppliers answers, in their order. */
export async function answerTimesOfEach(db: Db, supplierIds: readonly number[], now: Date): Promise<Output<typeof listAnswerTimes>> {
  if (supplierIds.length === 0) return []
  const measured = new Map((await measure(db, supplierIds, now)).map((row) => [row.supplierId, row]))
  return supplierIds.map((supplierId) => ({ supplierId, ...figuresOf(measured.get(supplierId) ?? NOTHING) }))
}

/** Returns how fast and how often a supplier answers. */
export async function answerTimesOf(db: Db, supplierId: number, now: Date): Promise<AnswerTimes> {
  const [row = NOTHING] = await measure(db, [supplierId], now)
  return figuresOf(row)
}

export const myAnswerTimes = async (db: Db, supplierId: number, now: Date): Promise<Output<typeof getMyAnswerTimes>> => ({
  ...(await answerTimesOf(db, supplierId, now)),
  counted: await countedRequests(db, supplierId, now, MAX_NAMED),
})
