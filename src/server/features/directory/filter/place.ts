import type { StateCode } from '#contract/options.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { project, scaleAt } from '#server/db/places/projection.ts'
import type { FoundPlace } from '#server/features/places/found-place.ts'
import { areaOf } from '#server/features/places/place-area.ts'
import { required } from '#shared/required.ts'

/** A circle on the plane of the projection; `scale` is the length of a kilometre there. */
type Surroundings = { x: number; y: number; km: number; scale: number }

/** The suppliers of a place: those that deliver to one of its postcodes, and those located there that do not say where they deliver. */
export type PlaceFilter = {
  label: string
  /** A PostgreSQL multirange. */
  postcodes: string
  /** What counts as located there: near a point, in a state, or in a suburb (in lower case) that only suppliers' addresses have. */
  stands: { near: Surroundings } | { inState: StateCode } | { inSuburb: string; inState: StateCode | null }
}

export function placeFilterOf(found: FoundPlace, { label, state }: ResolvedPlace): PlaceFilter {
  const { ranges, middle, nearKm } = areaOf(found)
  const postcodes = `{${ranges.map(({ from, to }) => `[${Number(from)},${Number(to)}]`).join(',')}}`
  // What has no middle is a state or a postcode of which the state is known.
  if (!middle) return { label, postcodes, stands: { inState: required(state, 'The state of a place without a middle') } }
  const point = project(middle.latitude, middle.longitude)
  return { label, postcodes, stands: { near: { ...point, km: nearKm, scale: scaleAt(middle.latitude) } } }
}

/** Returns the filter of a suburb that is not in the list of places, but in suppliers' addresses. */
export const ownSuburbFilter = ({ label, suburb, state, postcode }: ResolvedPlace): PlaceFilter => ({
  label,
  postcodes: postcode ? `{[${Number(postcode)},${Number(postcode)}]}` : '{}',
  stands: { inSuburb: required(suburb, 'The suburb of an address').toLowerCase(), inState: state },
})
