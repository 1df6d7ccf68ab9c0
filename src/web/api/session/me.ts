import { QueryObserver, useQuery, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { isPrivate } from '#contract/private-reads.ts'
import { dismissToasts } from '#web/ui/feedback/toast.ts'
import { requesterSignedOut } from '#web/storage/requester-entries.ts'
import { applySession, hasSession } from '#web/api/client/call.ts'
import { CallError } from '#web/api/call-error.ts'
import { fetchAgain, query } from '#web/api/reads/query.ts'

export { hasSession }

const me = query('GET /api/me', {})

/**
 * Returns the signed-in user, requested once per page load: null is anonymous, undefined is not known yet. A failed request counts as
 * anonymous (docs/behaviour/accounts.md, Sessions). During hydration it is undefined, as on the server. A page within another, as in the owner's preview, is
 * what a visitor sees.
 */
export function useMe(): User | null | undefined {
  const { data, isError } = useQuery(me)
  const user = isError ? null : data?.user
  return useSyncExternalStore(
    never,
    () => (parent === window ? user : user && null),
    () => undefined,
  )
}

const never = () => () => {}

/** Returns the signed-in user once the response is there; null where anonymous or where the request failed. */
export const fetchMe = (client: QueryClient): Promise<User | null> =>
  client.ensureQueryData(me).then(
    ({ user }) => user,
    () => null,
  )

/** Returns whether the server has said, when it was last asked, that nobody is signed in. */
export const isKnownVisitor = (client: QueryClient) => client.getQueryData(me.queryKey)?.user === null

/** Calls `listener` with the signed-in user at each change, and `onFailure` where the request failed. */
export const onUserChange = (client: QueryClient, listener: (user: User | null) => void, onFailure: () => void = () => {}) =>
  new QueryObserver(client, { ...me, enabled: false }).subscribe(({ data, isError }) => {
    if (isError) onFailure()
    else if (data) listener(data.user)
  })

/** Refetches the user when another tab signs in or out. */
export function followSession(client: QueryClient) {
  otherTabs = new BroadcastChannel('session')
  otherTabs.onmessage = ({ data }) => {
    if (data === SIGNED_OUT) requesterSignedOut()
    void refetchMe(client)
  }
  // A page restored from the back-forward cache still shows the user of that time.
  addEventListener('pageshow', ({ persisted }) => persisted && void refetchMe(client))
}

let otherTabs: BroadcastChannel | undefined
/** Tells other tabs that somebody has signed out, rather than that a session is another one. */
const SIGNED_OUT = 'signed-out'

/** Refetches the user after signing in, and after anything else that changes what `useMe` returns; other tabs follow. */
export async function sessionChanged(client: QueryClient) {
  await refetchMe(client)
  otherTabs?.postMessage('changed')
}

/** Shows the page as a visitor's after signing out, and lets nothing be sent for the account any more. */
export function sessionEnded(client: QueryClient) {
  applySession(undefined)
  requesterSignedOut()
  client.setQueryData(me.queryKey, { user: null })
  forgetPrivate(client)
  otherTabs?.postMessage(SIGNED_OUT)
}

/**
 * Refetches the user where an owner has to enter a code first, if the page shows one as signed in. A session that has ended changes nothing:
 * the page stays as it is, with what was typed, until this person has signed in again or leaves (ended-session.ts).
 */
export function codeMayBeDue(client: QueryClient, error: unknown) {
  if (error instanceof CallError && error.status === 403 && error.problem?.code === 'otp_required' && idOf(client))
    void sessionChanged(client)
}

async function refetchMe(client: QueryClient) {
  const before = idOf(client)
  // A failure is a state of the query, which `useMe` reads as anonymous.
  await fetchAgain(client, 'GET /api/me', {}).catch(() => undefined)
  const now = idOf(client)
  if (now === before) return
  forgetPrivate(client)
  // Of before the sign-in, such as of a wrong password.
  if (now !== undefined) dismissToasts()
}

const idOf = (client: QueryClient) => client.getQueryData(me.queryKey)?.user?.id

const forgetPrivate = (client: QueryClient) => client.removeQueries({ predicate: ({ queryKey }) => isPrivate(String(queryKey[0])) })
