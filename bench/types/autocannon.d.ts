/** The part of autocannon that is used here; it has no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    duration?: number
    amount?: number
    sampleInt?: number
    headers?: Record<string, string>
    requests?: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  type Result = { errors: number; timeouts: number; non2xx: number }
  /** Emits `response` with (client, status, bytes, milliseconds) for each response. */
  export default function autocannon(options: Options, done: (error: Error | null, result: Result) => void): EventEmitter
}
