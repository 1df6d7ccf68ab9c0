import { describe, expect, test } from 'vitest'
import { createPageCache, type CachedResponse } from './page-cache.ts'

const response = (text: string, status = 200): CachedResponse => ({ status, headers: {}, body: Buffer.from(text) })
const thousand = () => response('x'.repeat(1000))

/** A render that is finished by hand. */
function later() {
  const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>()
  return { make: () => promise, resolve, reject }
}

describe('http: page cache', () => {
  test('an answer is kept until it is a minute old', () => {
    let time = 0
    const cache = createPageCache({ maxBytes: 10_000, now: () => time })
    cache.put('/', response('home'), cache.epoch())
    time = 59_999
    expect(cache.get('/')?.body.toString()).toBe('home')
    time = 60_000
    expect(cache.get('/')).toBeUndefined()
  })

  test('what is not asked for makes room, and the whole stays within its bytes', () => {
    const cache = createPageCache({ maxBytes: 9_000 })
    for (const key of ['a', 'b', 'c']) cache.put(key, thousand(), cache.epoch())
    cache.get('a')
    cache.put('d', thousand(), cache.epoch())
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  })

  test('an answer larger than the cache is not kept and drives nothing out', () => {
    const cache = createPageCache({ maxBytes: 9_000 })
    cache.put('small', thousand(), cache.epoch())
    cache.put('large', response('x'.repeat(10_000)), cache.epoch())
    expect(cache.get('small')).toBeDefined()
    expect(cache.get('large')).toBeUndefined()
  })

  test('putting the same address again counts once', () => {
    const cache = createPageCache({ maxBytes: 9_000 })
    for (let times = 0; times < 20; times++) cache.put('a', thousand(), cache.epoch())
    cache.put('b', thousand(), cache.epoch())
    expect(cache.get('a')).toBeDefined()
  })

  test('a write empties it', () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    cache.put('/', response('old'), cache.epoch())
    cache.clear()
    expect(cache.get('/')).toBeUndefined()
  })

  test('a render begun before a write is not kept, and nobody who asks after the write gets it', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    const [before, after] = [later(), later()]
    const early = cache.getOrCreate('/', before.make)
    cache.clear()
    const late = cache.getOrCreate('/', after.make)
    before.resolve(response('old'))
    expect((await early).body.toString()).toBe('old')
    expect(cache.get('/')).toBeUndefined()
    after.resolve(response('new'))
    expect((await late).body.toString()).toBe('new')
    expect(cache.get('/')?.body.toString()).toBe('new')
  })

  test('of many that ask at once one renders and all get it', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    const render = later()
    let renders = 0
    const asking = Array.from({ length: 5 }, () => cache.getOrCreate('/', () => (renders++, render.make())))
    render.resolve(response('home'))
    expect(new Set(await Promise.all(asking)).size).toBe(1)
    expect(renders).toBe(1)
  })

  test('a failure is not kept: the next one tries again', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    const render = later()
    const failing = cache.getOrCreate('/', render.make)
    render.reject(new Error('no database'))
    await expect(failing).rejects.toThrow('no database')
    await cache.getOrCreate('/', async () => response('broken', 503))
    expect((await cache.getOrCreate('/', async () => response('home'))).body.toString()).toBe('home')
  })
})
