import { useQuery } from '@tanstack/react-query'
import type { Venue } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { useShowcase } from '#web/features/supplier-profile/use-showcase.ts'

/** The fields of a venue that a supplier enters. */
export type VenueWords = Omit<Venue, 'id'>

/** Returns the venues of a listing and their changes, but for adding one. */
export function useVenues(supplierId: number) {
  const id = String(supplierId)
  const queue = `venues ${id}`
  const list = query('GET /api/suppliers/:id/client-logos', { id })
  const addAgain = useWrite('POST /api/suppliers/:id/client-logos', {
    queue,
    invalidates: SHOWS_LISTINGS,
    failure: 'Failed to add client venue',
  })
  const change = useWrite('PUT /api/client-logos/:id', {
    queue,
    invalidates: SHOWS_LISTINGS,
    success: 'Venue saved',
    failure: shownElsewhere,
  })
  const place = useWrite('PUT /api/client-logos/:id', { queue, invalidates: SHOWS_LISTINGS, failure: 'Failed to move the venue' })
  const remove = useWrite('DELETE /api/client-logos/:id', {
    queue,
    invalidates: SHOWS_LISTINGS,
    failure: 'Failed to remove client venue',
  })
  const { move, removeItem } = useShowcase<Venue>(list, {
    add: ({ venueName, logoUrl, description }) => addAgain.sendOrThrow({ id, venueName, logoUrl, description }).catch(() => undefined),
    place: (venueId, order) => place.send({ id: venueId, order }),
    remove: (venueId) => remove.send({ id: venueId }),
  })
  return {
    read: useQuery({ ...list, refetchOnMount: 'always' }),
    /** Returns whether it was saved. */
    save: (venueId: string, words: VenueWords) => change.send({ id: venueId, ...words }),
    /** The server's message about the last `save`, until `forgetProblem`. */
    problem: change.problem,
    forgetProblem: change.reset,
    move,
    remove: (venue: Venue) => removeItem(venue, { title: 'Client venue removed successfully', description: venue.venueName }),
  }
}
