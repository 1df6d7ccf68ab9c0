import { LRUCache } from 'lru-cache'

/** Sixteen megabytes: about 8,000 labels, or 450 share pictures. */
const MAX_BYTES = 16 * 1024 * 1024

/** Returns the drawing of a key; `draw` runs only when the drawing is neither cached nor being drawn. */
export type Drawings = (key: string, draw: () => string | Promise<Buffer>) => Promise<Buffer>

/** Caches drawings in memory up to `maxBytes`, evicting the least recently used. A drawing that fails is not cached. */
export function cacheDrawings(maxBytes = MAX_BYTES): Drawings {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) })
  const pending = new Map<string, Promise<Buffer>>()

  async function make(key: string, draw: () => string | Promise<Buffer>) {
    try {
      const drawing = Buffer.from(await draw())
      cache.set(key, drawing)
      return drawing
    } finally {
      pending.delete(key)
    }
  }

  return async (key, draw) => {
    const known = cache.get(key) ?? pending.get(key)
    if (known) return known
    const drawing = make(key, draw)
    pending.set(key, drawing)
    return drawing
  }
}
