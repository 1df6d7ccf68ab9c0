import { useSyncExternalStore } from 'react'

/** Whose page this is: an account by its id, or one of the two below. */
export type Requester = string
/** Nobody is signed in. */
export const ANONYMOUS = 'anonymous'
/** The server could not be asked, so it may be anybody. */
export const UNKNOWN = 'unknown'

let current: Requester | undefined
const listeners = new Set<() => void>()

/** Whose page this is; undefined until the server has said. */
export const requesterNow = (): Requester | undefined => current

/** The same for a component, which is rendered again when it changes. On the server and while a page is hydrated it is not known. */
export const useRequester = (): Requester | undefined => useSyncExternalStore(onRequester, requesterNow, () => undefined)

/** Calls the listener after each change, until the returned function is called. */
export function onRequester(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says whose page this is from now on. Only `requester-entries.ts` calls it, after it has tidied what is stored. */
export function setRequester(next: Requester | undefined) {
  current = next
  for (const listener of listeners) listener()
}
