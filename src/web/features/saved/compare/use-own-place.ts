import { useQuery } from '@tanstack/react-query'
import { placeOfVenue } from '#shared/contact/venue-place.ts'
import { query } from '#web/api/reads/query.ts'
import { useMe } from '#web/api/session/me.ts'
import { useRememberedPlace } from '#web/storage/place.ts'

/**
 * Returns the place that deliveries go to: that of a buyer's venue, else the one chosen last in this browser; null where neither is known,
 * and undefined until that is clear.
 */
export function useOwnPlace(): string | null | undefined {
  const me = useMe()
  const isBuyer = me?.role === 'restaurant'
  const venue = useQuery({ ...query('GET /api/venue', {}), enabled: isBuyer })
  const remembered = useRememberedPlace()
  if (me === undefined || (isBuyer && venue.isPending)) return undefined
  return (venue.data && placeOfVenue(venue.data)) || remembered || null
}
