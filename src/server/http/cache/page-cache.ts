import { LRUCache } from 'lru-cache'
import { createBoundedQueue, type RunInQueue } from './bounded-queue.ts'
import { shareCreations } from './shared-creations.ts'

/** A complete response, ready to be sent many times. */
export type CachedResponse = {
  status: number
  /** Lower-case names, without those that depend on the encoding. */
  headers: Record<string, string>
  body: Buffer
  /** Compressed bodies, filled on first use. */
  br?: Buffer
  gzip?: Buffer
  /** The key of the response to send instead, which many keys have in common. This one is not cached. */
  sameAs?: string
}

export type PageCache = {
  get(key: string): CachedResponse | undefined
  /** Whether a response is cached or being created. */
  has(key: string): boolean
  size(): { entries: number; bytes: number }
  /** Evicts the responses that show a write, those with such a key; without `shows` all. */
  evict(shows?: (key: string) => boolean): void
  /**
   * Returns the cached response, or creates one. Of concurrent callers one creates it and all receive it. Failures (5xx) and redirects are
   * not cached. Creations wait for each other, so `make` must not ask for another one. `gone` is aborted when the caller leaves.
   * @throws what `make` throws, and 503 when too many creations are waiting
   */
  getOrCreate(key: string, make: () => Promise<CachedResponse>, gone?: AbortSignal): Promise<CachedResponse>
}

type Entry = { response: CachedResponse; at: number }
type Bounds = {
  maxBytes: number
  /** Bounds what is created at the same time. */
  runInQueue?: RunInQueue
  /** The largest delay of a counter shown on a page (docs/behaviour/limits.md, Caching). */
  maxAgeMs?: number
  /** False while this process is not notified of other processes' writes: nothing is cached then. */
  canCache?: () => boolean
  /** True while nothing can be created and nothing changes: what is cached may be shown whatever its age. */
  canShowOlder?: () => boolean
  /** Runs what creates a response, which only reads what is public. */
  reading?: <Result>(make: () => Promise<Result>) => Promise<Result>
  now?: () => number
  /** Called for each request for what may be cached. */
  onLookup?: ((isHit: boolean) => void) | undefined
}

/** The process has one thread and ten connections to the database: more at once would only all take longer. */
const AT_ONCE = 8
/** The number of pages that are rendered in about five seconds, after which a client is asked to try again. */
const MAX_WAITING = 500

/** Creates a cache of responses by normalised address; the least recently used are evicted. */
export function createPageCache({
  maxBytes,
  runInQueue = createBoundedQueue(AT_ONCE, MAX_WAITING),
  maxAgeMs = 60_000,
  canCache = () => true,
  canShowOlder = () => false,
  reading = (make) => make(),
  now = Date.now,
  onLookup = () => {},
}: Bounds): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ response }, key) => sizeOf(key, response) })
  const creations = shareCreations<CachedResponse>(runInQueue)

  function find(key: string): CachedResponse | undefined {
    const entry = entries.get(key)
    if (entry && (now() - entry.at < maxAgeMs || canShowOlder())) return entry.response
    entries.delete(key)
    return undefined
  }

  /** What is not found here is looked for again by `getOrCreate`, which counts it. */
  function get(key: string): CachedResponse | undefined {
    const response = find(key)
    if (response) onLookup(true)
    return response
  }

  function evict(shows: (key: string) => boolean = () => true) {
    for (const key of entries.keys()) if (shows(key)) entries.delete(key)
    // What was begun before the write may show outdated data: it is neither cached nor given to later callers.
    creations.forget(shows)
  }

  async function getOrCreate(key: string, make: () => Promise<CachedResponse>, gone?: AbortSignal): Promise<CachedResponse> {
    const create = async (isCurrent: () => boolean) => {
      const response = await reading(make)
      if (isCurrent() && canCache() && isWorthCaching(response)) entries.set(key, { response, at: now() })
      return response
    }
    const response = find(key)
    onLookup(response !== undefined)
    return response ?? creations.create(key, create, gone)
  }

  const has = (key: string) => find(key) !== undefined || creations.has(key)

  const size = () => ({ entries: entries.size, bytes: entries.calculatedSize })

  return { get, has, evict, getOrCreate, size }
}

/** Failures are not cached; neither are redirects, which are quickly made and of which there are as many as addresses. */
const isWorthCaching = ({ status, headers, sameAs }: CachedResponse) =>
  status < 500 && headers.location === undefined && sameAs === undefined

/** Returns the size with room for the compressed bodies, which are added later: text shrinks to less than half. */
const sizeOf = (key: string, { body, headers }: CachedResponse) =>
  2 * body.length + 2 * key.length + Object.values(headers).reduce((sum, value) => sum + value.length, 500)

/** Returns whether an address is the page of a supplier, or a list of what belongs to it. */
export function addressesOf(supplierId: number): (address: string) => boolean {
  const own = new RegExp(`^(/api)?/suppliers/${supplierId}(/|\\?|$)`)
  return (address) => own.test(address)
}
