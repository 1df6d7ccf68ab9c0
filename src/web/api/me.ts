import { QueryObserver, useQuery, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts.ts'
import { isPrivate } from '#contract/private-reads.ts'
import { CallError } from './call-error.ts'
import { fetchAgain, query } from './query.ts'

const me = query('GET /api/me', {})

/**
 * Who is signed in, asked once a page load: null is nobody, undefined not known yet. What cannot be asked is answered as nobody
 * (docs/behaviour.md, Sessions). While a browser takes over a page it is not known either, as on the server.
 */
export function useMe(): User | null | undefined {
  const { data, isError } = useQuery(me)
  const user = isError ? null : data?.user
  return useSyncExternalStore(
    never,
    () => user,
    () => undefined,
  )
}

const never = () => () => {}

/** Returns who is signed in, as soon as it is known; what cannot be asked is nobody. */
export const askMe = (client: QueryClient): Promise<User | null> =>
  client.ensureQueryData(me).then(
    ({ user }) => user,
    () => null,
  )

/** Tells each time who is signed in, as soon as it is known, or that it could not be asked. */
export const onMe = (client: QueryClient, listener: (user: User | null) => void, onFailure: () => void = () => {}) =>
  new QueryObserver(client, { ...me, enabled: false }).subscribe(({ data, isError }) => {
    if (isError) onFailure()
    else if (data) listener(data.user)
  })

/** Follows a session that other tabs begin and end. */
export function followSession(client: QueryClient) {
  otherTabs = new BroadcastChannel('session')
  otherTabs.onmessage = () => void askAgain(client)
  // A page that the browser kept for the way back knows only who was there then.
  addEventListener('pageshow', ({ persisted }) => persisted && void askAgain(client))
}

let otherTabs: BroadcastChannel | undefined

/** After signing in, and after anything else that changes what `useMe` answers. */
export async function sessionChanged(client: QueryClient) {
  await askAgain(client)
  otherTabs?.postMessage('changed')
}

export function sessionEnded(client: QueryClient) {
  client.setQueryData(me.queryKey, { user: null })
  forgetPrivate(client)
  otherTabs?.postMessage('changed')
}

/** A call was refused as unauthenticated: a page that believes somebody to be signed in asks, and shows what is so. */
export function sessionMayHaveEnded(client: QueryClient, error: unknown) {
  if (error instanceof CallError && error.status === 401 && idOf(client)) void sessionChanged(client)
}

async function askAgain(client: QueryClient) {
  const before = idOf(client)
  // A failure is a state of the query: nobody.
  await fetchAgain(client, 'GET /api/me', {}).catch(() => undefined)
  if (idOf(client) !== before) forgetPrivate(client)
}

const idOf = (client: QueryClient) => client.getQueryData(me.queryKey)?.user?.id

const forgetPrivate = (client: QueryClient) => client.removeQueries({ predicate: ({ queryKey }) => isPrivate(String(queryKey[0])) })
