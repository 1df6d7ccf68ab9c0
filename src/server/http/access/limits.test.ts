import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createLimits } from './guards.ts'

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

  test('a client is one address whatever its port, and one /64 of IPv6', async () => {
    const limited = async (forwarded: (n: number) => string) =>
      countLimited(await statuses(22, (n) => ({ remoteAddress: 'proxy', forwarded: forwarded(n) })))
    expect(await limited((n) => `198.51.100.8:${5000 + n}`)).toBe(2)
    expect(await limited((n) => `[2001:db8:0:1::${n}]:443`)).toBe(2)
    expect(await limited((n) => (n % 2 ? '::ffff:198.51.100.9' : '198.51.100.9'))).toBe(2)
    expect(await limited((n) => `2001:db8:1:${n}::1`)).toBe(0)
  })

  test('no client address is stored, and the salt of their hashes is deleted with its day', async () => {
    const days = ['2026-11-21', '2026-11-22'].map((day) => new Date(`${day}T03:00:00Z`))
    let today = days[0]!
    const limits = createLimits({ ...app.context, now: () => today })
    const first = await limits.networkKey('192.0.2.1')
    const known = await app.context.db.selectFrom('dailySalts').selectAll().execute()
    const otherProcess = createLimits({ ...app.context, now: () => today })
    expect(await otherProcess.networkKey('192.0.2.1')).toBe(first)
    today = days[1]!
    expect(await limits.networkKey('192.0.2.1')).not.toBe(first)
    const salts = await app.context.db.selectFrom('dailySalts').selectAll().execute()
    expect(salts.map(({ day }) => day)).not.toContain('2026-11-21')
    expect(known.map(({ day }) => day)).toContain('2026-11-21')
    const keys = (await app.context.db.selectFrom('rateLimits').select('key').execute()).map(({ key }) => key)
    expect(keys.join()).not.toMatch(/192\.0\.2|2001:db8/)
    expect(keys.length).toBeGreaterThan(0)
  })
})
