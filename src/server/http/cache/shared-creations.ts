import type { RunInQueue } from './bounded-queue.ts'

/** `requesters` counts those who still wait for the value; with the last of them it is abandoned. */
type Creation<Value> = { value: Promise<Value>; requesters: number; abandoned: AbortController }

export type SharedCreations<Value> = {
  /** Whether the value of a key is being created, or is going to be. */
  has(key: string): boolean
  /**
   * Creates the value of a key in the queue. Of concurrent requesters for a key one has it created and all receive it. It leaves the queue
   * when the `gone` of all of them is aborted. @throws what `create` and the queue throw
   */
  create(key: string, create: Create<Value>, gone?: AbortSignal): Promise<Value>
  /** Has the values of such keys created anew for later requesters. */
  forget(isOutdated: (key: string) => boolean): void
}
/** `isCurrent` says whether the value, once it is there, may be given to later requesters too. */
type Create<Value> = (isCurrent: () => boolean) => Promise<Value>

/** Returns creations in a queue, of which none is made twice at the same time. Their values stay with whoever caches them. */
export function shareCreations<Value>(runInQueue: RunInQueue): SharedCreations<Value> {
  const underWay = new Map<string, Creation<Value>>()

  function begin(key: string, create: Create<Value>): Creation<Value> {
    const abandoned = new AbortController()
    const isCurrent = () => underWay.get(key) === creation
    const value = runInQueue(() => create(isCurrent), abandoned.signal).finally(() => isCurrent() && underWay.delete(key))
    const creation = { value, requesters: 0, abandoned }
    underWay.set(key, creation)
    return creation
  }

  return {
    has: (key) => underWay.has(key),
    create(key, create, gone) {
      gone?.throwIfAborted()
      const known = underWay.get(key)
      const creation = known && !known.abandoned.signal.aborted ? known : begin(key, create)
      creation.requesters++
      const leave = () => --creation.requesters === 0 && creation.abandoned.abort(gone?.reason)
      gone?.addEventListener('abort', leave, { once: true })
      return creation.value
    },
    forget(isOutdated) {
      for (const key of underWay.keys()) if (isOutdated(key)) underWay.delete(key)
    },
  }
}
