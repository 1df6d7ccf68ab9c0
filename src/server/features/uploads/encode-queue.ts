import { unavailable } from '#server/http/problems.ts'

/** Runs a job as soon as the queue has a free slot. @throws 503 immediately when too many jobs are waiting */
export type RunInQueue = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Returns a queue that runs `most` jobs at a time and lets at most `waitingMost` others wait. */
export function createQueue(most: number, waitingMost: number): RunInQueue {
  const waiting: (() => void)[] = []
  let free = most

  async function acquire(): Promise<void> {
    if (free > 0) free--
    else if (waiting.length >= waitingMost) throw unavailable('Uploading')
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  /** Hands the slot directly to the first waiting job, so that a new one cannot overtake it. */
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return async (job) => {
    await acquire()
    try {
      return await job()
    } finally {
      release()
    }
  }
}
