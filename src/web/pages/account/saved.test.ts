import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { byRole, servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.stop())

test.for(['/saved', '/saved?suppliers=1-2&view=compare', '/saved?suppliers=x&sort=name'])(
  '%s is the same page for everybody until it is known who reads it, and is not for search engines',
  async (path) => {
    const { status, document, main } = await servedPage(app, path)
    expect(status).toBe(200)
    expect(textOf(byRole(main, 'heading'))).toBe('Saved suppliers')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  },
)
