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

describe('The page of one order list', () => {
  test('is the same for every list, is not for search engines, and tells no other site the key of a link', async () => {
    const { status, document } = await servedPage(app, '/order-lists/5f0c4e5e-7c1b-4f7e-9f39-1f0f5b0d8a11?key=secret')
    expect(status).toBe(200)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.documentElement.textContent).not.toContain('secret')
    const policyOf = async (path: string) => (await app.server.inject(path)).headers['referrer-policy']
    expect(await policyOf('/order-lists/7?key=secret')).toBe('no-referrer')
    expect(await policyOf('/order-lists/7?key=secret')).toBe('no-referrer')
    expect(await policyOf('/order-lists/7')).toBe('strict-origin-when-cross-origin')
  })
})
