import { sql, type RawBuilder } from 'kysely'
import type { PlaceFilter } from './place.ts'

/**
 * The groups of the suppliers found at a place: those that deliver there, and those that do not say where they deliver. `anywhere` is all
 * suppliers, seen from the place.
 */
export type Group = 'delivering' | 'silent' | 'anywhere'

const deliversThere = ({ postcodes }: PlaceFilter) => sql<boolean>`delivers_to && ${postcodes}::int4multirange`
const hasNotSaid = sql<boolean>`isempty(delivers_to)`

function standsThere({ stands }: PlaceFilter): RawBuilder<boolean> {
  if ('near' in stands) {
    const { x, y, km, scale } = stands.near
    return sql`stands_at <@ circle(point(${x}::float8, ${y}::float8), ${km * scale}::float8)`
  }
  if ('inSuburb' in stands) return sql`suburb = ${stands.inSuburb} and ${stands.inState}::text is not distinct from state`
  return sql`state = ${stands.inState}`
}

/** Returns the condition on rows of `supplier_reach` that are found at a place. */
export function foundAt(place: PlaceFilter, group: Group | undefined): RawBuilder<boolean> {
  const silent = sql<boolean>`(${hasNotSaid} and ${standsThere(place)})`
  if (group === 'delivering') return deliversThere(place)
  if (group === 'silent') return silent
  if (group === 'anywhere') return sql`true`
  return sql`(${deliversThere(place)} or ${silent})`
}

/** For a row that is found: true, or null when the supplier does not say where it delivers. */
export const deliversOrNull = sql<true | null>`case when not ${hasNotSaid} then true end`

/** Returns the same for any row: false when the supplier delivers elsewhere only. */
export const deliversAt = (place: PlaceFilter) => sql<boolean | null>`case when not ${hasNotSaid} then ${deliversThere(place)} end`

/** Returns the distance from the place on the plane of the projection; null for a state or a suburb without a known middle. */
export function awayFrom({ stands }: PlaceFilter): RawBuilder<number | null> {
  return 'near' in stands ? sql`stands_at <-> point(${stands.near.x}::float8, ${stands.near.y}::float8)` : sql`null::float8`
}

/** Returns the distance in kilometres, to one decimal. */
export function kilometresFrom(place: PlaceFilter): RawBuilder<number | null> {
  return 'near' in place.stands
    ? sql`round(((${awayFrom(place)}) / ${place.stands.near.scale}::float8)::numeric, 1)::float8`
    : sql`null::float8`
}
