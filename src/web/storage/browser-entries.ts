import type { BrowserKey } from './remembered.ts'

// Small JSON entries that outlast the tab.

/** Where storage is closed (private window, policy) entries last as long as the page. */
const memory = new Map<string, string>()

/** Answers null where there is nothing, or nothing that can be read. */
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

/** Returns the text of an entry that is no JSON, because it is read before anything is painted. */
export const readText = (key: BrowserKey): string | null => inStorage((storage) => storage.getItem(key), localArea) ?? null

/** Stores such a text, null for none. Where storage is closed (private window, policy) it lasts as long as the page. */
export const writeText = (key: BrowserKey, text: string | null) =>
  void inStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)), localArea)

/** Answers nothing where the storage is closed. */
export function inStorage<Result>(work: (storage: Storage) => Result, area: () => Storage): Result | undefined {
  try {
    return work(area())
  } catch {
    return undefined
  }
}
