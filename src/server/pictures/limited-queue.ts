import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'

type Limits = { waitingMost: number; msMost: number; tooLong: () => Error }

/**
 * Returns a queue that runs one job at a time. A job that takes too long is rejected, and keeps its turn until it ends, because what it uses
 * is free only then. @throws 503 immediately when too many jobs are waiting
 */
export function createLimitedQueue({ waitingMost, msMost, tooLong }: Limits): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const runInQueue = createBoundedQueue(1, waitingMost)

  return <Result>(job: () => Promise<Result>) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const turn = async () => {
      const timer = setTimeout(() => reject(tooLong()), msMost)
      await job()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    }
    runInQueue(turn).catch(reject)
    return promise
  }
}
