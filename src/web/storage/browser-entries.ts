import type { BrowserKey } from './remembered.ts'

// Small JSON entries in `localStorage`.

/** Entries where storage is unavailable (private window, policy) or full; they last as long as the page. */
const memory = new Map<string, string>()

/** Returns null where the entry is absent or not valid JSON. */
export function readEntry(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeEntry(key: string, value: object) {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

export function removeEntry(key: string) {
  memory.delete(key)
  inStorage((storage) => storage.removeItem(key), localArea)
}

export const entryKeys = (): string[] => [...memory.keys(), ...(inStorage(Object.keys, localArea) ?? [])]

const localArea = () => localStorage

/** Returns an entry that is plain text, because an inline script reads it before the first paint. */
export const readText = (key: BrowserKey): string | null => inStorage((storage) => storage.getItem(key), localArea) ?? null

/** Stores a plain text entry, null removes it. Where storage is unavailable (private window, policy) nothing is stored. */
export const writeText = (key: BrowserKey, text: string | null) =>
  void inStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)), localArea)

/** Returns what `work` returns, undefined where it throws, as when storage is unavailable or full. */
export function inStorage<Result>(work: (storage: Storage) => Result, area: () => Storage): Result | undefined {
  try {
    return work(area())
  } catch {
    return undefined
  }
}
