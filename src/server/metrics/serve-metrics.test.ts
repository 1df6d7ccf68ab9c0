import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askServer, databaseOn } from '#test/database/ask-server.ts'
import { freePort } from '#test/programs/free-port.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { runProgram, temporaryFolder, usedFolder } from '#test/programs/program.ts'
import { samplesIn } from '#test/data/samples.ts'

// Each starts programs.
async function start(settings: Record<string, string>) {
  const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())]
  const program = runProgram('src/server/commands/main.ts', { DEMO_DATA: 'false', PORT, METRICS_PORT, ...settings })
  const address = `http://localhost:${PORT}`
  await program.line(address)
  return { ...program, PORT, address, port: settings.METRICS_PORT ?? METRICS_PORT }
}

const samplesAt = async (port: string) => samplesIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
const CATEGORIES = 'backdock_http_requests_total{method="GET",route="/api/categories",status="200"}'

describe('METRICS_PORT', () => {
  test('serves metrics and nothing else, to this machine only; the site does not serve them, and a port in use is rejected in one line', async () => {
    const site = await start({ DATA_DIR: await usedFolder() })
    const response = await fetch(`http://127.0.0.1:${site.port}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
    expect(samplesIn(await response.text()).get('process_start_time_seconds')).toBeGreaterThan(0)
    const statusOf = async (path: string, init?: RequestInit) => (await fetch(`http://127.0.0.1:${site.port}${path}`, init)).status
    expect([await statusOf('/'), await statusOf('/api/suppliers'), await statusOf('/metrics', { method: 'POST' })]).toEqual([404, 404, 405])
    expect((await fetch(`${site.address}/metrics`)).status).toBe(404)
    const others = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of others) await expect(fetch(`http://${address}:${site.port}/metrics`)).rejects.toThrow('fetch failed')
    const { exit, lines } = runProgram('src/server/commands/main.ts', {
      DATA_DIR: await usedFolder(),
      PORT: String(await freePort()),
      METRICS_PORT: site.PORT,
    })
    expect([await exit, lines]).toEqual([1, [`METRICS_PORT ${site.PORT} on 127.0.0.1 cannot be used (EADDRINUSE): choose another.`]])
    site.signal('SIGTERM')
    expect(await site.exit).toBe(0)
  })

  describe.skipIf(!hasPostgres())(`on a database server${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
    let server: { url: string; stop(): Promise<void> }
    beforeAll(async () => void (server = (await startPostgres())!))
    afterAll(() => server.stop())

    test('shows the figures of two processes added up, and those of the database once', async () => {
      await askServer(server.url, 'create database metrics')
      const DATABASE_URL = databaseOn(server.url, 'metrics')
      const site = await start({
        DATABASE_URL,
        SESSION_SECRET: 'the secret of an app that is under test',
        DATA_DIR: await temporaryFolder(),
        WEB_CONCURRENCY: '2',
      })
      // Connections of their own, several at once, so that either process gets some; each creates the list once.
      const ask = () => fetch(`${site.address}/api/categories`, { headers: { connection: 'close' } })
      let sent = 0
      async function misses() {
        sent += (await Promise.all(Array.from({ length: 6 }, ask))).length
        return (await samplesAt(site.port)).get('backdock_page_cache_lookups_total{result="miss"}')
      }
      await expect.poll(misses).toBeGreaterThan(1)
      const found = await samplesAt(site.port)
      expect(found.get(CATEGORIES)).toBe(sent)
      expect(found.get('backdock_db_size_bytes')).toBeLessThan(100_000_000)
      site.signal('SIGTERM')
      expect(await site.exit).toBe(0)
    })
  })
})
