import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { App } from '#server/app/compose.ts'

let addresses = 0

/** Returns a client address that was not used before, each in another part of the network than the one before. */
export function newAddress(): string {
  addresses++
  return `10.${(addresses >> 8) & 255}.${addresses & 255}.${addresses >> 16}`
}

/** Sends a request from a client address that was not used before, so that no rate limit applies; otherwise like Fastify's `inject`. */
export const fromNewAddress = ({ server }: Pick<App, 'server'>, request: InjectOptions): Promise<LightMyRequestResponse> =>
  server.inject({ remoteAddress: newAddress(), ...request })
