import { useQuery } from '@tanstack/react-query'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { useRequesterStorage, type RequesterStorage } from '#web/storage/requester-storage.ts'
import { ANONYMOUS, UNKNOWN } from '#web/storage/requester.ts'
import { detailsIn, readContactDetails, type ContactDetails } from '#web/features/quotes/ask/contact-details.ts'

/** What is known of the requester before anything is typed. */
export type RequesterDetails = {
  storage: RequesterStorage
  /** The account's own details: they override stored ones and cannot be cleared. */
  own: ContactDetails
  /** All known details, `own` included. */
  details: ContactDetails
}

const lastRequest = query('GET /api/quotes', { limit: 1 })

/**
 * Returns the requester's details; undefined until it is known who is signed in. An account's details are its email address and those of
 * its last request, as this browser stored them or, if it did not, as the server has them. Without an account they are the details that
 * this browser stored anonymously.
 */
export function useRequesterDetails(): RequesterDetails | undefined {
  const storage = useRequesterStorage()
  const me = useMe()
  const remembered = storage ? readContactDetails(storage) : null
  const isAccount = me != null && me.id === storage?.requester
  const needsLastRequest = isAccount && remembered === null
  const { data, isPending } = useQuery({ ...lastRequest, enabled: needsLastRequest })
  if (!storage || (needsLastRequest && isPending)) return undefined
  // The session and the storage come from one response, but may change in different renders.
  if (storage.requester !== UNKNOWN && storage.requester !== (me?.id ?? ANONYMOUS)) return undefined
  const own = isAccount ? { contactEmail: me.email } : {}
  return { storage, own, details: { ...detailsIn(needsLastRequest ? data?.items[0] : undefined), ...remembered, ...own } }
}
