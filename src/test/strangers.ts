import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'

let strangers = 0

/** A request by somebody who was never here before, so that no limit of an address is in the way; else as Fastify's `inject`. */
export function asStranger({ server }: Pick<TestApp, 'server'>, request: InjectOptions): Promise<LightMyRequestResponse> {
  strangers++
  return server.inject({ remoteAddress: `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`, ...request })
}
