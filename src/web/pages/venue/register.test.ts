import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { byRole, servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.stop())

test('the register is the same page for everybody until it is known who reads it, and is not for search engines', async () => {
  const { status, document, main } = await servedPage(app, '/venue/register')
  expect(status).toBe(200)
  expect(textOf(byRole(main, 'heading'))).toBe('Approved suppliers')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('another address below the venue is no page', async () => {
  expect((await servedPage(app, '/venue/registers')).status).toBe(404)
})
