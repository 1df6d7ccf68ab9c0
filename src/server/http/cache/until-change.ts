import type { Context } from '#server/context.ts'

/** How long counted values are cached. */
const CACHE_MS = 60_000

/** Caches the result of `load` until a public change is published, a minute at most; without a connection to the changes it is not cached. */
export function untilChange<Value>(changes: Context['changes'], now: () => Date, load: () => Promise<Value>): () => Promise<Value> {
  const cache = forAMinute(now, load)
  changes.listen((scope) => scope ?? cache.clear())
  return () => (changes.isConnected() ? cache.load() : load())
}

/** Caches the result of `load` for `CACHE_MS`: pages may be a minute out of date anyway, and counting gets slower as the tables grow. */
export function forAMinute<Value>(now: () => Date, load: () => Promise<Value>) {
  let cached: Promise<Value> | null = null
  let until = 0
  const clear = () => void (cached = null)
  return {
    clear,
    load(): Promise<Value> {
      const time = now().getTime()
      if (cached && time < until) return cached
      until = time + CACHE_MS
      const loading = (cached = load())
      loading.catch(() => cached === loading && clear())
      return loading
    },
  }
}
