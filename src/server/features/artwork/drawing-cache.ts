/** Sixteen megabytes: about 8,000 labels, or 450 share pictures. */
const MAX_BYTES = 16 * 1024 * 1024

/** Answers the drawing of a key; `draw` runs only where it is neither kept nor under way. */
export type Drawings = (key: string, draw: () => string | Promise<Buffer>) => Promise<Buffer>

/** Keeps drawings in memory up to a number of bytes; the longest unused go first. One that fails is not kept. */
export function cacheDrawings(maxBytes = MAX_BYTES): Drawings {
  const cache = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function store(key: string, drawing: Buffer) {
    cache.set(key, drawing)
    bytes += drawing.length
    for (const [oldest, old] of cache) {
      if (bytes <= maxBytes) break
      cache.delete(oldest)
      bytes -= old.length
    }
  }

  /** Maps keep the order of insertion: put in again, it is the youngest. */
  function recall(key: string) {
    const drawing = cache.get(key)
    if (!drawing) return undefined
    cache.delete(key)
    cache.set(key, drawing)
    return drawing
  }

  async function make(key: string, draw: () => string | Promise<Buffer>) {
    try {
      const drawing = Buffer.from(await draw())
      store(key, drawing)
      return drawing
    } finally {
      underWay.delete(key)
    }
  }

  return async (key, draw) => {
    const known = recall(key) ?? underWay.get(key)
    if (known) return known
    const made = make(key, draw)
    underWay.set(key, made)
    return made
  }
}
