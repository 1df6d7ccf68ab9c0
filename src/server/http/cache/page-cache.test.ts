import { describe, expect, test } from 'vitest'
import { createPageCache, type CachedResponse, type PageCache } from './page-cache.ts'

const response = (text: string, status = 200): CachedResponse => ({ status, headers: {}, body: Buffer.from(text) })
const put = (cache: PageCache, key: string, made: CachedResponse) => cache.getOrCreate(key, async () => made)
const thousand = () => response('x'.repeat(1000))

/** A render that the test finishes. */
function later() {
  const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>()
  return { make: () => promise, resolve, reject }
}

describe('createPageCache', () => {
  test('a response is cached until it is a minute old', async () => {
    let time = 0
    const cache = createPageCache({ maxBytes: 10_000, now: () => time })
    await put(cache, '/', response('home'))
    time = 59_999
    expect(cache.get('/')?.body.toString()).toBe('home')
    time = 60_000
    expect(cache.get('/')).toBeUndefined()
  })

  test('the least recently used response is evicted, and the cache stays within its bytes', async () => {
    const cache = createPageCache({ maxBytes: 9_000 })
    for (const key of ['a', 'b', 'c']) await put(cache, key, thousand())
    cache.get('a')
    await put(cache, 'd', thousand())
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  })

  test('a response larger than the cache is not cached and evicts nothing', async () => {
    const cache = createPageCache({ maxBytes: 9_000 })
    await put(cache, 'small', thousand())
    await put(cache, 'large', response('x'.repeat(10_000)))
    expect(cache.get('small')).toBeDefined()
    expect(cache.get('large')).toBeUndefined()
  })

  test('a response that is created anew counts its bytes once', async () => {
    let time = 0
    const cache = createPageCache({ maxBytes: 9_000, now: () => time })
    for (let times = 0; times < 20; times++) {
      time += 60_000
      await put(cache, 'a', thousand())
    }
    await put(cache, 'b', thousand())
    expect(cache.get('a')).toBeDefined()
  })

  test('a write evicts the responses that show it, or all', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    for (const key of ['/', '/old', '/older']) await put(cache, key, response(key))
    cache.evict((key) => key.startsWith('/old'))
    expect(['/', '/old', '/older'].filter(cache.has)).toEqual(['/'])
    cache.evict()
    expect(cache.get('/')).toBeUndefined()
  })

  test('a render that began before a write is not cached, and requests after the write do not get it', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    const [before, after] = [later(), later()]
    const early = cache.getOrCreate('/', before.make)
    cache.evict()
    const late = cache.getOrCreate('/', after.make)
    before.resolve(response('old'))
    expect((await early).body.toString()).toBe('old')
    expect(cache.get('/')).toBeUndefined()
    after.resolve(response('new'))
    expect((await late).body.toString()).toBe('new')
    expect(cache.get('/')?.body.toString()).toBe('new')
  })

  test('a render that does not show a write is cached, and later requests get it', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    const render = later()
    const requests = [cache.getOrCreate('/', render.make)]
    cache.evict((key) => key === '/suppliers/7')
    requests.push(cache.getOrCreate('/', () => expect.unreachable('it is being rendered')))
    render.resolve(response('home'))
    expect(new Set(await Promise.all(requests)).size).toBe(1)
    expect(cache.get('/')?.body.toString()).toBe('home')
  })

  test('concurrent requests for one address render once and share the response', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    const render = later()
    let renders = 0
    const requests = Array.from({ length: 5 }, () => cache.getOrCreate('/', () => (renders++, render.make())))
    render.resolve(response('home'))
    expect(new Set(await Promise.all(requests)).size).toBe(1)
    expect(renders).toBe(1)
  })

  test('a failed render is not cached: the next request tries again', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    const render = later()
    const failed = cache.getOrCreate('/', render.make)
    render.reject(new Error('no database'))
    await expect(failed).rejects.toThrow('no database')
    await cache.getOrCreate('/', async () => response('broken', 503))
    expect((await cache.getOrCreate('/', async () => response('home'))).body.toString()).toBe('home')
  })
})
