import type { ResponseOf } from '#contract/api.ts'
import { counted } from '#shared/text/words.ts'

/** Returns "97 postcodes within 15 km of Preston", or how far the furthest is. */
export function areaInWords({ postcodes, place, withinKm, reachesKm }: ResponseOf<'GET /api/places/area'>): string {
  const count = counted(postcodes, 'postcode')
  if (place === null || postcodes === 1) return count
  const name = place.suburb ?? place.label
  if (withinKm !== null) return `${count} within ${withinKm} km of ${name}`
  return reachesKm === null ? count : `${count}, the furthest ${reachesKm} km from ${name}`
}
