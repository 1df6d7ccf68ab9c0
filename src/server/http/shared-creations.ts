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
  create(key: string, create: () => Promise<Value>, gone?: AbortSignal): Promise<Value>
  /** Has the value of every key created anew for later requesters. */
  forget(): void
}

export function shareCreations<Value>(runInQueue: RunInQueue): SharedCreations<Value> {
  const underWay = new Map<string, Creation<Value>>()

  function begin(key: string, create: () => Promise<Value>): Creation<Value> {
    const abandoned = new AbortController()
    const value = runInQueue(create, abandoned.signal).finally(() => underWay.get(key) === creation && underWay.delete(key))
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
    forget: () => underWay.clear(),
  }
}
