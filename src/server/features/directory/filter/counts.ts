import { LRUCache } from 'lru-cache'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Deliveries } from './deliveries.ts'
import type { PlaceFilter } from './place.ts'
import { countsAt, countsOf, type Count, type Filter } from './queries.ts'

/** The places whose counts are cached; most searches are at a few of them. */
const MAX_PLACES = 500

/** Counts are not older than this, even where no change was notified (docs/behaviour/limits.md, Caching). */
const MAX_AGE_MS = 60_000

/** Counts suppliers by category and state, everywhere or at a place. */
export type Counts = (place?: PlaceFilter) => Promise<Count[]>
/** `deliveries` is what next deliveries depend on; without it none is said. */
export type Directory = { db: Db; counts: Counts; deliveries?: Deliveries }

/** Caches counts for a minute, or until a public change is published; a list's total and the category menu use them. */
export function cachedCounts({ db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): Counts {
  const perf = { now: () => now().getTime() }
  const cache = new LRUCache<string, Promise<Count[]>>({ max: MAX_PLACES, ttl: MAX_AGE_MS, ttlResolution: 0, perf })
  // What only the pages of one supplier show is not counted.
  changes.listen((scope) => scope ?? cache.clear())
  const count = (place?: PlaceFilter) => (place ? countsAt(db, place) : countsOf(db, {}))
  return (place) => {
    if (!changes.isConnected()) return count(place)
    const label = place?.label ?? ''
    const known = cache.get(label)
    if (known) return known
    const counting = count(place)
    cache.set(label, counting)
    counting.catch(() => cache.get(label) === counting && cache.delete(label))
    return counting
  }
}

/** Returns the counts that match a filter, from the cache unless the filter has a condition that the cached counts do not tell apart. */
export async function countsFor({ db, counts }: Directory, filter: Filter): Promise<Count[]> {
  const { category, state, place, group, minRating, verified, maxMinimumCents, onOffer, answersAtOnce, deliverBy } = filter
  if (minRating !== undefined || verified || onOffer || answersAtOnce || deliverBy || maxMinimumCents !== undefined)
    return countsOf(db, filter)
  return (await counts(place)).filter(
    (count) => (!category || count.category === category) && (!state || count.state === state) && (!group || groupOf(count) === group),
  )
}

export const groupOf = ({ delivers }: Count) => (delivers ? 'delivering' : 'silent')

export const sumOf = (counts: { suppliers: number }[]): number => counts.reduce((total, { suppliers }) => total + suppliers, 0)
