import { LRUCache } from 'lru-cache'
import type { RunInQueue } from '#server/http/cache/bounded-queue.ts'
import { shareCreations } from '#server/http/cache/shared-creations.ts'

/** Sixteen megabytes: about 8,000 labels, or 450 share pictures. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Returns the drawing of a key; `draw` runs only when the drawing is neither cached nor being drawn. `gone` is aborted when the requester
 * leaves. @throws what `draw` throws, and 503 when too many drawings are waiting
 */
export type Drawings = (key: string, draw: () => string | Promise<Buffer>, gone?: AbortSignal) => Promise<Buffer>

type Bounds = { maxBytes?: number; runInQueue?: RunInQueue }

/** Caches drawings in memory up to `maxBytes`, evicting the least recently used. A drawing that fails is not cached. */
export function cacheDrawings({ maxBytes = MAX_BYTES, runInQueue = (job) => job() }: Bounds = {}): Drawings {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) })
  const creations = shareCreations<Buffer>(runInQueue)

  async function create(key: string, draw: () => string | Promise<Buffer>) {
    const drawing = Buffer.from(await draw())
    cache.set(key, drawing)
    return drawing
  }

  return async (key, draw, gone) => cache.get(key) ?? creations.create(key, () => create(key, draw), gone)
}
