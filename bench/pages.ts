import type { Call } from '#contract/api.ts'
import { buildRequest } from '#contract/endpoint/build-request.ts'
import { documentsWith } from '#server/http/pages/document.ts'
import { loadWeb } from '#server/http/pages/web-files.ts'
import { createSite } from '#server/app/site.ts'
import { coldListings } from './addresses.ts'
import { buildBarePage } from './build-bare-page.ts'
import { inTurn, type Sample, sampleOf } from './numbers.ts'
import { byRate, type Bench, type BenchPart } from './report.ts'
import { ACCEPTS, type Site, WEB_FOLDER } from './site.ts'

const WARM_PAGES = { home: '/', listing: '/suppliers?category=Coffee', profile: '/suppliers/1' }
/** The number of demo suppliers: their profiles have reviews, products and venues, as real ones have. */
const RENDERS = 72
const NEW_PAGES = {
  listing: coldListings().take(RENDERS).toArray(),
  profile: Array.from({ length: RENDERS }, (_, i) => `/suppliers/${i + 1}`),
}

/** Measures pages for anonymous visitors: cached ones against a constant, new ones against React alone. */
export const measurePages: BenchPart = async (bench, report) => {
  report.heading('Pages')
  for (const [name, path] of Object.entries(WARM_PAGES)) {
    report.add(byRate(`warm ${name} ÷ the same bytes as a constant`, await warm(bench, path), 0.6))
  }
  const barePage = await buildBarePage()
  for (const [name, paths] of Object.entries(NEW_PAGES)) {
    const { bare, rendered, whole } = await renders(bench, barePage, paths)
    await bare()
    await rendered()
    await whole()
    report.add(byRate(`first render of a ${name} ÷ renderToString`, await inTurn(bench.rounds * 2, bare, rendered), 0.5))
    // Without a target: SQL, compression and HTTP have no counterpart in the yardstick.
    const response = byRate('  with its SQL, compression and HTTP', await inTurn(bench.rounds * 2, bare, whole), 0.5)
    report.add({ ...response, target: undefined })
  }
}

/** Measures cached responses of one address against a constant of the same bytes. */
export async function warm({ site, loader, rounds }: Bench, path: string) {
  const constant = await site.constantOf(path)
  const request = (requested: string) => () =>
    loader.fire({ origin: site.origin, requests: [{ path: requested, headers: ACCEPTS }], connections: 16, seconds: 2 })
  return inTurn(rounds, request(constant), request(path))
}

/**
 * Returns three measurements of a new page: React alone; from the address to the bytes of the document, with its data in memory as for
 * React; and the whole response.
 */
async function renders(bench: Bench, barePage: Awaited<ReturnType<typeof buildBarePage>>, paths: string[]) {
  const { site, loader, marketplace } = bench
  const facts = { call: memoizing(callOn(site)), site: await createSite(marketplace.context)() }
  const { bundle, assets } = await loadWeb(WEB_FOLDER)
  const documentOf = documentsWith(assets, bundle.scripts)
  const pages: Awaited<ReturnType<typeof barePage>>[] = []
  // One after the other, since a process refuses too many reads at once.
  for (const url of paths) pages.push(await barePage({ url, ...facts }))
  return {
    bare: () => timed(pages, (page) => page()),
    rendered: () => timed(paths, (url) => bundle.render({ url, ...facts }).then(documentOf)),
    async whole() {
      await site.forget()
      return loader.fire({
        origin: site.origin,
        requests: paths.map((path) => ({ path, headers: ACCEPTS })),
        connections: 4,
        amount: paths.length,
      })
    },
  }
}

async function timed<Item>(items: Item[], work: (item: Item) => unknown): Promise<Sample> {
  const before = process.cpuUsage()
  const times: number[] = []
  for (const item of items) {
    const started = performance.now()
    await work(item)
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(before)
  return { ...sampleOf(times), cpuMicros: (user + system) / items.length }
}

/** Returns calls to the API of the site, for a page's reads. */
const callOn = ({ app }: Site) =>
  async function (address: string, input: object): Promise<unknown> {
    const response = await app.inject({ url: buildRequest(address, { ...input }).url })
    const total = response.headers['x-total-count']
    return total === undefined ? response.json() : { items: response.json(), total: Number(total) }
  }

function memoizing(call: ReturnType<typeof callOn>): Call {
  const responses = new Map<string, Promise<unknown>>()
  return (async (address: string, input: object) => {
    const key = address + JSON.stringify(input)
    const response = responses.get(key) ?? call(address, input)
    responses.set(key, response)
    return response
  }) as Call
}
