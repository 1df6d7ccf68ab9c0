import { useQuery } from '@tanstack/react-query'
import { useMe } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'
import { useRequesterStorage, type RequesterStorage } from '#web/storage/requester-storage.ts'
import { ANONYMOUS, UNKNOWN } from '#web/storage/requester.ts'
import { detailsIn, readContactDetails, type ContactDetails } from './contact-details.ts'

/** Who asks, as far as it is known before anything is typed. */
export type WhoAsks = {
  storage: RequesterStorage
  /** What an account says of itself: it comes before anything that is remembered, and cannot be cleared. */
  own: ContactDetails
  /** All that is known, `own` included. */
  details: ContactDetails
}

const lastRequest = query('GET /api/quotes', { limit: 1 })

/**
 * Who asks; undefined until it is known who is signed in. An account's details are its address and those of its last request, as this
 * browser remembers it or, where it does not, as the server does; anybody else's are what this browser remembers of nobody in particular.
 */
export function useWhoAsks(): WhoAsks | undefined {
  const storage = useRequesterStorage()
  const me = useMe()
  const remembered = storage ? readContactDetails(storage) : null
  const isAccount = me != null && me.id === storage?.requester
  const isAsked = isAccount && remembered === null
  const { data, isPending } = useQuery({ ...lastRequest, enabled: isAsked })
  if (!storage || (isAsked && isPending)) return undefined
  // Who is signed in and whose page this is come from one answer, but need not arrive in the same moment.
  if (storage.requester !== UNKNOWN && storage.requester !== (me?.id ?? ANONYMOUS)) return undefined
  const own = isAccount ? { contactEmail: me.email } : {}
  return { storage, own, details: { ...detailsIn(isAsked ? data?.items[0] : undefined), ...remembered, ...own } }
}
