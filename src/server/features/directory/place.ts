import type { StateCode } from '#contract/options.ts'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { project, scaleAt } from '#server/db/places/projection.ts'
import type { FoundPlace } from '#server/features/places/found-place.ts'
import { areaOf } from '#server/features/places/place-area.ts'

/** The ground around a point on the plane of the projection; `scale` is how long a kilometre is there. */
type Surroundings = { x: number; y: number; km: number; scale: number }

/** Who is found at a place: whoever delivers to one of its postcodes, and of those who have not said whoever stands there. */
export type PlaceFilter = {
  label: string
  /** As PostgreSQL writes a multirange. */
  postcodes: string
  /** Where one stands there: near a point, in a state or in a suburb that only suppliers know, in lower case. */
  stands: { near: Surroundings } | { inState: StateCode } | { inSuburb: string; inState: StateCode | null }
}

export function placeFilterOf(found: FoundPlace, { label }: ResolvedPlace): PlaceFilter {
  const { ranges, middle, nearKm } = areaOf(found)
  const postcodes = `{${ranges.map(({ from, to }) => `[${Number(from)},${Number(to)}]`).join(',')}}`
  if (found.kind === 'state' || !middle) return { label, postcodes, stands: { inState: (found as { state: StateCode }).state } }
  const point = project(middle.latitude, middle.longitude)
  return { label, postcodes, stands: { near: { ...point, km: nearKm, scale: scaleAt(middle.latitude) } } }
}

/** A suburb that is no place of the list, but where suppliers say that they stand. */
export const ownSuburbFilter = ({ label, suburb, state, postcode }: ResolvedPlace): PlaceFilter => ({
  label,
  postcodes: postcode ? `{[${Number(postcode)},${Number(postcode)}]}` : '{}',
  stands: { inSuburb: suburb!.toLowerCase(), inState: state },
})
