import { busy } from '#server/http/problems.ts'

/**
 * Runs a job as soon as the queue has a free slot; a job that `signal` aborts while it is waiting leaves the queue. A job must not wait for
 * another of the same queue.
 * @throws 503 immediately when too many jobs are waiting, and the reason of `signal`
 */
export type RunInQueue = <Result>(job: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/** Returns a queue that runs `most` jobs at a time and lets at most `waitingMost` others wait. */
export function createBoundedQueue(most: number, waitingMost: number): RunInQueue {
  const waiting = new Set<() => void>()
  let free = most

  function turn(signal?: AbortSignal): Promise<void> {
    if (waiting.size >= waitingMost) throw busy()
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(begin)
        reject(signal?.reason)
      }
      waiting.add(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
  /** Hands the slot directly to the first waiting job, so that a new one cannot overtake it. */
  function release(): void {
    const [next] = waiting
    if (!next) return void free++
    waiting.delete(next)
    next()
  }

  return async (job, signal) => {
    signal?.throwIfAborted()
    if (free > 0) free--
    else await turn(signal)
    try {
      return await job()
    } finally {
      release()
    }
  }
}
