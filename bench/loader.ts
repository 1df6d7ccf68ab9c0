import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Sample } from './numbers.ts'

export type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string }
/** For so many seconds, or so many requests; several requests are taken in turn. */
export type Load = { origin: string; requests: Asked[]; connections: number; seconds?: number; amount?: number }
/** What the load saw; times in milliseconds. */
export type Fired = { answers: number; failed: number; perSecond: number; p50: number; p99: number }

export type Loader = {
  /** @throws when any answer failed: a fast refusal is no speed. */
  fire(load: Load): Promise<Sample>
  close(): void
}

/** Load from another process on this machine, over loopback. The CPU time is this process's own: it is the server. */
export function openLoader(): Loader {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)), { stdio: 'inherit' })
  return {
    async fire(load) {
      const before = process.cpuUsage()
      child.send(load)
      const [fired] = (await once(child, 'message')) as [Fired]
      const { user, system } = process.cpuUsage(before)
      if (fired.failed > 0) throw new Error(`${fired.failed} of ${fired.answers} answers to ${load.requests[0]!.path} failed`)
      return { ...fired, cpuMicros: (user + system) / fired.answers }
    },
    close: () => void child.kill(),
  }
}
