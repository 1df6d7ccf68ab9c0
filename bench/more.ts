import { monitorEventLoopDelay } from 'node:perf_hooks'
import { cold } from './api.ts'
import { createMarketplace } from './marketplace.ts'
import { inTurn } from './numbers.ts'
import { digits, rate, type Bench, type BenchPart } from './report.ts'
import { ACCEPTS, createSite } from './site.ts'
import { quoteRequests } from './writes/write-requests.ts'

const SECONDS = 4
/** More than are sent in that time. */
const WRITES = 20_000

/** Measurements without a target: the embedded database beside the server, writes, and the event-loop delay. */
export const measureMore: BenchPart = async (bench, report) => {
  report.heading('And besides (not judged)')
  if (bench.marketplace.context.config.databaseUrl) await embeddedBesideServer(bench, report)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const written = await bench.loader.fire({
    origin: bench.site.origin,
    requests: quoteRequests(WRITES, bench.marketplace.suppliers),
    connections: 8,
    seconds: SECONDS,
  })
  delay.disable()
  report.add({ what: 'POST /api/quotes/request, emails and all', yardstick: '', ours: rate(written) })
  report.add({ what: '  event-loop delay meanwhile', yardstick: '', ours: delayOf(delay) })
  delay.reset()
  delay.enable()
  await bench.loader.fire({ origin: bench.site.origin, requests: [{ path: '/', headers: ACCEPTS }], connections: 16, seconds: SECONDS })
  delay.disable()
  report.add({ what: 'event-loop delay under a warm home page', yardstick: '', ours: delayOf(delay) })
}

async function embeddedBesideServer(bench: Bench, report: Parameters<BenchPart>[1]) {
  const own = await createMarketplace(null, bench.marketplace.suppliers)
  const site = await createSite(own.context)
  const homePage = (origin: string) => () =>
    bench.loader.fire({ origin, requests: [{ path: '/', headers: ACCEPTS }], connections: 16, seconds: 2 })
  const warm = await inTurn(2, homePage(bench.site.origin), homePage(site.origin))
  const lists = { server: await cold({ ...bench, rounds: 2 }), embedded: await cold({ ...bench, marketplace: own, site, rounds: 2 }) }
  const row = (what: string, server: typeof warm.ours, embedded: typeof warm.ours) =>
    report.add({ what, yardstick: rate(server), ours: rate(embedded), measured: embedded.perSecond / server.perSecond })
  row('warm home page: embedded ÷ database server', warm.yardstick, warm.ours)
  row('cold lists: embedded ÷ database server', lists.server.ours, lists.embedded.ours)
  await site.app.close()
  await own.stop()
}

const delayOf = (delay: ReturnType<typeof monitorEventLoopDelay>) =>
  `p50 ${digits(delay.percentile(50) / 1e6)} ms  p99 ${digits(delay.percentile(99) / 1e6)} ms  max ${digits(delay.max / 1e6)} ms`
