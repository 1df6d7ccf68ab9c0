import { useSyncExternalStore } from 'react'

/** Whose entries this page reads: an account by its id, or one of the two below. */
export type Requester = string
/** Stands for anonymous visitors. */
export const ANONYMOUS = 'anonymous'
/** The server could not be reached, so the requester may be any account. */
export const UNKNOWN = 'unknown'

let current: Requester | undefined
const listeners = new Set<() => void>()

/** Returns the current requester; undefined until the server has responded. */
export const requesterNow = (): Requester | undefined => current

/** `requesterNow` as a hook, which renders again at each change. On the server and during hydration it is undefined. */
export const useRequester = (): Requester | undefined => useSyncExternalStore(onRequester, requesterNow, () => undefined)

/** Calls the listener after each change, until the returned function is called. */
export function onRequester(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets the current requester. Called by `requester-entries.ts` only, after it has removed entries of other accounts. */
export function setRequester(next: Requester | undefined) {
  current = next
  for (const listener of listeners) listener()
}
