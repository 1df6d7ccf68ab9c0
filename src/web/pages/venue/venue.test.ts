import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { byRole, servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.stop())

test('the page of a venue is the same for everybody until it is known who reads it, and is not for search engines', async () => {
  const { status, document, main } = await servedPage(app, '/venue')
  expect(status).toBe(200)
  expect(textOf(byRole(main, 'heading'))).toBe('Your venue')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
