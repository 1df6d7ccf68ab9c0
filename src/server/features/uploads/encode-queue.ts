import { unavailable } from '#server/http/problems.ts'

/** Does a job when its turn has come. @throws 503 at once where too many wait already */
export type RunInQueue = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Turns for `most` jobs at a time, while at most `waitingMost` others wait. */
export function createQueue(most: number, waitingMost: number): RunInQueue {
  const waiting: (() => void)[] = []
  let free = most

  async function turn(): Promise<void> {
    if (free > 0) free--
    else if (waiting.length >= waitingMost) throw unavailable('Uploading')
    else await new Promise<void>((come) => waiting.push(come))
  }
  /** Straight to the next in line, so that nobody slips in between. */
  function pass(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return async (job) => {
    await turn()
    try {
      return await job()
    } finally {
      pass()
    }
  }
}
