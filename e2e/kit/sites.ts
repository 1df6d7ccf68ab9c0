import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '#test/programs/free-port.ts'
import { builtProgram, NODE_ARGUMENTS } from '#test/programs/built-server.ts'
import { createSiteData, type SiteData, type SiteDataSource } from './site-data.ts'
import { logFile } from './site-log.ts'

/** The account of the platform's owner on every site. */
export const OWNER = { email: 'owner@backdock.example', password: 'kelpie-under-the-dock' }

/** Where a site is, its data folder, and the file with its log. */
type SiteLocation = { address: string; folder: string; log: string }
type RunningSite = SiteLocation & { stop(): Promise<void> }

/** Names the address at which the workers ask for their sites; they inherit the environment. */
const VARIABLE = 'BACKDOCK_TEST_SITES'

/** Where they ask for data only, for a site that they start themselves. */
const DATA = '/data/'

/**
 * Runs before all tests, in the process that outlives the workers: Playwright starts a new worker for each project and after each failure,
 * and starting a site takes seconds. A site is started by the first worker that asks for it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const source = await createSiteData()
  const sites = new Map<string, Promise<RunningSite>>()
  const getOrStart = (name: string) => {
    const site = sites.get(name) ?? startSite(source, name)
    sites.set(name, site)
    return site
  }
  const locationOf = async (name: string) => {
    const { address, folder, log } = await getOrStart(name)
    return { address, folder, log } satisfies SiteLocation
  }
  const server = createServer(async ({ url = '' }, response) => {
    const wanted = url.startsWith(DATA) ? source.copy(url.endsWith('demo')) : locationOf(url.slice(1))
    await wanted.then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  process.env[VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await Promise.allSettled([...sites.values()].map(async (site) => (await site).stop()))
    await source.stop()
  }
}

/** Returns the site of the worker with this index: of the workers that run at the same time, each has another. */
export const siteOf = (parallelIndex: number): Promise<SiteLocation> => askFor(`/${parallelIndex}`)

/** Returns the data for a site that a worker starts itself, and whose folder it removes. */
export const newSiteData = (isDemo: boolean): Promise<SiteData> => askFor(DATA + (isDemo ? 'demo' : 'empty'))

async function askFor<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${process.env[VARIABLE]}${path}`)
  if (!response.ok) throw new Error(await response.text())
  return response.json() as Promise<Answer>
}

async function startSite(source: SiteDataSource, name: string): Promise<RunningSite> {
  const data = await source.copy(true)
  const port = await freePort()
  const env = {
    ...process.env,
    ...data,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DEMO_DATA: 'true',
    SMTP_URL: '',
    TRUST_PROXY: 'true',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    // As `npm start` has them.
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: '.cache/compiled',
  }
  const log = logFile(name)
  const server = spawn(process.execPath, [...NODE_ARGUMENTS, builtProgram('src/server/commands/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  })
  const gone = once(server, 'exit')
  await addressPrinted(server.stdout!).catch((error: Error) => Promise.reject(new Error(`${error.message} Its log is in ${log}.`)))
  const stop = async () => {
    server.kill('SIGTERM')
    await gone
    await rm(data.DATA_DIR, { recursive: true, force: true })
  }
  return { address: `http://localhost:${port}`, folder: data.DATA_DIR, log, stop }
}

/** Reads on after that: a server whose prints nobody takes would stop at the next one. */
const addressPrinted = (stdout: Readable) =>
  new Promise<void>((resolve, reject) => {
    const lines = createInterface(stdout).on('line', (line) => line.startsWith('http://') && resolve())
    lines.on('close', () => reject(new Error('The site ended before it had printed its address.')))
  })
