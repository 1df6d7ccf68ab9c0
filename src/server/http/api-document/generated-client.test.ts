import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { generateTypes, runJourney, typeErrorsOf } from '#test/app/generated-client.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await createTestApp()
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.stop())

describe('A client generated from the API document', () => {
  test('its types fit a program that registers, finds a supplier, asks for a quote and answers', async () => {
    const document = (await app.server.inject('/api/openapi.json')).json()
    expect(await generateTypes(document)).toBeGreaterThan(1000)
    expect(await typeErrorsOf('quote-journey.ts')).toBe('')
  })

  test('the program does so over HTTP, and its errors are problems', async () => {
    expect(await runJourney(address)).toEqual({
      supplierId: expect.any(Number),
      found: expect.objectContaining({ businessName: 'Bean Co', category: 'Coffee' }),
      total: '1',
      isAskedOnce: true,
      states: ['quoted', 'quoted'],
      priceCents: 3150,
      stranger: { status: 401, detail: expect.stringMatching(/sign in/i) },
    })
  })
})
