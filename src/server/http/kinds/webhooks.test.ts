import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { invalid } from '#server/http/problems.ts'
import type { Serve } from './serve.ts'

const KiB = 1024
const url = '/api/webhooks/test'
let received: { body: Buffer; headers: IncomingHttpHeaders }[] = []

function addRoutes(serve: Serve) {
  const options = { summary: 'Takes what a provider tells', maxBytes: 64 * KiB, limit: { name: 'test-webhook', points: 20, seconds: 3600 } }
  serve.webhook(`POST ${url}`, options, async (delivery) => {
    if (delivery.headers['x-signature'] === 'wrong') throw invalid([], 'The signature does not fit.')
    received.push(delivery)
  })
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { addRoutes })
})
afterAll(() => app.stop())

let senders = 0
beforeEach(() => {
  received = []
  senders++
})
const deliver = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: `10.99.0.${senders}`,
  })
const signatureOf = (bytes: Buffer) => createHmac('sha256', 'secret').update(bytes).digest('hex')

describe('A webhook', () => {
  test('the handler receives the exact bytes that were sent', async () => {
    const bodies = [
      Buffer.from('{ "a" : 1,\r\n\t"__proto__": {}, "a": 2 }  \n'),
      Buffer.from('\uFEFF{"name":"Café \u2028 ☕"}'),
      Buffer.concat([Buffer.from('{"half":"'), Buffer.of(0xc3, 0x28, 0xff, 0x00), Buffer.from('"}')]),
      Buffer.from('not json at all'),
      Buffer.alloc(0),
    ]
    for (const body of bodies) expect((await deliver(body, { 'x-signature': signatureOf(body) })).statusCode).toBe(200)
    expect(received.map(({ body }) => body)).toEqual(bodies)
    for (const { body, headers } of received) expect(headers['x-signature']).toBe(signatureOf(body))
  })

  test('a webhook accepts requests of any origin, since it uses no cookies', async () => {
    const elsewhere = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
    expect((await deliver('{}', elsewhere)).statusCode).toBe(200)
    const other = await app.server.inject({ method: 'POST', url: '/api/newsletter', payload: {}, headers: elsewhere })
    expect(other.statusCode).toBe(403)
  })

  test('an error of the handler becomes a problem document', async () => {
    const rejected = await deliver('{}', { 'x-signature': 'wrong' })
    expect(rejected.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(rejected.json()).toMatchObject({ status: 400, detail: 'The signature does not fit.', errors: [] })
  })

  test('a body of another content type, or over the limit of the webhook, does not reach the handler', async () => {
    const [form, large, most] = [
      await deliver('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      await deliver('x'.repeat(64 * KiB + 1)),
      await deliver('x'.repeat(64 * KiB), { 'content-type': 'application/json; charset=utf-8' }),
    ]
    expect(form.json()).toMatchObject({ status: 415, detail: 'Please send the body as application/json.' })
    expect(large.json()).toMatchObject({ status: 413, detail: 'This request is larger than 64 KiB. Please send less.' })
    expect([most.statusCode, received.length]).toEqual([200, 1])
  })

  test('deliveries beyond the limit of an address are a 429', async () => {
    const statuses = []
    for (let times = 0; times < 21; times++) statuses.push((await deliver('{}')).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  test('the API document names the webhook', async () => {
    const { paths } = (await app.server.inject('/api/openapi.json')).json()
    expect(paths[url].post).toMatchObject({ summary: 'Takes what a provider tells', responses: { 200: expect.anything() } })
  })
})
