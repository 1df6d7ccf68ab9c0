import { beforeAll, describe, expect, test } from 'vitest'
import { QUOTAS } from '#contract/endpoint/quotas.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { siteOf } from '#test/app/site-of.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

const PROCESSES = 4
/** As many as they have connections to the database: on a slow machine more would wait for one for too long, and be refused. */
const AT_ONCE = PROCESSES * 10

/** Four processes of one site. */
let apps: TestApp[]
/** Their site: each answers every fourth request. */
let site: TestApp

/** Makes calls, many at the same time, and returns how many had each status. */
async function statusesOf(calls: number, call: (at: number) => Promise<{ statusCode: number }>) {
  const counts: Record<number, number> = {}
  const caller = async (_: unknown, first: number) => {
    for (let at = first; at < calls; at += AT_ONCE) {
      const { statusCode } = await call(at)
      counts[statusCode] = (counts[statusCode] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  return counts
}

describe.skipIf(!hasPostgres())(`Limits over four processes${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
  beforeAll(async () => {
    const server = (await startPostgres())!
    const start = () => createTestApp({ DATABASE_URL: server.url, SESSION_SECRET: 'the secret of an app that is under test' })
    apps = []
    for (let process = 0; process < PROCESSES; process++) apps.push(await start())
    site = siteOf(apps)
    return async () => {
      for (const app of apps) await app.stop()
      await server.stop()
    }
  })

  test('are exact for a client: of three times as many calls at once a third is served', async () => {
    const { id } = await site.supplier()
    const contact = () =>
      site.server.inject({ method: 'POST', url: `/api/suppliers/${id}/contact`, remoteAddress: '192.0.2.1', payload: {} })
    expect(await statusesOf(60, contact)).toEqual({ 202: 20, 429: 40 })
  })

  test('are exact for what reads are limited to', async () => {
    const search = (at: number) =>
      site.server.inject({ method: 'GET', url: `/api/suppliers?search=beans+${at}`, remoteAddress: '192.0.2.2' })
    expect(await statusesOf(360, search)).toEqual({ 200: 120, 429: 240 })
  })

  test('are exact for emails to an address, whoever causes them', async () => {
    const payload = { email: 'somebody@nobody.example' }
    const subscribe = (at: number) =>
      site.server.inject({ method: 'POST', url: '/api/newsletter', remoteAddress: `192.0.2.${10 + at}`, payload })
    expect(await statusesOf(20, subscribe)).toEqual({ 202: 20 })
    const sent = await apps[0]!.context.db.selectFrom('emails').select('id').where('recipient', '=', payload.email).execute()
    expect(sent).toHaveLength(3)
  })

  test('are exact for the bytes that an account writes in a day', async () => {
    const beans = await supplier(site)
    const { id } = await sendQuoteRequest(site, beans.supplierId, await buyer(site))
    const text = 'x'.repeat(1000)
    const room = QUOTAS.textBytesADay - 10_500
    await apps[0]!.context.db
      .insertInto('rateLimits')
      .values({ key: `quote-texts:${beans.id}`, points: room, expire: Date.now() + 3_600_000 })
      .execute()
    const send = () => beans.ask({ method: 'POST', url: `/api/quotes/${id}/message`, payload: { text } })
    expect(await statusesOf(30, send)).toEqual({ 200: 10, 413: 20 })
  })
})
