import type { Context } from '#server/context.ts'

/** Between two purges: as often as a page can be asked for by everybody at once, and no oftener. */
const QUIET_MS = 1_000
const PATIENCE_MS = 2_000

type Deps = Pick<Context, 'changes' | 'log'>

/**
 * Has a cache in front drop what it keeps after each change that public pages show: with `PURGE` to this address, at once, and what follows within a second
 * together. One that does not answer keeps its copies until they are too old. Returns a function that ends this.
 */
export function purgeEdge({ changes, log }: Deps, address: string, quietMs = QUIET_MS): () => Promise<void> {
  let isDue = false
  let next: NodeJS.Timeout | undefined
  let hasFailed = false

  async function purge() {
    isDue = false
    next = setTimeout(() => {
      next = undefined
      if (isDue) void purge()
    }, quietMs).unref()
    const failure = await fetch(address, { method: 'PURGE', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok ? undefined : `it answered ${response.status}`
      },
      (error: Error) => error.message,
    )
    if (failure && !hasFailed)
      log.warn(`The cache in front could not be purged, and keeps its copies for as long as EDGE_CACHE_SECONDS says: ${failure}`)
    hasFailed = failure !== undefined
  }
  changes.listen(() => {
    isDue = true
    if (next === undefined) void purge()
  })
  return async () => clearTimeout(next)
}
