import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

type Visit = { remoteAddress: string; agent?: string }
const view = ({ remoteAddress, agent }: Visit, id: number) =>
  app.server.inject({ method: 'POST', url: `/api/suppliers/${id}/view`, remoteAddress, headers: { 'user-agent': agent ?? '' } })
/** Returns how many views a new supplier has after these visits, all at the same time. */
async function viewsAfter(visits: Visit[]): Promise<number> {
  const { id } = await app.supplier()
  for (const { statusCode } of await Promise.all(visits.map((visit) => view(visit, id)))) expect(statusCode).toBe(204)
  return (await app.call(getSupplier, { id })).profileViews
}
const times = (count: number, visit: (n: number) => Visit) => Array.from({ length: count }, (_, n) => visit(n))

describe('POST /api/suppliers/:id/view', () => {
  test('one client address counts at most twenty views of a supplier in a day, whatever user agents it names', async () => {
    expect(await viewsAfter(times(25, (n) => ({ remoteAddress: '192.0.2.1', agent: `Browser ${n}` })))).toBe(20)
    expect(await viewsAfter(times(3, (n) => ({ remoteAddress: '192.0.2.1', agent: `Browser ${n}` })))).toBe(3)
  })

  test('the addresses of one /64 count as one, those of several as several', async () => {
    expect(await viewsAfter(times(25, (n) => ({ remoteAddress: `2001:db8::${n + 1}`, agent: 'Browser' })))).toBe(20)
    expect(await viewsAfter(times(25, (n) => ({ remoteAddress: `2001:db8:0:${n + 1}::1`, agent: 'Browser' })))).toBe(25)
  })

  test('known crawlers are left out; a missing or unusual user agent counts', async () => {
    const crawlers = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'GPTBot/1.0', 'facebookexternalhit/1.1', 'Some new Spider']
    expect(await viewsAfter(crawlers.map((agent, n) => ({ remoteAddress: `198.51.100.${n}`, agent })))).toBe(0)
    const others = ['', 'curl/8.9.1', 'python-requests/2.32', 'Aunt Mabel', 'Robotics Cafe/1.0']
    expect(await viewsAfter(others.map((agent, n) => ({ remoteAddress: `198.51.100.${n}`, agent })))).toBe(5)
  })
})
