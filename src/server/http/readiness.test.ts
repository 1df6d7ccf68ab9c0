import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { copiedDatabase } from '#test/database-server.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { collectLog } from '#test/log.ts'

const onServer = Boolean(inject('databaseServer'))
let app: TestApp
let line: Line

beforeAll(async () => {
  if (!onServer) return void (app = await createTestApp())
  const address = new URL((await copiedDatabase())!)
  line = await openLine(`${address.searchParams.get('host')}/.s.PGSQL.5432`)
  const SESSION_SECRET = 'the secret of an app under test'
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${line.port}${address.pathname}`
  app = await createTestApp({ DATABASE_URL, SESSION_SECRET }, { logTo: collectLog() })
})
afterAll(async () => {
  await app.stop()
  await line?.cut()
})

const statusOf = async (url: string) => (await app.server.inject(url)).statusCode

describe('GET /healthz and GET /readyz', () => {
  test('the application is alive and ready', async () => {
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(200)
  })

  test.skipIf(!onServer)(
    'without its database the application stays alive, is not ready and responds 503 with Retry-After; then it recovers',
    async () => {
      const client = await app.context.pool.connect()
      await client.query('begin')
      await line.cut()
      await expect(client.query('commit')).rejects.toThrow(/Connection|not queryable/)
      client.release(true)
      expect(await statusOf('/readyz')).toBe(503)
      expect(await statusOf('/healthz')).toBe(200)
      for (const url of ['/api/suppliers', '/api/suppliers/1', '/api/categories']) {
        const response = await app.server.inject(url)
        expect([url, response.statusCode, response.headers['retry-after'], response.json().status]).toEqual([url, 503, '60', 503])
        expect(response.body).not.toContain('ECONNREFUSED')
      }
      expect(await statusOf('/suppliers')).toBe(503)
      await line.restore()
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 10_000 })
      expect(await statusOf('/api/suppliers')).toBe(200)
      expect(await statusOf('/suppliers')).toBe(200)
    },
  )
})

type Line = { port: number; cut(): Promise<void>; restore(): Promise<void> }

/** Opens a proxy to a database server that can be cut: the server stays up, but is unreachable. */
async function openLine(socketPath: string): Promise<Line> {
  const ends = new Set<Socket>()
  let server: Server
  const listen = async (port: number) => {
    server = createServer((near) => {
      const far = connect(socketPath)
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(end)
        end.pipe(other)
        end.on('error', () => other.destroy()).on('close', () => other.destroy())
      }
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    port,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const end of ends) end.destroy()
      ends.clear()
      await closed
    },
    restore: async () => void (await listen(port)),
  }
}
