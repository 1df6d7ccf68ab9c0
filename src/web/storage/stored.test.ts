import { afterEach, describe, expect, test, vi } from 'vitest'
import { stored } from './stored.ts'

/** As a browser has it, with what another tab would do to it. */
class Shelf extends EventTarget {
  readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, text: string) => void this.kept.set(key, text)
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')
const shelf = new Shelf()
const other = new EventTarget()
vi.stubGlobal('addEventListener', other.addEventListener.bind(other))
vi.stubGlobal('removeEventListener', other.removeEventListener.bind(other))
const open = (area: () => Storage = () => shelf as unknown as Storage) =>
  stored<string[]>({ key: 'notices-declined', area, empty: [], isValid: isTexts })
afterEach(() => shelf.kept.clear())

describe('stored', () => {
  test('a change is stored and listeners are notified', () => {
    const words = open()
    const told: string[][] = []
    words.subscribe(() => told.push(words.get()))
    words.change((now) => [...now, 'tea'])
    expect(told).toEqual([['tea']])
    expect(open().get()).toEqual(['tea'])
  })

  test('the value is the same object until it changes', () => {
    shelf.setItem('notices-declined', '["tea"]')
    const words = open()
    expect(words.get()).toBe(words.get())
  })

  test('a change of another tab is seen, and not overwritten by a change here', () => {
    const words = open()
    const stop = words.subscribe(() => {})
    expect(words.get()).toEqual([])
    shelf.setItem('notices-declined', '["milk"]')
    expect(words.change((now) => [...now, 'tea'])).toEqual(['milk', 'tea'])
    shelf.setItem('notices-declined', '["eggs"]')
    other.dispatchEvent(Object.assign(new Event('storage'), { key: 'notices-declined' }))
    expect(words.get()).toEqual(['eggs'])
    stop()
  })

  test.each(['%s in the storage counts as empty', '{"a":1}', '[1]'])('%s in the storage counts as nothing', (text) => {
    shelf.setItem('notices-declined', text)
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
