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
  put(key: string, answer: CachedResponse, epoch: number): void
  epoch(): number
  /** Called by every write that a cached response shows. */
  clear(): void
  /** Returns the cached response, else a new one. Of several callers at once one creates it and all get it. Failures (5xx) are not cached. */
  getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>
}

type Entry = { answer: CachedResponse; size: number; at: number }
type Bounds = {
  maxBytes: number
  /** How late a counter in a page may be (docs/behaviour.md, Caching). */
  maxAgeMs?: number
  /** False while this process does not learn of other processes' writes: nothing is cached then. */
  canCache?: () => boolean
  now?: () => number
}

/** Answers by normalised address; the one not asked for the longest makes room. */
export function createPageCache({ maxBytes, maxAgeMs = 60_000, canCache = () => true, now = Date.now }: Bounds): PageCache {
  /** In the order of last use: a Map keeps the order of insertion. */
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<CachedResponse>>()
  let bytes = 0
  let writes = 0

  const remove = (key: string, { size }: Entry) => {
    entries.delete(key)
    bytes -= size
  }

  function get(key: string): CachedResponse | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    if (now() - entry.at >= maxAgeMs) {
      bytes -= entry.size
      return undefined
    }
    entries.set(key, entry)
    return entry.answer
  }

  function put(key: string, answer: CachedResponse, epoch: number) {
    const size = sizeOf(key, answer)
    if (epoch !== writes || size > maxBytes || !canCache()) return
    const old = entries.get(key)
    if (old) remove(key, old)
    entries.set(key, { answer, size, at: now() })
    bytes += size
    for (const [oldest, entry] of entries) {
      if (bytes <= maxBytes) break
      remove(oldest, entry)
    }
  }

  function clear() {
    writes++
    bytes = 0
    entries.clear()
    // Who asks from now on does not get what was begun before the write.
    underWay.clear()
  }

  function getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const kept = get(key)
    if (kept) return Promise.resolve(kept)
    const running = underWay.get(key)
    if (running) return running
    const epoch = writes
    const making = make()
      .then((answer) => {
        if (answer.status < 500) put(key, answer, epoch)
        return answer
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
