import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer, registered } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const json = { 'content-type': 'application/json' }
const logged = collectLog()
let app: TestApp

beforeAll(async () => void (app = await createTestApp({ LOG_LEVEL: 'info' }, { logTo: logged })))
beforeEach(() => logged.clear())
afterAll(() => app.stop())

describe('The id of a request', () => {
  test('every problem document has its own id, the same as in its header and its line in the log', async () => {
    const requests = [
      { method: 'GET', url: '/api/nothing' },
      { method: 'GET', url: '/api/suppliers/x' },
      { method: 'GET', url: '/api/suppliers?limit=0' },
      { method: 'GET', url: '/api/account' },
      { method: 'POST', url: '/api/newsletter', headers: json, payload: '{' },
      { method: 'POST', url: '/api/newsletter', headers: { 'content-type': 'text/plain' }, payload: 'hello' },
      { method: 'POST', url: '/api/newsletter', headers: { ...json, origin: 'https://elsewhere.example' }, payload: '{}' },
      { method: 'GET', url: '/uploads/nothing.png' },
    ] as const
    const ids = new Set<string>()
    for (const request of requests) {
      const response = await app.server.inject(request)
      const { status, requestId } = response.json()
      expect([request.url, requestId]).toEqual([request.url, expect.stringMatching(UUID)])
      expect(response.headers['x-request-id']).toBe(requestId)
      expect(logged.entries().at(-1)).toMatchObject({ level: 'info', requestId, status })
      ids.add(requestId)
    }
    expect(ids.size).toBe(requests.length)
  })

  test('a malformed HTTP request gets an id too', async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1')
    let response = ''
    socket.on('data', (chunk) => (response += String(chunk)))
    socket.write('hello?\r\n\r\n')
    await once(socket, 'close')
    const { requestId } = JSON.parse(response.split('\r\n\r\n')[1]!)
    expect(requestId).toMatch(UUID)
    expect(response).toContain(`x-request-id: ${requestId}\r\n`)
    expect(logged.entries().at(-1)).toMatchObject({ level: 'info', requestId, status: 400 })
  })

  test('a repeated call with the same Idempotency-Key has another id', async () => {
    const { id } = await app.supplier()
    const headers = { 'idempotency-key': randomUUID() }
    const ask = (requirements: string) =>
      app.call(requestQuote, { supplierId: id as never, businessName: 'Corner', contactEmail: 'ann@cafe.example', requirements }, headers)
    await ask('Beans')
    const conflicts = [await problemOf(ask('Tea')), await problemOf(ask('Tea'))]
    expect(conflicts).toMatchObject([{ status: 409 }, { status: 409 }])
    expect(conflicts[0]!.requestId).not.toBe(conflicts[1]!.requestId)
  })

  test('an id from outside is used only behind a trusted proxy, and only if it looks like one', async () => {
    const idFor = async (target: TestApp, id: string) =>
      (await target.server.inject({ url: '/api/nothing', headers: { 'x-request-id': id } })).json().requestId
    expect(await idFor(app, 'from-the-proxy-7')).toMatch(UUID)
    const behindProxy = await createTestApp({ TRUST_PROXY: 'true' })
    expect(await idFor(behindProxy, 'from-the-proxy-7')).toBe('from-the-proxy-7')
    for (const id of ['short', 'x'.repeat(65), '<script>alert</script>', 'two words', 'line\tfeed'])
      expect(await idFor(behindProxy, id)).toMatch(UUID)
    await behindProxy.stop()
  })
})

describe('The log line of a request', () => {
  test('one line names the route and the status, and nothing that the requester sent', async () => {
    await app.server.inject({ url: '/api/suppliers/7?key=s3cr3t-key', headers: { cookie: 'session=s3cr3t-session' } })
    await app.server.inject({ url: '/nowhere?email=ann@cafe.example' })
    expect(logged.entries()).toMatchObject([
      { level: 'info', method: 'GET', route: '/api/suppliers/:id', status: 404, ms: expect.any(Number) },
      { level: 'info', method: 'GET', route: '/*', path: '/nowhere', status: 404 },
    ])
    expect(logged.text()).not.toMatch(/s3cr3t|ann@/)
  })

  test('a registration and a quote request leave neither passwords nor addresses in the log', async () => {
    const ann = await registered(app)
    const { id } = await app.supplier()
    await ann.call(requestQuote, {
      supplierId: id as never,
      businessName: 'Corner Cafe',
      contactEmail: ann.email,
      contactPhone: '+61 3 5550 0142',
      requirements: 'Beans',
    })
    expect(logged.entries().length).toBeGreaterThanOrEqual(3)
    for (const secret of [ann.email, ann.username, ann.password, 'Corner Cafe', '5550', 'session=', '127.0.0.1'])
      expect(logged.text()).not.toContain(secret)
  })

  test('requests are not logged by default', async () => {
    const quiet = collectLog()
    const other = await createTestApp({}, { logTo: quiet })
    for (const url of ['/', '/nowhere', '/api/suppliers', '/api/suppliers/1', '/api/nothing']) await other.server.inject(url)
    await other.stop()
    expect(quiet.entries()).toEqual([])
  })
})

describe('The log of a wrong PUBLIC_URL', () => {
  const warningsOf = async (settings: Record<string, string>, protocols: string[]) => {
    const lines = collectLog()
    const other = await createTestApp(settings, { logTo: lines })
    for (const protocol of protocols) await other.server.inject({ url: '/api/me', headers: { 'x-forwarded-proto': protocol } })
    await other.stop()
    return lines.entries().filter(({ msg }) => msg.includes('PUBLIC_URL'))
  }

  test('an http address behind an https proxy is warned of once', async () => {
    expect(await warningsOf({ TRUST_PROXY: 'true' }, ['http', 'https', 'https'])).toMatchObject([{ level: 'warn' }])
  })

  test('nothing is said where the address is right, no proxy is trusted, or the site is used over http', async () => {
    expect(await warningsOf({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://backdock.example' }, ['https'])).toEqual([])
    expect(await warningsOf({}, ['https'])).toEqual([])
    expect(await warningsOf({ TRUST_PROXY: 'true' }, ['http'])).toEqual([])
  })
})

describe('The log of an internal error', () => {
  test('the log has its stack under the id of the request, and no personal details or secrets', async () => {
    const ann = await buyer(app)
    const { db } = app.context
    const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g'
    const account = { username: 'Ann Lee', usernameKey: 'ann lee', email: ann.email, passwordHash: hash, role: 'restaurant' } as const
    const duplicate = await db
      .insertInto('accounts')
      .values(account)
      .execute()
      .catch((error: Error) => error)
    const secrets = `cannot tell ${ann.email} (+61 3 5550 0142) of ${hash} by postgres://backdock:pa55word@db.example/backdock?key=s3cr3t-key`
    await app.context.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception '%', new.requirements; end $$;
      create trigger fail before insert on quote_requests for each row execute function fail()`)
    const { id } = await app.supplier()
    const request = { supplierId: id as never, businessName: 'Corner Cafe', contactEmail: ann.email, requirements: secrets }
    const problem = await problemOf(ann.call(requestQuote, request))
    await app.context.pool.query('drop trigger fail on quote_requests; drop function fail()')
    app.context.log.error({ err: new Error('outer', { cause: duplicate }), password: 'seven green crates' }, `${ann.email} was notified`)

    expect(problem.status).toBe(500)
    const failures = logged.entries().filter(({ level }) => level === 'error')
    expect(failures).toMatchObject([
      { requestId: problem.requestId, err: { code: 'P0001', stack: expect.stringMatching(/cannot tell.*\n {4}at /) } },
      { err: { message: 'outer', cause: { code: '23505' } } },
    ])
    for (const secret of [ann.email, '5550', 'c2FsdHNhbHQ', 'pa55word', 's3cr3t', 'seven green crates', 'Ann Lee', 'Corner Cafe'])
      expect(logged.text()).not.toContain(secret)
  })
})
