import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'

let addresses = 0

/** A request by somebody who was never here before, so that no limit of an address is in the way; else as Fastify's `inject`. */
export function fromNewAddress({ server }: Pick<TestApp, 'server'>, request: InjectOptions): Promise<LightMyRequestResponse> {
  addresses++
  return server.inject({ remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`, ...request })
}
