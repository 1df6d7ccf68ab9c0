import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { copiedDatabase } from '#test/database/database-server.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { createTcpProxy, placesOf, type TcpProxy } from '#test/programs/tcp-proxy.ts'

const onServer = Boolean(inject('databaseServer'))
let app: TestApp
let line: TcpProxy

beforeAll(async () => {
  if (!onServer) return void (app = await createTestApp())
  const { socketPath, urlAt } = placesOf((await copiedDatabase())!)
  line = await createTcpProxy(socketPath)
  const SESSION_SECRET = 'the secret of an app that is under test'
  const DATABASE_URL = urlAt(line.port)
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
      for (const url of ['/suppliers', '/suppliers/1', '/readyz']) {
        const { statusCode, headers } = await app.server.inject(url)
        expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '60'])
      }
      await line.restore()
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), PATIENCE_MS)
      expect(await statusOf('/api/suppliers')).toBe(200)
      expect(await statusOf('/suppliers')).toBe(200)
    },
  )
})
