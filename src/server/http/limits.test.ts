import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'

let app: TestApp
let behindProxy: TestApp
let direct: number
let proxied: number

beforeAll(async () => {
  app = await createTestApp()
  behindProxy = await createTestApp({ TRUST_PROXY: 'true' })
  direct = (await app.supplier()).id
  proxied = (await behindProxy.supplier()).id
})
afterAll(async () => {
  await app.stop()
  await behindProxy.stop()
})

type From = { remoteAddress: string; forwarded?: string }
const contact = (from: From) => {
  const [{ server }, id] = from.forwarded !== undefined && from.remoteAddress === 'proxy' ? [behindProxy, proxied] : [app, direct]
  return server.inject({
    method: 'POST',
    url: `/api/suppliers/${id}/contact`,
    remoteAddress: from.remoteAddress === 'proxy' ? '10.9.9.9' : from.remoteAddress,
    headers: from.forwarded === undefined ? {} : { 'x-forwarded-for': from.forwarded },
    payload: {},
  })
}
const statuses = async (times: number, from: (n: number) => From) =>
  (await Promise.all(Array.from({ length: times }, (_, n) => contact(from(n))))).map(({ statusCode }) => statusCode)
const countLimited = (codes: number[]) => codes.filter((code) => code === 429).length

describe('The rate limits', () => {
  test('requests beyond the limit of an address are a 429 with Retry-After; other addresses are not limited', async () => {
    expect(countLimited(await statuses(23, () => ({ remoteAddress: '192.0.2.1' })))).toBe(3)
    const response = await contact({ remoteAddress: '192.0.2.1' })
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(response.json()).toMatchObject({
      status: 429,
      title: 'Too Many Requests',
      detail: expect.stringMatching(/^That is too many requests/),
    })
    expect((await contact({ remoteAddress: '192.0.2.2' })).statusCode).toBe(202)
  })

  test('without a proxy a forwarded address is ignored', async () => {
    expect(countLimited(await statuses(22, (n) => ({ remoteAddress: '192.0.2.3', forwarded: `198.51.100.${n}` })))).toBe(2)
  })

  test("behind a proxy the right-most forwarded address is the client's", async () => {
    expect(countLimited(await statuses(22, (n) => ({ remoteAddress: 'proxy', forwarded: `203.0.113.${n}, 198.51.100.7` })))).toBe(2)
    expect(countLimited(await statuses(22, (n) => ({ remoteAddress: 'proxy', forwarded: `198.51.100.7, 203.0.113.${n}` })))).toBe(0)
  })
})
