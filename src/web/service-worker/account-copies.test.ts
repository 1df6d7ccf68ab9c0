import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ann, answer, ben, browser, goOffline, goOnline, newBrowser, read, server, textOf } from '#test/app/worker-site.ts'

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

describe('What is kept of an account', () => {
  const isEmpty = async () => {
    goOffline()
    return [await read('/api/venue'), await textOf('/api/me'), browser.caches.has('kept-copies')]
  }
  const NOTHING = ['no network', 'no network', false]
  beforeEach(() => read('/api/venue'))

  test.each(['POST /api/logout', 'POST /api/login', 'POST /api/register', 'POST /api/password', 'DELETE /api/account'])(
    'goes with %s',
    async (call) => {
      const [method, path] = call.split(' ') as [string, string]
      await browser.ask(path, { method })
      expect(await isEmpty()).toEqual(NOTHING)
    },
  )

  test('goes when the server says that nobody is signed in', async () => {
    server.user = null
    await browser.ask('/api/me')
    expect(await isEmpty()).toEqual(NOTHING)
  })

  test('goes when a read finds that the session has ended', async () => {
    server.user = null
    await read('/api/quotes')
    expect(await isEmpty()).toEqual(NOTHING)
  })

  test.each([
    { ...ann, role: 'supplier' },
    { ...ann, role: 'owner' },
    { id: 'cleo', role: 'supplier' },
  ])('goes when %o is signed in, of whom nothing is kept', async (user) => {
    server.user = user
    await browser.ask('/api/me')
    await read('/api/venue', user)
    expect(await isEmpty()).toEqual(NOTHING)
  })

  test('goes when another buyer is signed in, who reads their own only', async () => {
    server.user = ben
    await browser.ask('/api/me')
    goOffline()
    expect([await read('/api/venue', ben), await read('/api/venue', ann)]).toEqual(['no network', 'no network'])
    goOnline()
    await read('/api/venue', ben)
    goOffline()
    expect([await read('/api/venue', ben), await read('/api/venue', ann)]).toEqual([expect.stringContaining('ben'), 'no network'])
  })

  test('is read by nobody else, nor where nobody is known', async () => {
    goOffline()
    expect([await read('/api/venue', ben), await textOf('/api/venue')]).toEqual(['no network', 'no network'])
  })

  test.each(['/api/me', '/api/quotes'])('is not put back by a read of %s that began before the end and arrives after it', async (path) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    browser.connect(async (request) => {
      const response = answer(request)
      if (new URL(request.url).pathname === path) await arrived
      return response
    })
    const late = read(path)
    await browser.ask('/api/logout', { method: 'POST' })
    arrive()
    await late
    expect(await isEmpty()).toEqual(NOTHING)
  })

  test('stays when a page of somebody else is still open and reads', async () => {
    expect(await read('/api/venue', ben)).toContain('ann')
    goOffline()
    expect(await read('/api/venue')).toContain('first')
  })

  test('stays when the server fails or cannot be reached', async () => {
    browser.connect(() => new Response('', { status: 503 }))
    await browser.ask('/api/me')
    await read('/api/venue')
    goOffline()
    await textOf('/api/me')
    expect(await read('/api/venue')).toContain('first')
  })
})
