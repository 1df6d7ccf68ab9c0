import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { byRole, servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.stop())

test.each([
  ['/venue/prices', 'Your prices'],
  ['/venue/prices?status=changing', 'Your prices'],
  ['/venue/seafood', 'Your seafood'],
])('the page %s of a venue is the same for everybody, and not for search engines', async (path, title) => {
  const { status, document, main } = await servedPage(app, path)
  expect([status, textOf(byRole(main, 'heading'))]).toEqual([200, title])
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('what a supplier has promised is not for search engines either', async () => {
  const { status, document } = await servedPage(app, '/supplier-dashboard/prices')
  expect(status).toBe(200)
  expect(document.title).toContain('Prices you promised')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
