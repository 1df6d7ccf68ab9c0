import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('The service worker', () => {
  test('it names the build that the pages are of, and a browser asks for it anew', async () => {
    const { headers, body, statusCode } = await app.server.inject('/service-worker.js')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
    const entry = /^self\.BUILD="(\/assets\/entry-client-[\w-]+\.js)";/.exec(body)?.[1]
    expect((await app.server.inject('/venue')).body).toContain(`data-entry="${entry}"`)
  })

  test('every page that it keeps is there, the same for everybody, and names all of its scripts', async () => {
    const { body } = await app.server.inject('/service-worker.js')
    const pages = /\["\/",[^\]]+\]|\[`\/`,[^\]]+\]/.exec(body)?.[0].match(/\/[\w/-]*/g)
    expect(pages).toEqual(['/', '/venue', '/order-lists', '/order-lists/0', '/quotes', '/quotes/0'])
    for (const page of pages ?? []) {
      const { statusCode, headers, body: document } = await app.server.inject(page)
      expect([page, statusCode, headers['set-cookie']]).toEqual([page, 200, undefined])
      const assets = [...document.matchAll(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g)].map(([asset]) => asset)
      expect(assets.length).toBeGreaterThan(10)
      for (const asset of new Set(assets)) expect([asset, (await app.server.inject(asset)).statusCode]).toEqual([asset, 200])
    }
  })
})
