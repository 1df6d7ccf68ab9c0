import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { byRole, servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.stop())

describe('The page of the order list', () => {
  test('says where the list is kept, leads to the log-in and back, and is not for search engines', async () => {
    const { status, document, main } = await servedPage(app, '/order-lists')
    expect(status).toBe(200)
    expect(textOf(byRole(main, 'heading'))).toBe('Your order list')
    expect(textOf(main)).toContain('The list is kept in this browser only. No supplier sees it.')
    expect(byRole(main, 'link', 'log in').getAttribute('href')).toBe('/auth?next=%2Forder-lists')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})
