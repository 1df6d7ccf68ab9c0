import { STATES, type StateCode } from '#contract/options.ts'
import { keysOf } from '#shared/objects.ts'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { destinationOf } from './delivery-line.ts'
import { NO_FILTERS, type DirectorySearch } from './directory-search.ts'

const wholeDollars = (cents: number) => `$${cents / 100}`

export const minimumWords = (cents: number) => `Minimum order up to ${wholeDollars(cents)}`
export const ratingWords = (stars: number) => `${stars} stars and up`
// An own property of STATES is a code.
export const stateName = (state: string) => (Object.hasOwn(STATES, state) ? STATES[state as StateCode] : state)

/** An active filter; `name` is its parameter in the address. */
export type ActiveFilter = { name: keyof typeof NO_FILTERS; label: string }

/** Returns the labels of the active filters except the text, in the order of the page. */
export function activeFilters(search: DirectorySearch, place: ResolvedPlace | null | undefined): ActiveFilter[] {
  const { category, state, location, delivers, minRating, verified, maxMinimumCents } = search
  const labels: Record<ActiveFilter['name'], string | undefined | false> = {
    category,
    location: location && (place?.label ?? location),
    delivers: delivers && (place ? `Delivers ${destinationOf(place)}` : 'Delivers to me'),
    state: state && stateName(state),
    maxMinimumCents: maxMinimumCents !== undefined && minimumWords(maxMinimumCents),
    minRating: minRating !== undefined && ratingWords(minRating),
    verified: verified && 'Verified',
  }
  return keysOf(labels).flatMap((name) => (labels[name] ? [{ name, label: labels[name] }] : []))
}
