import { useQuery } from '@tanstack/react-query'
import type { OwnVenue } from '#contract/venue/venue.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { useRequesterStorage, type RequesterStorage } from '#web/storage/requester-storage.ts'
import { ANONYMOUS, UNKNOWN } from '#web/storage/requester.ts'
import { textsIn } from '#web/features/quotes/hints/texts-in.ts'
import { detailsIn, readContactDetails, type ContactDetails } from '#web/features/quotes/ask/contact-details.ts'

/** What is known of the requester before anything is typed. */
export type RequesterDetails = {
  storage: RequesterStorage
  /** The account's own details: they override stored ones and cannot be cleared. */
  own: ContactDetails
  /** All known details, `own` included. */
  details: ContactDetails
  /** Where an account's venue is; null where that is not known. */
  place: string | null
}

const VENUE_DETAILS = ['businessName', 'venueType', 'seatingCapacity'] as const
const ownVenue = query('GET /api/venue', {})
const lastRequest = query('GET /api/quotes', { limit: 1 })

/**
 * Returns the requester's details; undefined until it is known who is signed in. An account's details are its email address, what
 * it has said of its venue, and those of its last request, as this browser stored them or, if it did not, as the server has them. Without an account they are the details that
 * this browser stored anonymously.
 */
export function useRequesterDetails(): RequesterDetails | undefined {
  const storage = useRequesterStorage()
  const me = useMe()
  const remembered = storage ? readContactDetails(storage) : null
  const isAccount = me != null && me.id === storage?.requester
  const needsLastRequest = isAccount && remembered === null
  const { data, isPending } = useQuery({ ...lastRequest, enabled: needsLastRequest })
  const isBuyer = isAccount && me.role === 'restaurant'
  const venue = useQuery({ ...ownVenue, enabled: isBuyer })
  if (!storage || (needsLastRequest && isPending) || (isBuyer && venue.isPending)) return undefined
  // The session and the storage come from one response, but may change in different renders.
  if (storage.requester !== UNKNOWN && storage.requester !== (me?.id ?? ANONYMOUS)) return undefined
  const own = isAccount ? { contactEmail: me.email } : {}
  const said = isBuyer ? venue.data : undefined
  const lastDetails = detailsIn(needsLastRequest ? data?.items[0] : undefined)
  return { storage, own, details: { ...lastDetails, ...remembered, ...detailsOf(said), ...own }, place: placeOf(said) }
}

/** Returns what was said of a venue as requests have it; what was not said is left to what is known otherwise. */
const detailsOf = (venue: OwnVenue | undefined): ContactDetails =>
  textsIn({ businessName: venue?.name, venueType: venue?.venueType, seatingCapacity: venue?.seatingCapacity }, VENUE_DETAILS)

/** Returns a place as it is typed: "Preston VIC 3072". */
const placeOf = (venue: OwnVenue | undefined): string | null =>
  [venue?.suburb, venue?.state, venue?.postcode].filter(Boolean).join(' ') || null
