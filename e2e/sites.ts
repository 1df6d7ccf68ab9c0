import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '#test/free-port.ts'
import { preparedDataDir } from '#test/template.ts'

/** The account of the platform's owner on every site. */
export const OWNER = { email: 'owner@backdock.example', password: 'kelpie-under-the-dock' }

/** Where a site is, and its data folder. */
type SiteLocation = { address: string; folder: string }
type RunningSite = SiteLocation & { stop(): Promise<void> }

/** Names the address at which the workers ask for their sites; they inherit the environment. */
const VARIABLE = 'BACKDOCK_TEST_SITES'

/**
 * Runs before all tests, in the process that outlives the workers: Playwright starts a new worker for each project and after each failure,
 * and starting a site takes seconds. A site is started by the first worker that asks for it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const sites = new Map<string, Promise<RunningSite>>()
  const getOrStart = (name: string) => {
    const site = sites.get(name) ?? startSite()
    sites.set(name, site)
    return site
  }
  const server = createServer(async ({ url }, response) => {
    const site = await getOrStart(url!).catch((error: Error) => error)
    if (site instanceof Error) response.writeHead(500).end(site.message)
    else response.end(JSON.stringify({ address: site.address, folder: site.folder } satisfies SiteLocation))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  process.env[VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await Promise.allSettled([...sites.values()].map(async (site) => (await site).stop()))
  }
}

/** Returns the site of the worker with this index: of the workers that run at the same time, each has another. */
export async function siteOf(parallelIndex: number): Promise<SiteLocation> {
  const response = await fetch(`${process.env[VARIABLE]}/${parallelIndex}`)
  if (!response.ok) throw new Error(await response.text())
  return response.json() as Promise<SiteLocation>
}

async function startSite(): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-site-'))
  await cp(await preparedDataDir(), folder, { recursive: true })
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_DATA: 'true',
    SMTP_URL: '',
    TRUST_PROXY: 'true',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    // As `npm start` has them.
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: '.cache/compiled',
  }
  const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(server, 'exit')
  await addressPrinted(server.stdout)
  const stop = async () => {
    server.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  return { address: `http://localhost:${port}`, folder, stop }
}

/** Reads on after that: a server whose prints nobody takes would stop at the next one. */
const addressPrinted = (stdout: Readable) =>
  new Promise<void>((resolve, reject) => {
    const lines = createInterface(stdout).on('line', (line) => line.startsWith('http://') && resolve())
    lines.on('close', () => reject(new Error('The site ended before it had printed its address.')))
  })
