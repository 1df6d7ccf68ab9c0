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
  // Painted with the document, and larger than any paragraph that the private part brings: the page does not wait for it to be read.
  expect(textOf(main)).toContain('What waits for you, who delivers this week,')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
