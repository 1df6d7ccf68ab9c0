import { Worker } from 'node:worker_threads'
import type { Comparison } from '#contract/quotes/comparison-results.ts'
import { compare } from '#shared/comparison/compare.ts'
import type { OffersToCompare } from '#shared/comparison/request.ts'
import { createBoundedQueue, type RunInQueue } from '#server/http/cache/bounded-queue.ts'
import { Problem } from '#server/http/problems.ts'

/** As long as a request may hold up the others of its process. */
const AT_ONCE_MS = 8
/** A thread that has not answered by then is ended: an answer is promised within two seconds. */
const THREAD_MS = 1500
const BUSY = 503

/** One thread at a time in this process, and one comparison that waits for it. */
export const openProofs = (): RunInQueue => createBoundedQueue(1, 0)

/** Compares offers at once where that is quick, else in a thread. Without a free thread the answer is the best that was found, with its gap. */
export async function compareBriefly(request: OffersToCompare, runProof: RunInQueue): Promise<Comparison> {
  const brief = compare(request, () => performance.now(), AT_ONCE_MS)
  if (brief.isProven) return brief.comparison
  try {
    return (await runProof(() => compareInThread(request))) ?? brief.comparison
  } catch (error) {
    if (error instanceof Problem && error.status === BUSY) return brief.comparison
    throw error
  }
}

/** Returns the comparison of a thread of its own; null where it takes too long. */
function compareInThread(request: OffersToCompare): Promise<Comparison | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Comparison | null>()
  const thread = new Worker(new URL('./proof-thread.ts', import.meta.url), { workerData: request })
  const timer = setTimeout(() => resolve(null), THREAD_MS)
  thread.once('message', resolve)
  thread.once('error', reject)
  return promise.finally(async () => {
    clearTimeout(timer)
    await thread.terminate()
  })
}
