import { afterEach, describe, expect, test, vi } from 'vitest'
import { stored } from './stored.ts'

/** A Storage in memory; another tab is a write to it and an event on `otherTab`. */
class StorageStub extends EventTarget {
  readonly entries = new Map<string, string>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, text: string) => void this.entries.set(key, text)
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')
const storage = new StorageStub()
const otherTab = new EventTarget()
vi.stubGlobal('addEventListener', otherTab.addEventListener.bind(otherTab))
vi.stubGlobal('removeEventListener', otherTab.removeEventListener.bind(otherTab))
const open = (area: () => Storage = () => storage as unknown as Storage) =>
  stored<string[]>({ key: 'notices-declined', area, empty: [], isValid: isTexts })
afterEach(() => storage.entries.clear())

describe('stored', () => {
  test('a change is stored and listeners are notified', () => {
    const words = open()
    const seen: string[][] = []
    words.subscribe(() => seen.push(words.get()))
    words.change((now) => [...now, 'tea'])
    expect(seen).toEqual([['tea']])
    expect(open().get()).toEqual(['tea'])
  })

  test('the value is the same object until it changes', () => {
    storage.setItem('notices-declined', '["tea"]')
    const words = open()
    expect(words.get()).toBe(words.get())
  })

  test('a change of another tab is seen, and not overwritten by a change here', () => {
    const words = open()
    const stop = words.subscribe(() => {})
    expect(words.get()).toEqual([])
    storage.setItem('notices-declined', '["milk"]')
    expect(words.change((now) => [...now, 'tea'])).toEqual(['milk', 'tea'])
    storage.setItem('notices-declined', '["eggs"]')
    otherTab.dispatchEvent(Object.assign(new Event('storage'), { key: 'notices-declined' }))
    expect(words.get()).toEqual(['eggs'])
    stop()
  })

  test.each(['%s in the storage counts as empty', '{"a":1}', '[1]'])('%s in the storage counts as nothing', (text) => {
    storage.setItem('notices-declined', text)
    expect(open().get()).toEqual([])
  })

  test('without storage the value lasts as long as the page', () => {
    const words = open(() => {
      throw new Error('SecurityError')
    })
    words.change(() => ['tea'])
    expect(words.change((now) => [...now, 'milk'])).toEqual(['tea', 'milk'])
  })
})
