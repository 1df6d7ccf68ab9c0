import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'

let addresses = 0

/** Sends a request from a client address that was not used before, so that no rate limit applies; otherwise like Fastify's `inject`. */
export function fromNewAddress({ server }: Pick<TestApp, 'server'>, request: InjectOptions): Promise<LightMyRequestResponse> {
  addresses++
  return server.inject({ remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`, ...request })
}
