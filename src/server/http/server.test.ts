import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { collectLog } from '#test/app/log.ts'
import { createSiteServer } from './server.ts'

const REQUEST_MS = 1_000
const logged = collectLog()
const log = createLog({ logLevel: 'warn' }, logged)
const slow = Promise.withResolvers<object>()
let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = createSiteServer({ config: readConfig({}), secrets: ['secret'], log }, { requestMs: REQUEST_MS })
  app.get('/api/hello', () => ({ hello: 'world' }))
  app.post('/api/hello', () => ({ hello: 'world' }))
  app.get('/api/broken', () => {
    throw Object.assign(new Error('password authentication failed for user "backdock"'), { detail: 'Key (email)=(ann@cafe.example)' })
  })
  app.get('/api/slow', async () => slow.promise)
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

type Client = { socket: Socket; received: () => string; closed: Promise<unknown> }

/** Opens a raw connection; `closed` resolves once the server has closed it. */
async function dial(): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk))).on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await once(socket, 'connect')
  return { socket, received: () => text, closed }
}

const unfinished = [
  '',
  'GET /api/hello HTTP/1.1\r\nhost: x\r\n',
  'POST /api/hello HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
]

describe('openServer', () => {
  test('a process with many running handlers is busy until they have ended', async () => {
    const ask = () => app.inject('/api/slow')
    const few = [ask(), ask()]
    await app.inject('/api/hello')
    expect(app.isBusy()).toBe(false)
    const many = Array.from({ length: 10 }, ask)
    await app.inject('/api/hello')
    expect(app.isBusy()).toBe(true)
    slow.resolve({})
    await Promise.all([...few, ...many])
    expect(app.isBusy()).toBe(false)
  })

  test('a client that does not finish its request gets a 408, and 300 such clients do not block others', async () => {
    const slow = await Promise.all(Array.from({ length: 300 }, dial))
    slow.forEach(({ socket }, n) => socket.write(unfinished[n % unfinished.length]!))
    const byteNowAndThen = setInterval(() => slow.forEach(({ socket }, n) => n % 3 > 0 && socket.writable && socket.write('a')), 200)
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/hello`)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(slow.map(({ closed }) => closed))
    clearInterval(byteNowAndThen)
    for (const { received } of slow.slice(1, 3))
      expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*application\/problem\+json[^]*"status":408/)
  })

  test('a malformed HTTP request is a 400 problem document', async () => {
    const { socket, received, closed } = await dial()
    socket.write('hello?\r\n\r\n')
    await closed
    expect(received()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*application\/problem\+json[^]*"errors":\[\]/)
    for (const line of ['x-content-type-options: nosniff', 'x-frame-options: DENY', 'cache-control: private, no-store'])
      expect(received()).toContain(`\r\n${line}\r\n`)
  })

  test('a request that says twice where it ends is refused, so that a proxy cannot see another one in it', async () => {
    const twice = [
      'content-length: 4\r\ntransfer-encoding: chunked',
      'content-length: 4\r\ncontent-length: 5',
      'transfer-encoding: chunked, x',
    ]
    for (const lines of twice) {
      const { socket, received, closed } = await dial()
      socket.write(`POST /api/hello HTTP/1.1\r\nhost: x\r\n${lines}\r\n\r\n0\r\n\r\nGET /api/hello HTTP/1.1\r\nhost: x\r\n\r\n`)
      await closed
      expect([lines, received().match(/^HTTP\/1\.1 \d+/gm)]).toEqual([lines, ['HTTP/1.1 400']])
    }
  })

  test('a client that disconnects half-way is not logged', async () => {
    const before = logged.entries().length
    const disconnected = new Promise((resolve) => app.server.once('connection', (connection: Socket) => connection.once('close', resolve)))
    const authorized = once(app.server, 'request')
    const { socket } = await dial()
    socket.write(unfinished[2]!)
    await authorized
    socket.destroy()
    await disconnected
    expect(logged.entries()).toHaveLength(before)
  })

  test('the response to a body that is too large arrives', async () => {
    const body = 'x'.repeat(8 * 1024 * 1024)
    for (let times = 0; times < 5; times++) {
      const response = await fetch(`http://127.0.0.1:${port}/api/hello`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ status: 413 })
    }
  })

  test('an internal error reveals no details to the requester, and the log no data of the requester', async () => {
    const response = await app.inject('/api/broken')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side. Please try again in a minute.',
      requestId: expect.any(String),
    })
    expect(logged.entries().at(-1)).toMatchObject({
      level: 'error',
      msg: 'GET /api/broken failed',
      requestId: response.json().requestId,
      err: { stack: expect.stringContaining('Error: password authentication failed') },
    })
    expect(logged.text()).not.toContain('ann@cafe.example')
  })
})
