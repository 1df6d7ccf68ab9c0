import { LRUCache } from 'lru-cache'

/** A complete response, ready to be sent many times. */
export type CachedResponse = {
  status: number
  /** Lower-case names, without those that depend on the encoding. */
  headers: Record<string, string>
  body: Buffer
  /** Compressed bodies, filled on first use. */
  br?: Buffer
  gzip?: Buffer
}

export type PageCache = {
  get(key: string): CachedResponse | undefined
  /** Whether a response is cached or being created. */
  has(key: string): boolean
  /** Ignored when the cache was cleared after `epoch`, since the response may have been created from outdated data. */
  put(key: string, response: CachedResponse, epoch: number): void
  /** Returns the number of times the cache was cleared. */
  epoch(): number
  /** Called after every write that is visible in a cached response. */
  clear(): void
  /**
   * Returns the cached response, or creates one. Of concurrent callers one creates it and all receive it. Failures (5xx) are not cached.
   */
  getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>
}

type Entry = { response: CachedResponse; at: number }
type Bounds = {
  maxBytes: number
  /** The largest delay of a counter shown on a page (docs/behaviour.md, Caching). */
  maxAgeMs?: number
  /** False while this process is not notified of other processes' writes: nothing is cached then. */
  canCache?: () => boolean
  now?: () => number
}

/** Creates a cache of responses by normalised address; the least recently used are evicted. */
export function createPageCache({ maxBytes, maxAgeMs = 60_000, canCache = () => true, now = Date.now }: Bounds): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ response }, key) => sizeOf(key, response) })
  const pending = new Map<string, Promise<CachedResponse>>()
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
    // Later callers must not receive a response that was begun before the write.
    pending.clear()
  }

  function getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const cached = get(key)
    if (cached) return Promise.resolve(cached)
    const running = pending.get(key)
    if (running) return running
    const epoch = writes
    const making = make()
      .then((response) => {
        if (response.status < 500) put(key, response, epoch)
        return response
      })
      .finally(() => pending.get(key) === making && pending.delete(key))
    pending.set(key, making)
    return making
  }

  const has = (key: string) => get(key) !== undefined || pending.has(key)

  return { get, has, put, epoch: () => writes, clear, getOrCreate }
}

/** Returns the size with room for the compressed bodies, which are added later: text shrinks to less than half. */
const sizeOf = (key: string, { body, headers }: CachedResponse) =>
  2 * body.length + 2 * key.length + Object.values(headers).reduce((sum, value) => sum + value.length, 500)
