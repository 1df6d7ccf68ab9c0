import { LRUCache } from 'lru-cache'
import type { Context } from '#server/context.ts'
import { suppliersWith } from '#server/features/directory/dictionary/word-queries.ts'

/** More than the trade has names. */
const MAX_CACHED = 20_000
/** It only orders suggestions, so it may lag behind what suppliers write. */
const MAX_AGE_MS = 10 * 60_000

/** Counts the suppliers that name each of some goods, up to a number beyond which one is as common as another. */
export type Naming = (goods: string[]) => Promise<(goods: string) => number>

/** Counts from a cache: what begins with two letters is asked for again with the third. */
export function cachedNaming({ db, now }: Pick<Context, 'db' | 'now'>): Naming {
  const perf = { now: () => now().getTime() }
  const cache = new LRUCache<string, number>({ max: MAX_CACHED, ttl: MAX_AGE_MS, ttlResolution: 0, perf })
  return async (goods) => {
    const known = new Map<string, number>()
    for (const name of goods) {
      const suppliers = cache.get(name)
      if (suppliers !== undefined) known.set(name, suppliers)
    }
    const unknown = goods.filter((name) => !known.has(name))
    const counted = unknown.length > 0 ? await suppliersWith(db, unknown) : []
    for (const { word, suppliers } of counted) {
      cache.set(word, suppliers)
      known.set(word, suppliers)
    }
    return (name) => known.get(name) ?? 0
  }
}
