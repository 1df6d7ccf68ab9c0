import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { busy, Problem } from '#server/http/problems.ts'
import { MIB } from '#shared/bytes.ts'
import type { PriceListReading } from '#shared/price-list/read-price-list.ts'
import { readList, type ListToRead } from './read-list.ts'
import type { ThreadAnswer } from './reading-thread.ts'

/** A text of so much is read beside other requests, as starting a thread would take longer. */
const MAX_AT_ONCE = MIB / 32
/** A list that is not read by then is given up. */
const THREAD_MS = 60_000
/** A thread that has nothing to read for so long is ended; starting another takes a second. */
const IDLE_MS = 60_000
const MAX_WAITING = 8
const MEMORY = { maxOldGenerationSizeMb: 512 }

/** Reads price lists, long ones in a thread of its own. */
export type ListReader = {
  /** @throws 400 for what cannot be read, 503 where too many lists wait or one takes too long, and the reason of `signal` while it waits */
  read(list: ListToRead, signal?: AbortSignal): Promise<PriceListReading>
  stop(): Promise<unknown>
}

export function createListReader(): ListReader {
  const runInQueue = createBoundedQueue(1, MAX_WAITING)
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function stop() {
    clearTimeout(idle)
    const stopped = thread
    thread = undefined
    await stopped?.terminate()
  }

  async function readInThread(list: ListToRead): Promise<PriceListReading> {
    clearTimeout(idle)
    thread ??= new Worker(new URL('./reading-thread.ts', import.meta.url), { resourceLimits: MEMORY })
    try {
      return readingOf(await answerOf(thread, list))
    } catch (error) {
      // What is wrong with the list is no reason to start anew.
      if (!(error instanceof Problem) || error.status >= 500) await stop()
      throw error
    } finally {
      if (thread) idle = setTimeout(() => void stop(), IDLE_MS).unref()
    }
  }

  return {
    stop,
    read: (list, signal) =>
      list.kind !== 'xlsx' && sizeOf(list) <= MAX_AT_ONCE
        ? readList(list, () => setImmediate())
        : runInQueue(() => readInThread(list), signal),
  }
}

const sizeOf = (list: Exclude<ListToRead, { kind: 'xlsx' }>) => (list.kind === 'text' ? list.text.length : list.bytes.length)

/** @throws 503 where it takes too long */
function answerOf(thread: Worker, list: ListToRead): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  const timer = setTimeout(() => reject(busy()), THREAD_MS)
  const onExit = () => reject(busy())
  thread.ref()
  thread.once('message', resolve).once('error', reject).once('exit', onExit)
  thread.postMessage(list)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', reject).off('exit', onExit)
    thread.unref()
  })
}

/** @throws what the thread says is wrong */
function readingOf(answer: ThreadAnswer): PriceListReading {
  if ('reading' in answer) return answer.reading
  if ('failure' in answer) throw answer.failure
  const { status, detail, errors } = answer.problem
  throw new Problem(status, detail, { errors })
}
