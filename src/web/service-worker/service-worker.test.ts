import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ann, answer, as, browser, ENTRY, goOffline, navigate, newBrowser, page, read, server, textOf } from '#test/app/worker-site.ts'

// Other files run in the same process.
afterEach(() => void vi.unstubAllGlobals())

beforeEach(async () => {
  vi.resetModules()
  newBrowser()
  await import('./service-worker.ts')
  await browser.dispatch('install')
  await browser.dispatch('activate')
  await browser.ask('/api/me')
})

describe('Without a network', () => {
  test.each([
    ['/', '/'],
    ['/venue', '/venue'],
    ['/order-lists', '/order-lists'],
    ['/order-lists/7f3c', '/order-lists/0'],
    ['/quotes', '/quotes'],
    ['/quotes/7f3c', '/quotes/0'],
    ['/quotes/7f3c?key=secret', '/quotes/0'],
  ])('%s is shown by the page %s', async (path, shown) => {
    goOffline()
    expect(await navigate(path)).toBe(page(shown))
  })

  test.each(['/suppliers', '/account', '/quotes/example', '/quotes/bulk/7f3c', '/admin', '/api/me', '/order-lists/7f3c/x'])(
    '%s is left to the browser',
    async (path) => {
      goOffline()
      expect(await navigate(path)).toBe('not its own')
    },
  )

  test.each([ENTRY, '/assets/page-bbbbbbb.css'])('%s of the build is there', async (path) => {
    goOffline()
    expect(await textOf(path)).toBe(`content of ${path}`)
  })

  test('a file that was loaded later is there too, one that was not is not', async () => {
    await textOf('/assets/dialog-ccccccc.js')
    goOffline()
    expect([await textOf('/assets/dialog-ccccccc.js'), await textOf('/assets/other-ddddddd.js')]).toEqual([
      'content of /assets/dialog-ccccccc.js',
      'no network',
    ])
  })

  test.each([
    '/api/me',
    '/api/venue',
    '/api/venue/overview',
    '/api/venue/week',
    '/api/order-lists',
    '/api/order-lists/7f3c',
    '/api/quotes?sort=news&limit=100',
    '/api/quotes/7f3c',
  ])('what was read of %s last is read again, marked as a copy', async (path) => {
    const before = await read(path)
    goOffline()
    expect(await read(path)).toBe(before)
    expect((await browser.ask(path, as(ann)))?.headers.has('x-kept')).toBe(true)
  })

  test.each([
    '/api/account',
    '/api/account/export',
    '/api/suppliers',
    '/api/suppliers/1',
    '/api/saved',
    '/api/quotes/7f3c?key=secret',
    '/api/quotes/7f3c/files/1',
    '/api/admin/users',
    '/uploads/x',
  ])('%s is not kept', async (path) => {
    await read(path)
    goOffline()
    expect(await read(path)).toBe('not its own')
  })

  test('the newest version is what is read', async () => {
    await read('/api/venue')
    server.text = 'second'
    await read('/api/venue')
    goOffline()
    expect(await read('/api/venue')).toContain('second')
  })

  test('what has been deleted or refused since is not there', async () => {
    await read('/api/quotes/7f3c')
    server.status = 404
    await read('/api/quotes/7f3c')
    goOffline()
    expect(await read('/api/quotes/7f3c')).toBe('no network')
  })

  test('what was read 14 days ago is no longer shown', async () => {
    await read('/api/venue')
    goOffline()
    vi.useFakeTimers({ now: Date.now() + 15 * 86_400_000, toFake: ['Date'] })
    expect([await read('/api/venue'), await textOf('/api/me')]).toEqual(['no network', 'no network'])
    vi.useRealTimers()
  })

  test('lists that were never opened can be, up to 20, and those that have not changed are not read again', async () => {
    server.lists = Array.from({ length: 25 }, (_, at) => ({ id: `list-${at}`, updatedAt: '2026-01-01T00:00:00Z' }))
    await read('/api/order-lists')
    await read('/api/order-lists')
    expect(server.asked.filter((path) => path.startsWith('/api/order-lists/'))).toHaveLength(20)
    goOffline()
    expect([await read('/api/order-lists/list-19'), await read('/api/order-lists/list-20')]).toEqual([
      expect.stringContaining('first'),
      'no network',
    ])
  })

  test('no more than 80 copies are kept, the newest, and none that is very long', async () => {
    for (let at = 0; at < 90; at++) await read(`/api/quotes/${at}`)
    server.text = 'x'.repeat(300_000)
    await read('/api/quotes/long')
    goOffline()
    expect([await read('/api/quotes/9'), await read('/api/quotes/long')]).toEqual(['no network', 'no network'])
    expect(await read('/api/quotes/89')).toContain('first')
    expect(browser.caches.get('kept-copies')?.entries.size).toBe(81)
  })
})

describe('A newer build', () => {
  test('is kept whole or not at all: not while the server sends pages of another one', async () => {
    newBrowser('/assets/entry-client-bbbbbbb.js')
    vi.resetModules()
    await import('./service-worker.ts')
    await expect(browser.dispatch('install')).rejects.toThrow('/ is not of the build')
  })

  test('is not kept where a file of it is missing', async () => {
    browser.connect((request) => (request.url.endsWith('.css') ? new Response('', { status: 404 }) : answer(request)))
    await expect(browser.dispatch('install')).rejects.toThrow('cannot be loaded')
  })

  test('does not touch the pages of the one before until that has no pages left, and removes them then', async () => {
    expect([...(browser.caches.get(`build:${ENTRY}`)?.entries.keys() ?? [])].length).toBe(8)
    browser.caches.set('build:older', browser.caches.get(`build:${ENTRY}`)!)
    browser.caches.set('of somebody else', browser.caches.get(`build:${ENTRY}`)!)
    await browser.dispatch('install')
    expect(browser.caches.has('build:older')).toBe(true)
    await browser.dispatch('activate')
    expect([...browser.caches.keys()].toSorted()).toEqual([`build:${ENTRY}`, 'kept-copies', 'of somebody else'])
  })

  test('leaves a page of another build to the network, with its own scripts', async () => {
    browser.connect(() => new Response(page('/venue', '/assets/entry-client-bbbbbbb.js')))
    expect(await navigate('/venue')).toContain('entry-client-bbbbbbb')
    goOffline()
    expect(await navigate('/venue')).toContain(ENTRY)
  })
})

test('other writes and other sites are left to the browser', async () => {
  expect(await textOf('/api/order-lists/1', { method: 'PUT' })).toBe('not its own')
  expect(await textOf('https://elsewhere.example/api/me')).toBe('not its own')
})
