import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentTheme, setTheme, themeScript } from './theme.ts'

/** As much of a browser as the theme needs: the classes of <html> and the storage. */
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

describe('layout: theme', () => {
  test('without a choice the system decides', () => {
    expect(currentTheme()).toBe('system')
  })

  test('a choice is applied, kept, and put back before the next page is painted', () => {
    const { storage } = browser()
    setTheme('dark')
    expect(currentTheme()).toBe('dark')
    const next = browser(storage.theme as string)
    new Function(themeScript)()
    expect([...next.classes]).toEqual(['dark'])
  })

  test('going back to the system forgets the choice', () => {
    const { classes, storage } = browser()
    setTheme('light')
    setTheme('system')
    expect([classes.size, storage.theme]).toEqual([0, undefined])
  })

  test('nothing but a known theme becomes a class', () => {
    const { classes } = browser('"><script>')
    new Function(themeScript)()
    expect(classes.size).toBe(0)
  })

  test('a browser that refuses storage still gets its theme, for as long as the page', () => {
    browser()
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('refused')
      },
    })
    setTheme('dark')
    expect(currentTheme()).toBe('dark')
  })
})
