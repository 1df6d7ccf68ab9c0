import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { itemAt } from '#shared/item-at.ts'
import type { Sample } from './numbers.ts'

export type LoadRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string }
/** Load for some seconds, or of some number of requests; several requests are sent in turn. */
export type Load = { origin: string; requests: LoadRequest[]; connections: number; seconds?: number; amount?: number }
/** The measurements of a load; times in milliseconds. */
export type Fired = { answers: number; failed: number; perSecond: number; p50: number; p99: number }

export type Loader = {
  /** Sends the load and returns its measurements. @throws when a response failed, since fast errors are no performance */
  fire(load: Load): Promise<Sample>
  close(): void
}

/** Starts a load generator in another process on this machine. The CPU time is that of this process, which is the server. */
export function createLoader(): Loader {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)), { stdio: 'inherit' })
  return {
    async fire(load) {
      const before = process.cpuUsage()
      child.send(load)
      const [fired] = (await once(child, 'message')) as [Fired]
      const { user, system } = process.cpuUsage(before)
      if (fired.failed > 0) throw new Error(`${fired.failed} of ${fired.answers} answers to ${itemAt(load.requests, 0).path} failed`)
      return { ...fired, cpuMicros: (user + system) / fired.answers }
    },
    close: () => void child.kill(),
  }
}
