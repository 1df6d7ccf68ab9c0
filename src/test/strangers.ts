import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestHouse } from './house.ts'

let strangers = 0

/** A request by somebody who was never here before, so that no limit of an address is in the way; else as Fastify's `inject`. */
export function asStranger({ app }: Pick<TestHouse, 'app'>, request: InjectOptions): Promise<LightMyRequestResponse> {
  strangers++
  return app.inject({ remoteAddress: `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`, ...request })
}
