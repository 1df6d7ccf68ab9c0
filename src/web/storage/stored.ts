import { useSyncExternalStore } from 'react'
import type { BrowserKey } from './remembered.ts'
import type { RequesterKey } from './requester-entries.ts'

/** A value that this browser keeps; everything that shows it changes with it. What somebody entered or chose belongs into `requesterStored`. */
export type Stored<Value> = {
  get: () => Value
  /** Answers the new value. Starts from what is stored now, so that two tabs do not undo each other; the same value again is not stored. */
  change: (update: (now: Value) => Value) => Value
  /** Calls the listener after each change, in this tab or another, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  empty: Value
}

type Kept<Value> = {
  key: BrowserKey | RequesterKey
  /** Kept for good and shared by all tabs, or as long as the tab; asked for late, since there is none on the server. */
  area: () => Storage
  /** What there is at first, and while a page is rendered. */
  empty: Value
  /** Anybody may have written into the storage. */
  isValid: (value: unknown) => value is Value
}

export function stored<Value>({ key, area, empty, isValid }: Kept<Value>): Stored<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  const read = () => {
    try {
      const parsed: unknown = JSON.parse(area().getItem(key) ?? 'null')
      return isValid(parsed) ? parsed : empty
    } catch {
      // storage is closed (private window, policy) or holds something else
      return value ?? empty
    }
  }
  const tell = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
    return next
  }
  const onOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell(read())
  }
  return {
    empty,
    get: () => (value ??= read()),
    change(update) {
      const now = read()
      const next = update(now)
      try {
        if (next !== now) area().setItem(key, JSON.stringify(next))
      } catch {
        // full or closed: the value lasts as long as the page
      }
      return tell(next)
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        value = read()
        addEventListener('storage', onOtherTab)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onOtherTab)
      }
    },
  }
}

export const useStored = <Value>({ subscribe, get, empty }: Stored<Value>): Value => useSyncExternalStore(subscribe, get, () => empty)
