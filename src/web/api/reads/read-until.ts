import type { QueryClient } from '@tanstack/react-query'
import type { Address, RequestOf, ResponseOf } from '#contract/api.ts'
import { fetchAgain } from './query.ts'

/** How often something is read, and the time between in milliseconds: what happens a moment later, and what has taken longer than that. */
const SOON = { reads: 20, pauseMs: 1_000 }
const LATER = { reads: 60, pauseMs: 5_000 }

type ReadUntil = <A extends Address>(
  client: QueryClient,
  address: A,
  input: RequestOf<A>,
  isThere: (response: ResponseOf<A>) => boolean,
) => Promise<boolean>

/**
 * Reads every second until the response is what is waited for, for some effects of a write come a moment later. Returns whether it came
 * within 20 s. A read that fails is tried again like one that is too early.
 */
export const readUntil: ReadUntil = async (client, address, input, isThere) => {
  for (let read = 0; read < SOON.reads; read++) {
    if (read > 0) await pause(SOON.pauseMs)
    if (await isRead(client, address, input, isThere)) return true
  }
  return false
}

/**
 * Goes on with what has not come so soon: reads every five seconds for five minutes, as long as the page shows anything of this address.
 * What is shown later is read then.
 */
export const readLater: ReadUntil = async (client, address, input, isThere) => {
  for (let read = 0; read < LATER.reads; read++) {
    await pause(LATER.pauseMs)
    if (!isShown(client, address)) return false
    if (await isRead(client, address, input, isThere)) return true
  }
  return false
}

const isRead: ReadUntil = async (client, address, input, isThere) => {
  const response = await fetchAgain(client, address, input).catch(() => undefined)
  return response !== undefined && isThere(response)
}

const isShown = (client: QueryClient, address: Address) =>
  client.getQueryCache().findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] === address }).length > 0

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
