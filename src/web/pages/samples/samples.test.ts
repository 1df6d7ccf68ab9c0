import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage, textOf } from '#test/app/pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

describe('The pages of samples', () => {
  test('are the same for everybody until it is known who asks, and tell nothing of a sample', async () => {
    const list = await servedPage(app, '/samples')
    expect([list.status, textOf(list.main)]).toEqual([200, expect.stringContaining('Samples')])
    const one = await servedPage(app, '/samples/8d9f6b7a-4b59-4a4e-9a55-0c8d0bfa3a11')
    expect([one.status, one.document.title]).toEqual([200, expect.stringContaining('Sample')])
  })

  test('without scripts, the link of an email says what to do instead', async () => {
    const { main } = await servedPage(app, '/samples/8d9f6b7a-4b59-4a4e-9a55-0c8d0bfa3a11?key=x')
    expect([...main.querySelectorAll('noscript')].map(textOf).join(' ')).toContain('please reply to the email about this sample')
  })
})
