import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { WebCall } from '#web/api/client/call.ts'
import { createQueryClient } from '#web/api/client/query-client.ts'
import { query } from './query.ts'
import { readLater, readUntil } from './read-until.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CATEGORIES = 'GET /api/categories'

/** A client whose reads fail every third time, and show what is waited for from some read on. */
function clientThatHas(it: { fromRead: number }) {
  let reads = 0
  const respond = async () => {
    reads += 1
    if (reads % 3 === 0) throw new Error('The connection was lost.')
    return reads >= it.fromRead ? [{ name: 'Tea' }] : []
  }
  const client = createQueryClient(respond as WebCall)
  onTestFinished(() => client.clear())
  return { client, reads: () => reads }
}

/** Shows the categories, as a page does. Returns what ends that. */
function show(client: QueryClient) {
  client.setQueryData(query(CATEGORIES, {}).queryKey, [])
  return new QueryObserver(client, query(CATEGORIES, {})).subscribe(() => {})
}

/** Lets all time pass that it waits for, and returns what it came to and the seconds. */
async function ended(waiting: Promise<boolean>) {
  const before = Date.now()
  let after: number | undefined
  const isThere = waiting.then((result) => {
    after = Date.now()
    return result
  })
  for (let seconds = 0; after === undefined && seconds < 1000; seconds++) await vi.advanceTimersByTimeAsync(1000)
  return { isThere: await isThere, seconds: Math.round(((after ?? Infinity) - before) / 1000) }
}

const hasSome = (rows: readonly unknown[]) => rows.length > 0

describe('Reading until something is there', () => {
  test.each([
    [1, true, 0],
    [2, true, 1],
    [3, true, 3],
    [20, true, 19],
    [22, false, 19],
    [1000, false, 19],
  ])('what comes with read %i: %s after %i s, one read a second', async (fromRead, isThere, seconds) => {
    const { client } = clientThatHas({ fromRead })
    expect(await ended(readUntil(client, CATEGORIES, {}, hasSome))).toEqual({ isThere, seconds })
  })

  test.each([
    [1, true, 5],
    [2, true, 10],
    [40, true, 200],
    [59, true, 295],
    [1000, false, 300],
  ])('what comes with read %i of those that follow: %s after %i s, one every five', async (fromRead, isThere, seconds) => {
    const { client } = clientThatHas({ fromRead })
    show(client)
    expect(await ended(readLater(client, CATEGORIES, {}, hasSome))).toEqual({ isThere, seconds })
  })

  test('nothing is read any more once no page shows it', async () => {
    const { client, reads } = clientThatHas({ fromRead: 1000 })
    const leave = show(client)
    const waiting = readLater(client, CATEGORIES, {}, hasSome)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(reads()).toBe(2)
    leave()
    expect(await ended(waiting)).toEqual({ isThere: false, seconds: 3 })
    expect(reads()).toBe(2)
  })
})
