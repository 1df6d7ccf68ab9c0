import type { QueryClient } from '@tanstack/react-query'
import type { Address, RequestOf, ResponseOf } from '#contract/api.ts'
import { fetchAgain } from './query.ts'

/** How often something is read that happens a moment later, and the time between, in milliseconds. */
const READS = 20
const PAUSE_MS = 1_000

/**
 * Reads every second until the response is what is waited for, for some effects of a write come a moment later. Returns whether it came
 * within 20 s. A read that fails is tried again like one that is too early.
 */
export async function readUntil<A extends Address>(
  client: QueryClient,
  address: A,
  input: RequestOf<A>,
  isThere: (response: ResponseOf<A>) => boolean,
): Promise<boolean> {
  for (let read = 0; read < READS; read++) {
    if (read > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const response = await fetchAgain(client, address, input).catch(() => undefined)
    if (response !== undefined && isThere(response)) return true
  }
  return false
}
