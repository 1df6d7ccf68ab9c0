import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export { expect }

/** A running marketplace with the demo data, one for each worker. */
export type Site = {
  address: string
  /** Letters that a supplier or buyer of this address received, oldest first. */
  lettersTo(recipient: string): Promise<Email[]>
}

export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'backdock-site-'))
      const { address, stop } = await startSite(folder)
      await use({ address, lettersTo: (recipient) => lettersIn(join(folder, 'outbox'), recipient) })
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
})

async function startSite(folder: string) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: '', DATA_DIR: folder, DATABASE_URL: '', DEMO_DATA: 'true', SMTP_URL: '' }
  const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(server, 'exit')
  for await (const chunk of server.stdout) if (String(chunk).includes('http://')) break
  server.stdout.resume()
  const stop = async () => {
    server.kill('SIGTERM')
    await gone
  }
  return { address: `http://localhost:${port}`, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function lettersIn(outbox: string, recipient: string): Promise<Email[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  const letters = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
  return letters.filter(({ to }) => to?.some(({ address }) => address?.toLowerCase() === recipient.toLowerCase()))
}

/** Zero axe violations, in the light theme and in the dark one, motion over. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
    expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  }
}
