import { vi } from 'vitest'

/** A `Storage` as browsers have it: its entries are own properties. */
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

/** Stubs a browser's two storages and its `storage` events; returns a function that empties the storages. */
export function stubStorage() {
  const areas = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() }
  for (const [name, area] of Object.entries(areas)) vi.stubGlobal(name, area)
  const otherTabs = new EventTarget()
  vi.stubGlobal('addEventListener', otherTabs.addEventListener.bind(otherTabs))
  vi.stubGlobal('removeEventListener', otherTabs.removeEventListener.bind(otherTabs))
  return { empty: () => Object.values(areas).forEach((area) => Object.keys(area).forEach((key) => area.removeItem(key))) }
}
