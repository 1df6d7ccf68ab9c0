import { LRUCache } from 'lru-cache'

/** Sixteen megabytes: about 8,000 labels, or 450 share pictures. */
const MAX_BYTES = 16 * 1024 * 1024

/** Returns the drawing of a key; `draw` runs only where it is neither cached nor under way. */
export type Drawings = (key: string, draw: () => string | Promise<Buffer>) => Promise<Buffer>

/** Caches drawings in memory up to a number of bytes; the longest unused go first. One that fails is not cached. */
export function cacheDrawings(maxBytes = MAX_BYTES): Drawings {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) })
  const underWay = new Map<string, Promise<Buffer>>()

  async function make(key: string, draw: () => string | Promise<Buffer>) {
    try {
      const drawing = Buffer.from(await draw())
      cache.set(key, drawing)
      return drawing
    } finally {
      underWay.delete(key)
    }
  }

  return async (key, draw) => {
    const known = cache.get(key) ?? underWay.get(key)
    if (known) return known
    const made = make(key, draw)
    underWay.set(key, made)
    return made
  }
}
