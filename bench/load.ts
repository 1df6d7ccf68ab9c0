/** Generates the load in a process of its own (loader.ts), so that it does not count as CPU time of the server. */
import { createRequire } from 'node:module'
import type { Load, Fired } from './loader.ts'
import { percentile } from './numbers.ts'

/** autocannon is installed in a separate folder, for the benchmark only. */
const autocannon: typeof import('autocannon').default = createRequire(import.meta.resolve('../tools/bench/package.json'))('autocannon')

process.on('message', (load: Load) => fire(load).then((fired) => process.send?.(fired)))

function fire({ origin, requests, connections, seconds, amount }: Load): Promise<Fired> {
  const times: number[] = []
  const started = performance.now()
  let ended = started
  let next = 0
  // All connections share one list, so that no address is requested twice before the list ends.
  const nextRequest = { setupRequest: (request: object) => ({ ...request, ...requests[next++ % requests.length] }) }
  const listed = requests.length === 1 ? requests : [nextRequest]
  return new Promise((resolve, reject) => {
    const options = { url: origin, connections, sampleInt: 100, requests: listed, ...(amount ? { amount } : { duration: seconds }) }
    const running = autocannon(options, (error, { errors, timeouts, non2xx }) => {
      if (error) return reject(error)
      times.sort((a, b) => a - b)
      const perSecond = times.length / ((ended - started) / 1000)
      resolve({
        answers: times.length,
        failed: errors + timeouts + non2xx,
        perSecond,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
      })
    })
    running.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
      ended = performance.now()
      times.push(milliseconds)
    })
  })
}
