import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'

/** A cache that is asked to drop what it keeps. */
let edge: Server
let asked: string[] = []
let status = 200
let app: TestApp
const log = collectLog()

beforeAll(async () => {
  edge = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(edge, 'listening')
  const { port } = edge.address() as AddressInfo
  app = await createTestApp(
    { EDGE_CACHE_SECONDS: '30', EDGE_PURGE_URL: `http://127.0.0.1:${port}/purge`, LOG_LEVEL: 'warn' },
    { logTo: log },
  )
})
afterAll(async () => {
  await app.stop()
  edge.close()
})

const times = async (count: number) => void (await expect.poll(() => asked.length, { timeout: PATIENCE_MS }).toBe(count))
const publish = () => app.context.changes.publish(app.context.db)

test('a cache in front is told of a change at once, and of all that follow it in one go', async () => {
  await publish()
  await expect.poll(() => asked[0], { timeout: PATIENCE_MS }).toBe('PURGE /purge')
  asked = []
  const begun = performance.now()
  for (let change = 0; change < 50; change++) await publish()
  // What was published before is told by the first, at the latest a second later.
  await expect.poll(() => asked.length, { timeout: PATIENCE_MS }).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begun) / 1000))
})

test('one that refuses is named in the log once, and the site goes on', async () => {
  status = 403
  asked = []
  await publish()
  await times(1)
  await publish()
  await times(2)
  await expect.poll(() => log.text(), { timeout: PATIENCE_MS }).toContain('could not be purged')
  expect(log.text().match(/could not be purged/g)).toHaveLength(1)
  expect((await app.server.inject('/api/suppliers')).statusCode).toBe(200)
})
