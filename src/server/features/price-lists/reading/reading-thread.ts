/** The thread in which long price lists are read, so that they hold up no other request. It reads one after the other. */
import { parentPort } from 'node:worker_threads'
import { Problem } from '#server/http/problems.ts'
import type { PriceListReading } from '#shared/price-list/read-price-list.ts'
import { readList, type ListToRead } from './read-list.ts'

/** What the thread says of a list: its reading, what is wrong with it, or how the reading failed. */
export type ThreadAnswer =
  | { reading: PriceListReading }
  | { problem: { status: number; detail: string; errors: Problem['details']['errors'] } }
  | { failure: unknown }

// This module only runs in a thread that a list reader has started.
parentPort?.on('message', (list: ListToRead) => void answer(list).then((said) => parentPort?.postMessage(said)))

const answer = (list: ListToRead): Promise<ThreadAnswer> =>
  readList(list).then(
    (reading) => ({ reading }),
    (error) =>
      error instanceof Problem
        ? { problem: { status: error.status, detail: error.message, errors: error.details.errors } }
        : { failure: error },
  )
