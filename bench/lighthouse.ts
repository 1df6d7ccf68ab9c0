import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ALL_TEXTS } from '#contract/site-texts/all-texts.ts'
import { compose } from '#server/app/compose.ts'
import { readConfig } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { freePort } from '#test/programs/free-port.ts'
import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import { createReport } from './report.ts'

/** The pages, with the limit of their JavaScript in kilobytes, where there is one. */
const PAGES: Record<string, { path: string; script?: number; isEdited?: true }> = {
  home: { path: '/' },
  'edited home': { path: '/', isEdited: true },
  listing: { path: '/suppliers', script: 110 },
  profile: { path: '/suppliers/1', script: 110 },
  pricing: { path: '/pricing', script: 110 },
  resources: { path: '/resources', script: 110 },
  resource: { path: '/resource/supplier-scorecard', script: 110 },
}
const RUNS = 5
/** Runs per page at most: occasionally a trace lacks its beginning, and Lighthouse asks for another run. */
const TRIES = 3
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

type Audit = { title: string; score: number | null; displayValue?: string; numericValue?: number; details?: { items?: { url: string }[] } }
type Category = { title: string; score: number; auditRefs: { id: string; weight: number }[] }
/** The part of Lighthouse's report that is used here. */
type LighthouseReport = {
  categories: Record<string, Category>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

/** Runs Lighthouse on the demo marketplace as a phone, with the machine's browser. Returns the number of missed targets. */
export async function measureInBrowser(): Promise<number> {
  const [site, edited, browser, report] = [await openDemo(), await openDemo(), await browserPath(), createReport()]
  await edit(edited.context)
  const runs: Record<string, LighthouseReport>[] = []
  // One run of every page at a time, so that other load on the machine affects all alike.
  while (runs.length < RUNS) {
    const run: Record<string, LighthouseReport> = {}
    for (const [name, { path, isEdited }] of Object.entries(PAGES))
      run[name] = await seenByOneOf(TRIES, browser, (isEdited ? edited : site).origin + path)
    runs.push(run)
  }
  for (const [name, { path, script }] of Object.entries(PAGES)) {
    const seen = itemAt(
      runs.map((run) => required(run[name], `The run of ${name}`)).toSorted((a, b) => score(a, 'performance') - score(b, 'performance')),
      RUNS >> 1,
    )
    report.heading(`${name} (${path}), the median of ${RUNS} runs`)
    reportPage(report, seen, script)
    for (const loss of lossesIn(seen)) console.log(`  ${loss}`)
  }
  await site.stop()
  await edited.stop()
  return report.missed()
}

function reportPage(report: ReturnType<typeof createReport>, seen: LighthouseReport, script: number | undefined) {
  const figure = (id: string) => required(auditOf(seen, id).numericValue, `The figure ${id}`)
  const row = (what: string, value: number, target?: { atLeast: number } | { atMost: number }, unit = '') =>
    report.add({ what, yardstick: '', ours: `${Math.round(value * 1000) / 1000}${unit}`, measured: value, ...(target && { target }) })
  row('performance', score(seen, 'performance'), { atLeast: 97 })
  row('accessibility', score(seen, 'accessibility'), { atLeast: 100 })
  row('best practices', score(seen, 'best-practices'), { atLeast: 100 })
  row('SEO', score(seen, 'seo'), { atLeast: 100 })
  row('cumulative layout shift', figure('cumulative-layout-shift'), { atMost: 0.02 })
  row('JavaScript before any interaction', firstLoad(seen) / 1000, script ? { atMost: script } : undefined, ' kB (brotli)')
  row('largest contentful paint', Math.round(figure('largest-contentful-paint')), undefined, ' ms')
  row('total blocking time', Math.round(figure('total-blocking-time')), undefined, ' ms')
}

const score = ({ categories }: LighthouseReport, id: string) => Math.round(required(categories[id], `The category ${id}`).score * 100)
const auditOf = ({ audits }: LighthouseReport, id: string) => required(audits[id], `The audit ${id}`)

const ASSETS = fileURLToPath(new URL('../dist/client/assets', import.meta.url))

/** Returns the bytes of all scripts that the page loaded, compressed as a browser receives them. */
const firstLoad = (seen: LighthouseReport) => {
  const fetched = new Set(
    required(auditOf(seen, 'network-requests').details?.items, 'The list of requests')
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('.js'))
      .map(({ pathname }) => basename(pathname)),
  )
  return [...fetched].reduce((bytes, file) => bytes + statSync(join(ASSETS, `${file}.br`)).size, 0)
}

/** Lists every audit that lost points, with the reason. */
const lossesIn = (seen: LighthouseReport) =>
  Object.values(seen.categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (auditOf(seen, id).score ?? 1) < 1)
      .map(({ id }) => auditOf(seen, id))
      .map((audit) => `${title}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`),
  )

async function seenByOneOf(tries: number, browser: string, url: string): Promise<LighthouseReport> {
  try {
    return await seenBy(browser, url)
  } catch (error) {
    if (tries <= 1) throw error
    console.log(`Lighthouse broke off at ${url} and is run again.`)
    return seenByOneOf(tries - 1, browser, url)
  }
}

/** Runs Lighthouse once, in a browser and a process of its own. */
async function seenBy(browser: string, url: string): Promise<LighthouseReport> {
  const cli = fileURLToPath(new URL('../tools/bench/node_modules/lighthouse/cli/index.js', import.meta.url))
  const args = [cli, url, '--output=json', '--quiet', '--form-factor=mobile', `--chrome-flags=${FLAGS}`]
  const env = { ...process.env, CHROME_PATH: browser }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 })
  const seen = JSON.parse(stdout) as LighthouseReport
  if (seen.runtimeError) throw new Error(seen.runtimeError.message)
  return seen
}

async function openDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-lighthouse-'))
  const port = await freePort()
  const app = await compose(readConfig({ DATA_DIR: folder, PORT: String(port) }))
  await app.server.listen({ host: '127.0.0.1', port })
  const stop = async () => {
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${port}`, context: app.context, stop }
}

/** Styles that an owner may choose: a font that has to be loaded, other sizes and another colour. */
const STYLES = { 'type-sans': 'Inter', 'type-display': 'Georgia', 'display-64': '60', 'text-15': '16', 'primary.light': '#7a1236' }

/** Changes the texts of the home page and some styles, as its owner may have. */
async function edit({ db, changes }: Context): Promise<void> {
  const change = (kind: 'text' | 'style', key: string, value: string) =>
    db.updateTable('siteItems').set({ value }).where('kind', '=', kind).where('key', '=', key).execute()
  for (const { key, page, type, value } of ALL_TEXTS)
    if (page === 'home' && type.startsWith('text')) await change('text', key, `${value} today`)
  for (const [key, value] of Object.entries(STYLES)) await change('style', key, value)
  await changes.publish(db)
}

type Browsers = { findBrowser(): string | undefined; ensureBrowser(): Promise<string> }

/** Returns the path of a browser, found by the plain JavaScript of the setup. */
async function browserPath(): Promise<string> {
  const { findBrowser, ensureBrowser } = (await import(new URL('../setup/install/browser.mjs', import.meta.url).href)) as Browsers
  // People visit with the whole program, so that is what is measured where it is installed.
  return process.env.CHROMIUM_PATH || (findBrowser() ?? ensureBrowser())
}
