import { beforeAll, describe, expect, test } from 'vitest'
import { getAccount } from '#contract/accounts/accounts.ts'
import { listSuppliers } from '#contract/directory/directory.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { askServer } from '#test/database/ask-server.ts'
import { hasPostgres, NO_SERVER, startPostgres, startStandby, type PostgresServer } from '#test/database/postgres.ts'
import { createTcpProxy, placesOf, type TcpProxy } from '#test/programs/tcp-proxy.ts'
import { buyer, type Person } from '#test/people/people.ts'

/** As many as an address gets the copies of at once that nobody has confirmed. */
const ASKED = 4
/** Nobody has asked for these before the primary is lost. */
const NEW_ADDRESSES = [
  '/suppliers?search=cauliflower',
  '/api/suppliers?search=growers',
  '/api/suppliers?category=Coffee&limit=3',
  '/api/suppliers/1',
]

let primary: PostgresServer
let standby: PostgresServer
let way: TcpProxy
let app: TestApp
let ann: Person
let id: number
let asked = 0

const ask = () =>
  ann.ask({
    method: 'POST',
    url: '/api/quotes/request',
    payload: { supplierId: id, businessName: 'Corner Cafe', contactEmail: ann.email, requirements: `Box ${++asked}` },
  })
const statusOf = async (url: string) => [url, (await app.server.inject({ url, remoteAddress: `203.0.113.${asked % 250}` })).statusCode]
const shown = () => ['/', '/suppliers', `/suppliers/${id}`, '/api/suppliers', `/api/suppliers/${id}/reviews`, '/api/categories']
const allShown = (addresses: string[]) => addresses.map((url) => [url, 200])
const read = (addresses: string[]) => Promise.all(addresses.map(statusOf))

async function expectRefused(retryAfter: string, detail: string) {
  const { statusCode, headers, body } = await ask()
  asked--
  expect([statusCode, headers['retry-after'], JSON.parse(body).detail]).toEqual([503, retryAfter, detail])
}

describe.skipIf(!hasPostgres())(`A site whose primary is lost${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
  beforeAll(async () => {
    primary = (await startPostgres())!
    const { socketPath, urlAt } = placesOf(primary.url)
    way = await createTcpProxy(socketPath)
    const settings = { DATABASE_URL: urlAt(way.port), SESSION_SECRET: 'the secret of an app that is under test' }
    app = await createTestApp(settings, { logTo: collectLog() })
    standby = await startStandby(primary)
    id = (await app.supplier({ businessName: 'Cauliflower Growers' })).id
    ann = await buyer(app)
    return async () => {
      await app.stop()
      await way.cut()
      await standby.stop()
    }
  })

  test('with no server at all shows what it has cached, and refuses writes with a sentence', async () => {
    await expect.poll(() => app.context.changes.isConnected()).toBe(true)
    for (let round = 0; round < ASKED; round++) expect((await ask()).statusCode).toBe(201)
    expect(await read(shown())).toEqual(allShown(shown()))
    await way.cut()
    expect(await read(shown())).toEqual(allShown(shown()))
    await expectRefused('60', 'The database is not available right now. Please try again in a minute.')
  })

  test('is read from a standby: pages, lists and new searches, and what people see for themselves; writes are 503', async () => {
    // Stopped in order, a primary waits for what its standby has not received.
    await primary.stop()
    way.leadTo(placesOf(standby.url).socketPath)
    await way.restore()
    await expect.poll(() => statusOf(NEW_ADDRESSES[0]!)).toEqual([NEW_ADDRESSES[0], 200])
    expect(await read([...shown(), ...NEW_ADDRESSES, '/readyz'])).toEqual(allShown([...shown(), ...NEW_ADDRESSES, '/readyz']))
    expect(await ann.call(getAccount, {})).toMatchObject({ id: ann.id })
    await expectRefused('5', 'The site can only be read at the moment, and nothing was saved. Please try again in a few seconds.')
    expect([app.context.changes.isServerGone(), app.context.changes.isConnected()]).toEqual([true, false])
    // One that is still in use is let go of at its end.
    await expect.poll(() => app.context.pool.idleCount).toBe(0)
  })

  test('goes on by itself once the standby is promoted: each acknowledged request and letter is there once, and changes are heard of', async () => {
    await askServer(standby.url, 'select pg_promote()')
    await expect.poll(async () => (await ask()).statusCode).toBe(201)
    await expect.poll(() => app.context.changes.isConnected()).toBe(true)
    const requirements = (await askServer(standby.url, 'select requirements from quote_requests')).map((row) => row.requirements)
    const acknowledged = Array.from({ length: ASKED }, (_, at) => `Box ${at + 1}`)
    expect(requirements).toEqual(expect.arrayContaining([...acknowledged, `Box ${asked}`]))
    expect(requirements).toHaveLength(ASKED + 1)
    const copies = (await app.emails()).filter(({ subject }) => subject?.startsWith('Your quote request to Cauliflower Growers'))
    expect(copies).toHaveLength(ASKED + 1)
    const { id: next } = await app.supplier({ businessName: 'Kohlrabi Growers' })
    expect((await app.call(getSupplier, { id: next })).businessName).toBe('Kohlrabi Growers')
    expect((await app.call(listSuppliers, { search: 'kohlrabi growers' })).total).toBe(1)
  })
})
