import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, owner } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('GET /admin/preview/:page', () => {
  test('an owner sees the page, which only this site may frame and nothing may cache', async () => {
    const siteOwner = await owner(app)
    for (const [page, heading] of [
      ['home', 'Find your next supplier before the morning rush'],
      ['suppliers', 'suppliers found'],
      ['pricing', 'Plans for suppliers'],
      ['resources', 'Business resources'],
      ['subscription', 'What your listing gets'],
    ] as const) {
      const { statusCode, headers, body } = await siteOwner.ask({ url: `/admin/preview/${page}` })
      expect([page, statusCode, body.includes(heading)]).toEqual([page, 200, true])
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['SAMEORIGIN', 'private, no-store'])
    }
    expect((await siteOwner.ask({ url: '/admin/preview/terms' })).statusCode).toBe(404)
  })

  test('everybody else gets a 403, and no other page may stand in a frame', async () => {
    for (const browser of [createBrowser(app), await buyer(app)]) {
      const { statusCode, body, headers } = await browser.ask({ url: '/admin/preview/home' })
      expect([statusCode, headers['cache-control']]).toEqual([403, 'private, no-store'])
      expect(body).not.toContain('Find your next supplier')
    }
    for (const url of ['/', '/suppliers', '/admin/content', '/admin'])
      expect((await app.server.inject(url)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-frame-options': 'DENY',
      })
  })
})
