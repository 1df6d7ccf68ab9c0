import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askServer, databaseOn } from '#test/database/ask-server.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { freePort } from '#test/programs/free-port.ts'
import { childrenOf } from '#test/programs/children-of.ts'
import { runProgram, startProgram, temporaryFolder, type Program } from '#test/programs/program.ts'

const OWNER = { email: 'owner@backdock.example', password: 'kelpie under the dock' }
const SESSION_SECRET = 'the secret of an app that is under test'
let server: { url: string; stop(): Promise<void> }
let databases = 0

/** Less than a cached page lives: what is seen earlier was heard of. */
const heard = { timeout: 30_000 }

/** Settings for a database of its own on the server. */
async function onServer(dataDir?: string): Promise<Record<string, string>> {
  const name = `processes_${++databases}`
  await askServer(server.url, `create database ${name}`)
  const DATABASE_URL = databaseOn(server.url, name)
  return { DATABASE_URL, SESSION_SECRET, DATA_DIR: dataDir ?? (await temporaryFolder()), PORT: String(await freePort()) }
}

/** Returns how many processes hear of changes by others. */
const listenersOn = async (url: string) =>
  (await askServer(url, `select from pg_stat_activity where datname = current_database() and query like 'listen %'`)).length

const main = (settings: Record<string, string>) => runProgram('src/server/commands/main.ts', settings)
/** Several requests over connections of their own, each of which any process may accept. */
const fetchRepeatedly = (url: string) =>
  Promise.all(Array.from({ length: 6 }, async () => (await fetch(url, { headers: { connection: 'close' } })).text()))

const JSON_BODY = { 'content-type': 'application/json' }
/** A connection that is kept would have its next requests answered by the same process. */
const NOT_KEPT = { connection: 'close' }

/** Sends a request that this one of the processes answers: the others are stopped meanwhile, so that they accept no connection. */
async function fetchFrom(worker: number, workers: number[], url: string, request: RequestInit = {}) {
  const others = workers.filter((pid) => pid !== worker)
  others.forEach((pid) => process.kill(pid, 'SIGSTOP'))
  const response = await fetch(url, { ...request, headers: { ...request.headers, ...NOT_KEPT } })
  const text = await response.text()
  others.forEach((pid) => process.kill(pid, 'SIGCONT'))
  return { text, status: response.status }
}

/** Signs in, and returns the headers of an owner's calls. */
async function ownerHeaders(address: string, account: { email: string; password: string }) {
  const body = JSON.stringify(account)
  const login = await fetch(`${address}/api/login`, { method: 'POST', headers: { ...JSON_BODY, ...NOT_KEPT }, body })
  const cookie = login.headers.get('set-cookie')!.split(';')[0]!
  const { ownerToken } = await (await fetch(`${address}/api/me`, { headers: { cookie, ...NOT_KEPT } })).json()
  return { cookie, 'x-owner-authorization': ownerToken as string, ...JSON_BODY, ...NOT_KEPT }
}

describe("The server's processes", () => {
  describe.skipIf(!hasPostgres())(`on a database server${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
    beforeAll(async () => void (server = (await startPostgres())!))
    afterAll(() => server.stop())

    test('the demo marketplace is loaded only when DEMO_DATA is true', async () => {
      const settings = await onServer()
      const address = `http://localhost:${settings.PORT}`
      for (const [DEMO_DATA, suppliers] of [
        ['', 0],
        ['true', 160],
      ] as const) {
        const program = main({ ...settings, DEMO_DATA })
        await program.line(address)
        expect(program.lines.at(-1)).toBe(address)
        expect((await fetch(`${address}/api/suppliers`)).headers.get('x-total-count')).toBe(String(suppliers))
        program.signal('SIGTERM')
        expect(await program.exit).toBe(0)
      }
    })

    test("two processes share the port and hear each other's changes, a killed one is replaced, and all end together", async () => {
      const settings = await onServer()
      const address = `http://localhost:${settings.PORT}`
      const program = main({ ...settings, DEMO_DATA: 'true', WEB_CONCURRENCY: '2' })
      await program.line(address)
      const workers = childrenOf(program)
      expect(workers).toHaveLength(2)
      await expect.poll(() => listenersOn(settings.DATABASE_URL!)).toBe(2)

      await fetchRepeatedly(`${address}/api/suppliers`)
      await askServer(settings.DATABASE_URL!, `update suppliers set business_name = 'Renamed Roasters' where id = 1`)
      await askServer(settings.DATABASE_URL!, `select pg_notify('public_change', '')`)
      const seen = async () =>
        (await fetchRepeatedly(`${address}/api/suppliers?limit=100`)).every((text) => text.includes('Renamed Roasters'))
      await expect.poll(seen, heard).toBe(true)

      process.kill(workers[0]!, 'SIGKILL')
      await expect.poll(() => childrenOf(program).filter((pid) => !workers.includes(pid))).toHaveLength(1)
      await expect.poll(() => listenersOn(settings.DATABASE_URL!)).toBe(2)
      expect(new Set(await fetchRepeatedly(`${address}/healthz`))).toEqual(new Set(['{"status":"alive"}']))

      program.signal('SIGTERM')
      expect(await program.exit).toBe(0)
      expect(program.lines).toEqual([expect.stringContaining('The owner of this demo'), address])
    })

    describe('two that are running', () => {
      let pair: Program & { settings: Record<string, string>; address: string }
      beforeAll(async () => {
        const owner = { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password }
        const settings: Record<string, string> = {
          ...(await onServer(await mkdtemp(join(tmpdir(), 'backdock-pair-')))),
          ...owner,
          WEB_CONCURRENCY: '2',
        }
        const address = `http://localhost:${settings.PORT}`
        pair = { ...startProgram('src/server/commands/main.ts', settings), settings, address }
        await pair.line(address)
      })
      afterAll(async () => {
        pair.signal('SIGTERM')
        await pair.exit
        await rm(pair.settings.DATA_DIR!, { recursive: true })
      })

      test('a text and a style that one of them saves are on the pages of both, long before cached ones expire', async () => {
        const { settings, address } = pair
        const workers = childrenOf(pair)
        await expect.poll(() => listenersOn(settings.DATABASE_URL!)).toBe(2)
        const headers = await ownerHeaders(address, OWNER)
        const styles = await (await fetch(`${address}/api/admin/styles`, { headers })).json()
        const primary = styles.find(
          ({ cssProperty, theme }: { cssProperty: string; theme: string }) => cssProperty === '--primary' && theme === 'light',
        )
        const homes = async () => {
          const texts: string[] = []
          for (const worker of workers) texts.push((await fetchFrom(worker, workers, `${address}/`)).text)
          return texts
        }
        // From now on both have the page in their caches.
        for (const home of await homes()) expect(home).toContain('Find your next supplier before the morning rush')
        const save = async (worker: number, method: string, path: string, change: object) => {
          const { status } = await fetchFrom(worker, workers, address + path, { method, headers, body: JSON.stringify(change) })
          expect(status).toBe(200)
        }

        await save(workers[0]!, 'PUT', '/api/admin/content/home.hero.title', { value: 'Milk before dawn' })
        await expect.poll(async () => (await homes()).map((home) => home.includes('Milk before dawn')), heard).toEqual([true, true])
        await save(workers[1]!, 'POST', '/api/admin/styles/bulk-update', { updates: [{ id: primary.id, value: '#123456' }] })
        await expect.poll(async () => (await homes()).map((home) => home.includes('#123456')), heard).toEqual([true, true])
      })

      test('one that has stopped answering is given no connection: the other one answers them all', async () => {
        for (const worker of childrenOf(pair)) {
          process.kill(worker, 'SIGSTOP')
          // One that was handed to the stopped process would wait until this test is over.
          expect(new Set(await fetchRepeatedly(`${pair.address}/healthz`))).toEqual(new Set(['{"status":"alive"}']))
          process.kill(worker, 'SIGCONT')
        }
      })

      test('several others that cannot start beside them end with one line', async () => {
        const { exit, lines } = main({ ...pair.settings, WEB_CONCURRENCY: '3' })
        expect([await exit, lines]).toEqual([1, [expect.stringMatching(/^PORT \d+ on HOST 127\.0\.0\.1 cannot be used/)]])
      })
    })

    test('a database that does not exist is named in one line, without the password', async () => {
      const DATABASE_URL = server.url.replace('postgres@', 'postgres:pa55word@').replace('/postgres?', '/nowhere?')
      const { exit, lines } = main({ ...(await onServer()), DATABASE_URL })
      expect([await exit, lines]).toEqual([1, [expect.stringMatching(/^DATABASE_URL could not be reached \(3D000\): check that/)]])
      expect(lines.join()).not.toContain('pa55word')
    })
  })

  // It waits for as long as a database server may take to start.
  test('a start waits at least 25 s for an unreachable database server, then ends in one line without the password', async () => {
    const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    const started = Date.now()
    const startWith = async (port: number) => {
      const DATABASE_URL = `postgres://ann:pa55word@127.0.0.1:${port}/backdock`
      const { exit, lines } = main({ DATABASE_URL, SESSION_SECRET, DATA_DIR: await temporaryFolder() })
      expect([await exit, lines]).toEqual([1, [expect.stringMatching(/^DATABASE_URL could not be reached \([^)]+\): check that/)]])
      expect(lines.join()).not.toContain('pa55word')
    }
    await Promise.all([startWith(await freePort()), startWith((silent.address() as AddressInfo).port)])
    expect(Date.now() - started).toBeGreaterThanOrEqual(25_000)
  })
})
