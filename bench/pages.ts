import { placed, type Call } from '#contract/api.ts'
import { siteOf } from '#server/site.ts'
import { coldListings } from './addresses.ts'
import { buildBarePage } from './build-bare-page.ts'
import type { Part } from './part.ts'
import { inTurn, sampleOf } from './numbers.ts'
import { byRate, rate } from './report.ts'
import { ACCEPTS, type Site } from './site.ts'

const WARM_PAGES = { home: '/', listing: '/suppliers?category=Coffee', profile: '/suppliers/1' }
const CONNECTIONS = 16
const RENDERS = 240

/** Pages as anonymous visitors get them: kept ones against a constant, new ones against nothing but React. */
export const measurePages: Part = async (needs, report) => {
  report.heading('Pages')
  for (const [name, path] of Object.entries(WARM_PAGES)) report.add(byRate(`warm ${name} ÷ the same bytes as a constant`, await warm(needs, path), 0.6))
  const profiles = Array.from({ length: RENDERS }, (_, i) => `/suppliers/${i + 1}`)
  for (const [name, paths] of Object.entries({ listing: [...coldListings()].slice(0, RENDERS), profile: profiles })) {
    report.add(byRate(`first render of a ${name} ÷ renderToString`, await firstRender(needs, paths), 0.5))
    const alone = await needs.loader.fire({ origin: needs.site.origin, requests: await forgotten(needs.site, paths), connections: 1, amount: RENDERS })
    report.add({ what: `  asked for one at a time`, yardstick: '', ours: rate(alone) })
  }
}

/** Kept answers of one address against a constant of the same bytes. */
export async function warm({ site, loader, rounds }: Parameters<Part>[0], path: string) {
  const constant = await site.constantOf(path)
  const ask = (asked: string) => () => loader.fire({ origin: site.origin, requests: [{ path: asked, headers: ACCEPTS }], connections: CONNECTIONS, seconds: 2 })
  return inTurn(rounds, ask(constant), ask(path))
}

async function firstRender({ marketplace, site, loader, rounds }: Parameters<Part>[0], paths: string[]) {
  const barePage = await buildBarePage()
  const call = callOn(site)
  const sampled = paths.filter((_, i) => i % 6 === 0)
  const pages = await Promise.all(sampled.map((url) => barePage({ url, call, site: siteOf(marketplace.context.config) })))
  const bare = async () => {
    const before = process.cpuUsage()
    const times = pages.flatMap((page) => Array.from({ length: RENDERS / pages.length }, () => timed(page)))
    const { user, system } = process.cpuUsage(before)
    return { ...sampleOf(times), cpuMicros: (user + system) / times.length }
  }
  const whole = async () => loader.fire({ origin: site.origin, requests: await forgotten(site, paths), connections: 8, amount: paths.length })
  return inTurn(rounds, bare, whole)
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

async function forgotten(site: Site, paths: string[]) {
  await site.forget()
  return paths.map((path) => ({ path, headers: ACCEPTS }))
}

/** Calls the API of the site, for what a page reads. */
const callOn = ({ app }: Site): Call =>
  (async (address: string, input: object) => {
    const answer = await app.inject({ url: placed(address, { ...input }).url })
    const total = answer.headers['x-total-count']
    return total === undefined ? answer.json() : { items: answer.json(), total: Number(total) }
  }) as Call
