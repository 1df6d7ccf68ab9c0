import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Email } from 'postal-mime'
import { freePort } from '#test/free-port.ts'
import { lettersIn } from '#test/outbox.ts'

export { expect }

/** A running marketplace with the demo data, one for each worker. */
export type Site = {
  address: string
  /** Letters that a supplier or buyer of this address received, oldest first. */
  lettersTo(recipient: string): Promise<Email[]>
}

export const test = base.extend<object, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this very pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'backdock-site-'))
      const { address, stop } = await startSite(folder)
      await use({ address, lettersTo: (recipient) => lettersTo(folder, recipient) })
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
})

async function startSite(folder: string) {
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
  }
  const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(server, 'exit')
  await addressPrinted(server.stdout)
  const stop = async () => {
    server.kill('SIGTERM')
    await gone
  }
  return { address: `http://localhost:${port}`, stop }
}

/** Reads on after that: a server whose prints nobody takes would stop at the next one. */
const addressPrinted = (stdout: Readable) =>
  new Promise<void>((resolve) => createInterface(stdout).on('line', (line) => line.startsWith('http://') && resolve()))

async function lettersTo(dataDir: string, recipient: string): Promise<Email[]> {
  const letters = await lettersIn(dataDir)
  return letters.filter(({ to }) => to?.some(({ address }) => address?.toLowerCase() === recipient.toLowerCase()))
}

/** Zero axe violations, in the light theme and in the dark one, motion over. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A theme fades in: what is judged is where it ends.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  }
}
