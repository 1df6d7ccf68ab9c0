import { vi } from 'vitest'

/** A `Storage` as a browser has it: entries are its own keys. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

/** Gives a test the two storages of a browser, and what tells of changes in other tabs; answers what empties them. */
export function stubStorage() {
  const areas = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() }
  for (const [name, area] of Object.entries(areas)) vi.stubGlobal(name, area)
  const otherTabs = new EventTarget()
  vi.stubGlobal('addEventListener', otherTabs.addEventListener.bind(otherTabs))
  vi.stubGlobal('removeEventListener', otherTabs.removeEventListener.bind(otherTabs))
  return { empty: () => Object.values(areas).forEach((area) => Object.keys(area).forEach((key) => area.removeItem(key))) }
}
