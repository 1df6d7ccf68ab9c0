import { useSyncExternalStore } from 'react'
import { inStorage } from './browser-entries.ts'
import type { BrowserKey } from './remembered.ts'
import type { RequesterKey } from './requester-entries.ts'

/**
 * A value in browser storage; components that show it render again when it changes. What a person entered or chose belongs in
 * `requesterStored`.
 */
export type Stored<Value> = {
  get: () => Value
  /** Returns the new value. Starts from what is stored now, so that two tabs do not undo each other; an unchanged value is not stored. */
  change: (update: (now: Value) => Value) => Value
  /** Calls the listener after each change, in this tab or another, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  empty: Value
}

type StoredOptions<Value> = {
  key: BrowserKey | RequesterKey
  /** `localStorage` (permanent, shared by all tabs) or `sessionStorage` (one tab); a function, since neither exists on the server. */
  area: () => Storage
  /** The initial value, also used on the server. */
  empty: Value
  /** Checks a parsed value, since other code or the user may have written to the storage. */
  isValid: (value: unknown) => value is Value
}

export function stored<Value>({ key, area, empty, isValid }: StoredOptions<Value>): Stored<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  const read = () => {
    const parsed = inStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), area)
    // undefined where storage is unavailable (private window, policy) or holds no JSON
    if (parsed === undefined) return value ?? empty
    return isValid(parsed) ? parsed : empty
  }
  const publish = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
    return next
  }
  const onOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) publish(read())
  }
  return {
    empty,
    get: () => (value ??= read()),
    change(update) {
      const now = read()
      const next = update(now)
      // where storage is full or unavailable the value lasts as long as the page
      if (next !== now) inStorage((storage) => storage.setItem(key, JSON.stringify(next)), area)
      return publish(next)
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

/** Renders again whenever the value changes; on the server and during hydration it is empty. */
export const useStored = <Value>({ subscribe, get, empty }: Pick<Stored<Value>, 'subscribe' | 'get' | 'empty'>): Value =>
  useSyncExternalStore(subscribe, get, () => empty)
