import { Worker } from 'node:worker_threads'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import type { Clock } from '#shared/comparison/budget.ts'
import { compare } from '#shared/comparison/compare.ts'
import type { OffersToCompare } from '#shared/comparison/request.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { busy, Problem } from '#server/http/problems.ts'

/** As long as a request may hold up the others of its process. */
const AT_ONCE_MS = 8
/** Lines times offers. What has more is compared in a thread from the beginning, as only beginning it would hold up others for longer. */
const MAX_CELLS_AT_ONCE = 1200
/** A thread that has not answered by then is ended: an answer to anyone's prices, at most `MAX_CELLS_AT_ONCE`, is promised within two seconds. */
const THREAD_MS = 1500
const LARGE_THREAD_MS = 15_000
const MAX_LARGE_WAITING = 4
const BUSY = 503

/**
 * Compares offers at once where that is quick, else in a thread. Without a free thread the answer is the best that was found, with its gap.
 * @throws 503 for a large comparison where too many of them wait, or where it takes too long
 */
export type CompareBriefly = (request: OffersToCompare) => Promise<Comparison>

/**
 * Returns what compares in this process, with two threads: one for proofs, for which nothing waits, and one for large comparisons. `clock` counts
 * the milliseconds of what is compared at once.
 */
export function createComparing(clock: Clock): CompareBriefly {
  const proofs = createBoundedQueue(1, 0)
  const large = createBoundedQueue(1, MAX_LARGE_WAITING)
  return async (request) => {
    if (request.lines.length * request.offers.length > MAX_CELLS_AT_ONCE) {
      const comparison = await large(() => compareInThread(request, LARGE_THREAD_MS))
      if (comparison === null) throw busy()
      return comparison
    }
    const brief = compare(request, clock, AT_ONCE_MS)
    if (brief.isProven) return brief.comparison
    try {
      return (await proofs(() => compareInThread(request, THREAD_MS))) ?? brief.comparison
    } catch (error) {
      if (error instanceof Problem && error.status === BUSY) return brief.comparison
      throw error
    }
  }
}

/** Returns the comparison of a thread of its own; null where it takes too long. */
function compareInThread(request: OffersToCompare, milliseconds: number): Promise<Comparison | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Comparison | null>()
  const thread = new Worker(new URL('./proof-thread.ts', import.meta.url), { workerData: request })
  const timer = setTimeout(() => resolve(null), milliseconds)
  thread.once('message', resolve)
  thread.once('error', reject)
  return promise.finally(async () => {
    clearTimeout(timer)
    await thread.terminate()
  })
}
