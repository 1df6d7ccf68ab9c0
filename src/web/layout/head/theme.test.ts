import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentTheme, setTheme, themeScript } from './theme.ts'

/** Stubs what the theme needs of a browser: the classes of <html> and the storage. */
function browser(stored?: string) {
  const classes = new Set<string>()
  const storage: Record<string, unknown> = {
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }
  if (stored) storage.theme = stored
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
    contains: (name: string) => classes.has(name),
  }
  vi.stubGlobal('document', { documentElement: { classList } })
  vi.stubGlobal('localStorage', storage)
  return { classes, storage }
}

beforeEach(() => void browser())
afterEach(() => void vi.unstubAllGlobals())

describe('The theme', () => {
  test("the system's theme applies when none is chosen", () => {
    expect(currentTheme()).toBe('system')
  })

  test('a chosen theme is stored, and applied before the next page is painted', () => {
    const { storage } = browser()
    setTheme('dark')
    expect(currentTheme()).toBe('dark')
    const next = browser(storage.theme as string)
    new Function(themeScript)()
    expect([...next.classes]).toEqual(['dark'])
  })

  test("choosing the system's theme removes the stored one", () => {
    const { classes, storage } = browser()
    setTheme('light')
    setTheme('system')
    expect([classes.size, storage.theme]).toEqual([0, undefined])
  })

  test('a stored value that is not a theme does not become a class', () => {
    const { classes } = browser('"><script>')
    new Function(themeScript)()
    expect(classes.size).toBe(0)
  })

  test('a browser that blocks storage keeps its theme until the page is left', () => {
    browser()
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('blocked')
      },
    })
    setTheme('dark')
    expect(currentTheme()).toBe('dark')
  })
})
