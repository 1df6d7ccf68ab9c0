import { LRUCache } from 'lru-cache'

/** A whole response, ready to be sent many times. */
export type CachedResponse = {
  status: number
  /** Lower-case names; without those that depend on the encoding. */
  headers: Record<string, string>
  body: Buffer
  /** Filled when first asked for. */
  br?: Buffer
  gzip?: Buffer
}

export type PageCache = {
  get(key: string): CachedResponse | undefined
  /** Ignored when a write came after `epoch`, since the response may have been made from what was there before it. */
  put(key: string, response: CachedResponse, epoch: number): void
  epoch(): number
  /** Called by every write that a cached response shows. */
  clear(): void
  /** Returns the cached response, else a new one. Of several callers at once one creates it and all get it. Failures (5xx) are not cached. */
  getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>
}

type Entry = { response: CachedResponse; at: number }
type Bounds = {
  maxBytes: number
  /** How late a counter in a page may be (docs/behaviour.md, Caching). */
  maxAgeMs?: number
  /** False while this process does not learn of other processes' writes: nothing is cached then. */
  canCache?: () => boolean
  now?: () => number
}

/** Returns a cache of responses by normalised address; the one not asked for the longest makes room. */
export function createPageCache({ maxBytes, maxAgeMs = 60_000, canCache = () => true, now = Date.now }: Bounds): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ response }, key) => sizeOf(key, response) })
  const underWay = new Map<string, Promise<CachedResponse>>()
  let writes = 0

  function get(key: string): CachedResponse | undefined {
    const entry = entries.get(key)
    if (entry && now() - entry.at < maxAgeMs) return entry.response
    entries.delete(key)
    return undefined
  }

  function put(key: string, response: CachedResponse, epoch: number) {
    if (epoch === writes && canCache()) entries.set(key, { response, at: now() })
  }

  function clear() {
    writes++
    entries.clear()
    // Who asks from now on does not get what was begun before the write.
    underWay.clear()
  }

  function getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const cached = get(key)
    if (cached) return Promise.resolve(cached)
    const running = underWay.get(key)
    if (running) return running
    const epoch = writes
    const making = make()
      .then((response) => {
        if (response.status < 500) put(key, response, epoch)
        return response
      })
      .finally(() => underWay.get(key) === making && underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return { get, put, epoch: () => writes, clear, getOrCreate }
}

/** With room for the compressed forms, which come later: text shrinks to less than half. */
const sizeOf = (key: string, { body, headers }: CachedResponse) =>
  2 * body.length + 2 * key.length + Object.values(headers).reduce((sum, value) => sum + value.length, 500)
