import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { newcomer } from '#test/people/people.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ OWNER_EMAIL: 'owner@backdock.example', OWNER_PASSWORD: 'kelpie-under-the-dock' })))
afterAll(() => app.stop())
// Each test starts with fresh budgets.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newStranger = () => `stranger-${randomUUID()}@elsewhere.example`
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)

describe('The budget of a part of the network', () => {
  const MAX_EMAILS = 100
  /** Browsers of one /24. */
  const neighbours = () => {
    const net = `192.0.${(++nets).toString()}`
    let host = 0
    return () => ({ remoteAddress: `${net}.${(host = (host % 250) + 1)}` })
  }
  let nets = 0
  const spent = async (next: () => { remoteAddress: string }, points: number) => {
    const subnet = await app.context.db.selectFrom('rateLimits').select('key').where('key', 'like', 'subnet-emails:%').execute()
    expect(subnet).toHaveLength(1)
    await app.context.db.updateTable('rateLimits').set({ points }).where('key', '=', subnet[0]!.key).execute()
    return next
  }
  const post = (url: string, payload: object, client: { remoteAddress: string }) =>
    app.server.inject({ method: 'POST', url, payload, ...client })
  const consult = (email: string, client: { remoteAddress: string }) =>
    post('/api/enquiries', { kind: 'consultation', name: 'Ann', email, message: 'Hello' }, client)

  test('beyond 100 emails a day to unconfirmed addresses, also at once and from different addresses of it, they wait until one is confirmed', async () => {
    const next = neighbours()
    await consult(newStranger(), next())
    await spent(next, MAX_EMAILS - 2)
    const strangers = Array.from({ length: 8 }, newStranger)
    const responses = await Promise.all(strangers.map((stranger) => consult(stranger, next())))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(strangers.map(() => 202))
    const reached = await Promise.all(strangers.map(emailsTo))
    expect(reached.filter((emails) => emails.length > 0)).toHaveLength(2)
    const waiting = strangers[reached.findIndex((emails) => emails.length === 0)]!
    await confirmReader(app.context, waiting)
    expect(await emailsTo(waiting)).toHaveLength(1)
  })

  test('others are free, confirmed addresses do not count, and the owner gets every enquiry', async () => {
    const next = neighbours()
    await consult(newStranger(), next())
    await spent(next, MAX_EMAILS)
    const [reader, elsewhere] = [newStranger(), newStranger()]
    await confirmReader(app.context, reader)
    const before = (await emailsTo('owner@backdock.example')).length
    await consult(reader, next())
    await consult(elsewhere, neighbours()())
    expect([await emailsTo(reader), await emailsTo(elsewhere)].map(({ length }) => length)).toEqual([1, 1])
    expect(await emailsTo('owner@backdock.example')).toHaveLength(before + 2)
  })

  test('what would send a one-time link or promises an alert is 429, and stores nothing', async () => {
    const next = neighbours()
    await consult(newStranger(), next())
    await spent(next, MAX_EMAILS)
    const email = newStranger()
    const refused = [
      await post('/api/newsletter', { email }, next()),
      await post('/api/search-alerts', { email, search: 'oat milk' }, next()),
      await post('/api/register', { ...newcomer(), email }, next()),
    ]
    expect(refused.map(({ statusCode, headers }) => [statusCode, Number(headers['retry-after']) > 3600])).toEqual(
      refused.map(() => [429, true]),
    )
    for (const table of ['newsletterSubscribers', 'searchAlerts', 'accounts'] as const)
      expect(await app.context.db.selectFrom(table).select('email').where('email', '=', email).execute()).toEqual([])
  })

  test('a rolled back request gives back what it has counted', async () => {
    const next = neighbours()
    await consult(newStranger(), next())
    await post(
      '/api/quotes/request',
      { supplierId: 999_999, businessName: 'Cafe', contactEmail: newStranger(), requirements: 'Beans' },
      next(),
    )
    const rows = await app.context.db.selectFrom('rateLimits').select('points').where('key', 'like', 'subnet-emails:%').execute()
    expect(rows).toEqual([{ points: 1 }])
  })
})

test('the addresses of an IPv6 /48 are one part of the network', async () => {
  const ask = (remoteAddress: string) =>
    app.server.inject({ method: 'POST', url: '/api/newsletter', payload: { email: newStranger() }, remoteAddress })
  await ask('2001:db8:1:1::1')
  await ask('2001:db8:1:ffff::2')
  await ask('2001:db8:2::1')
  const rows = await app.context.db.selectFrom('rateLimits').select('points').where('key', 'like', 'subnet-emails:%').execute()
  expect(rows.map(({ points }) => points).toSorted()).toEqual([1, 2])
})
