import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, NO_SERVER, startPostgres, type PostgresServer } from '#test/database/postgres.ts'
import { freePort } from '#test/programs/free-port.ts'
import { runProgram, temporaryFolder } from '#test/programs/program.ts'

const OWNER_EMAIL = 'owner@backdock.example'
let server: PostgresServer

/** Starts a process of one kind with a data folder of its own. */
async function started(PROCESS: 'web' | 'worker') {
  const [port, metricsPort, folder] = [await freePort(), await freePort(), await temporaryFolder()]
  const program = runProgram('src/server/commands/main.ts', {
    DATABASE_URL: server.url,
    SESSION_SECRET: 'the secret of an app that is under test',
    DATA_DIR: folder,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    OWNER_EMAIL,
    OWNER_PASSWORD: 'kelpie under the dock',
    PROCESS,
  })
  const address = `http://localhost:${port}`
  await program.line(address)
  const statusOf = async (path: string) => (await fetch(address + path)).status
  const letters = () => readdir(join(folder, 'outbox')).catch(() => [])
  return { ...program, address, metrics: `http://127.0.0.1:${metricsPort}/metrics`, statusOf, letters }
}

describe.skipIf(!hasPostgres())(`Processes of one kind${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
  beforeAll(async () => void (server = (await startPostgres())!))
  afterAll(() => server?.stop())

  test('one serves the site and works on no jobs, the other works on them and answers for its health alone', async () => {
    const web = await started('web')
    const forgotten = await fetch(`${web.address}/api/password/forgot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: OWNER_EMAIL }),
    })
    expect(forgotten.ok).toBe(true)
    const worker = await started('worker')
    await expect.poll(async () => (await worker.letters()).length).toBeGreaterThan(0)
    expect(await web.letters()).toEqual([])
    const paths = ['/healthz', '/readyz', '/', '/suppliers', '/api/suppliers', '/api/me', '/api/openapi.json', '/robots.txt', '/nowhere']
    // In the end: a process that shares a core with a whole suite may answer a first request with 503 and say when to come again.
    await expect.poll(() => Promise.all(paths.map(worker.statusOf))).toEqual([200, 200, ...paths.slice(2).map(() => 404)])
    await expect.poll(() => Promise.all(paths.map(web.statusOf))).toEqual([...paths.slice(1).map(() => 200), 404])
    expect((await fetch(worker.metrics)).status).toBe(200)
    for (const program of [web, worker]) {
      program.signal('SIGTERM')
      expect(await program.exit).toBe(0)
    }
  })
})
