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

/** Answers nothing where the storage is closed. */
export function inStorage<Result>(work: (storage: Storage) => Result, area: () => Storage): Result | undefined {
  try {
    return work(area())
  } catch {
    return undefined
  }
}
