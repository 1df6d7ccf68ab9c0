import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { library } from './library.ts'
import { opensSince } from './opens-queries.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

type Visit = { remoteAddress: string; agent: string }
/** Opens a resource as these visitors, all at the same time, and returns how often it counts as opened. */
async function opensAfter({ id }: { id: string }, visits: Visit[]): Promise<number> {
  const responses = await Promise.all(
    visits.map(({ remoteAddress, agent }) =>
      app.server.inject({ method: 'POST', url: `/api/resources/${id}/opens`, remoteAddress, headers: { 'user-agent': agent } }),
    ),
  )
  for (const { statusCode } of responses) expect(statusCode).toBe(204)
  return (await opensSince(app.context.db, '2020-01-01')).get(id) ?? 0
}
const times = (count: number, visit: (n: number) => Visit) => Array.from({ length: count }, (_, n) => visit(n))

describe('POST /api/resources/:id/opens', () => {
  test('a visitor counts once a day, and another one as well', async () => {
    const reader = { remoteAddress: '192.0.2.1', agent: 'Browser' }
    expect(await opensAfter(library[0]!, [reader, reader, { ...reader, remoteAddress: '192.0.2.2' }])).toBe(2)
    expect(await opensAfter(library[0]!, [reader])).toBe(2)
  })

  test('one client address counts at most twenty times a day, whatever user agents it names', async () => {
    expect(
      await opensAfter(
        library[1]!,
        times(25, (n) => ({ remoteAddress: '192.0.2.3', agent: `Browser ${n}` })),
      ),
    ).toBe(20)
  })

  test('crawlers are left out', async () => {
    const crawlers = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'GPTBot/1.0', 'Some new Spider']
    const visits = crawlers.map((agent, n) => ({ remoteAddress: `198.51.100.${n}`, agent }))
    expect(await opensAfter(library[2]!, visits)).toBe(0)
  })
})
