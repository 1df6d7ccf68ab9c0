import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { person } from '#test/people/people.ts'

let app: TestApp
let id: number

beforeAll(async () => {
  app = await createTestApp({ EDGE_CACHE_SECONDS: '30' })
  id = (await app.supplier()).id
})
afterAll(() => app.stop())

const get = async (url: string, headers: Record<string, string> = {}) => await app.server.inject({ url, headers })
const shared = () => ['/', '/suppliers', `/suppliers/${id}`, '/api/suppliers', `/api/suppliers/${id}/reviews`, '/api/categories']

describe('What a cache in front that visitors share may keep', () => {
  test('public pages and lists for as long as the setting says, for those without a cookie', async () => {
    for (const url of shared()) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode, headers['cache-control'], headers.vary]).toEqual([
        url,
        200,
        'public, max-age=0, must-revalidate, s-maxage=30',
        'Accept-Encoding, Cookie',
      ])
      const again = await get(url, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, headers['cache-control']])
    }
  })

  test('nothing of what somebody with a cookie gets, first or later, though it is the same', async () => {
    const { cookies } = await person(app)
    const session = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const url of shared()) {
      const visitors = await get(url)
      for (const cookie of [session, 'from=elsewhere']) {
        const own = await get(url, { cookie })
        expect([url, own.headers['cache-control'], own.headers.vary]).toEqual([url, 'private, no-store', 'Accept-Encoding, Cookie'])
        expect(own.body).toBe(visitors.body)
        expect((await get(url, { cookie, 'if-none-match': String(visitors.headers.etag) })).headers['cache-control']).toBe(
          'private, no-store',
        )
      }
      expect((await get(url)).headers['cache-control']).toBe(visitors.headers['cache-control'])
    }
  })

  test('no page whose address has a key, none that is not there, nothing private', async () => {
    for (const url of [`/suppliers/${id}?key=b.abc`, '/nowhere', '/suppliers/999999', '/api/me', '/api/suppliers/999999'])
      expect([url, (await get(url)).headers['cache-control']]).toEqual([url, expect.not.stringContaining('public')])
  })
})
