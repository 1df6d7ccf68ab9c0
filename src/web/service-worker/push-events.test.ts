import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browser, newBrowser } from '#test/app/worker-site.ts'

let shown: string[]
let opened: string[]
const windowOfSite = { focus: async () => {}, navigate: async (path: string) => void opened.push(`led to ${path}`) }

// Other files run in the same process.
afterEach(() => void vi.unstubAllGlobals())

beforeEach(async () => {
  ;[shown, opened] = [[], []]
  vi.resetModules()
  newBrowser()
  vi.stubGlobal('registration', {
    showNotification: async (title: string, { tag, data }: { tag: string; data: string }) => void shown.push([title, tag, data].join('|')),
  })
  await import('./service-worker.ts')
})

const push = (text: string | null) => browser.dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } })
const press = async (data: unknown, windows: object[]) => {
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow: async (path: string) => void opened.push(`opened ${path}`) })
  await browser.dispatch('notificationclick', { notification: { data, close: () => opened.push('closed') } })
  return opened
}

describe('A notification', () => {
  test('says what the server has sent', async () => {
    await push(JSON.stringify({ title: 'Tin Shed has answered', path: '/quotes/7', tag: '7' }))
    expect(shown).toEqual(['Tin Shed has answered|7|/quotes/7'])
  })

  test.each([null, 'no json', '7', 'null', '{}', '{"title":1,"path":"/","tag":"a"}', '{"title":"Tin Shed"}'])(
    'of what it cannot read (%s) says only that there is something, since browsers want one for each',
    async (text) => {
      await push(text)
      expect(shown).toEqual(['There is something new|new|/quotes'])
    },
  )

  test('leads an open window of the site to its page, or opens one', async () => {
    expect(await press('/quotes/7', [windowOfSite])).toEqual(['closed', 'led to /quotes/7'])
    opened = []
    expect(await press('/quotes/7', [])).toEqual(['closed', 'opened /quotes/7'])
  })

  test('opens a window where the one that is open cannot be led', async () => {
    const other = { ...windowOfSite, navigate: () => Promise.reject(new TypeError('This client is not controlled.')) }
    expect(await press('/quotes/7', [other])).toEqual(['closed', 'opened /quotes/7'])
  })

  test('leads the open window also where it may not come to the front', async () => {
    const other = { ...windowOfSite, focus: () => Promise.reject(new DOMException('Not allowed to focus a window.')) }
    expect(await press('/quotes/7', [other])).toEqual(['closed', 'led to /quotes/7'])
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', 7, undefined])(
    'never leads to %s',
    async (path) => {
      expect(await press(path, [])).toEqual(['closed', 'opened /'])
    },
  )
})
