import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

describe('GET /downloads/{resourceId}/{file} of the whole site', () => {
  test('anybody gets a template of the library, with the headers of a file and without those of a page', async () => {
    const { statusCode, headers } = await app.server.inject('/downloads/supplier-scorecard/scorecard.xlsx')
    expect([statusCode, headers['content-security-policy'], headers['set-cookie']]).toEqual([200, "default-src 'none'; sandbox", undefined])
  })

  test('the address of a link that is used once is no resource', async () => {
    expect((await app.server.inject(`/downloads/once/${'a'.repeat(43)}`)).statusCode).toBe(401)
  })
})
