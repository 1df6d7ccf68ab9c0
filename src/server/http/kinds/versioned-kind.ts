import type { AnyEndpoint, Input, Output } from '#contract/endpoint/endpoint.ts'
import { argumentsOf, type EndpointKind } from './endpoint-kind.ts'
import { conflict } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { send } from '#server/http/wire/wire.ts'

/** A response with the ETag of what it shows. */
export type VersionedResponse<Body> = { body: Body; etag: string }

/** `ifMatch` is undefined for a client that writes whatever stands there: the last write wins. */
export type VersionedHandler<E extends AnyEndpoint, V extends Requester, Resource> = (
  input: Input<E>,
  requester: V,
  resource: Resource,
  ifMatch: string | undefined,
) => Promise<VersionedResponse<Output<E>>>

type AnyVersionedHandler = (input: never, requester: never, resource: never, ifMatch?: string) => Promise<VersionedResponse<unknown>>

/** Serves something that people edit at the same time: its ETag comes with it, and a write may say by `If-Match` which one it changes. */
export const versionedKind = (endpoint: AnyEndpoint, handle: AnyVersionedHandler): EndpointKind => ({
  headers: { request: ['If-Match'], response: ['ETag'] },
  run: async (call) => (await handle(...argumentsOf(call))).body,
  async respond(call, { headers }, reply) {
    const { body, etag } = await handle(...argumentsOf(call), headers['if-match'])
    void reply.header('etag', etag)
    return send(reply, endpoint, body)
  },
})

/**
 * Compares `If-Match` with the current ETags, one of which it must name. Call it with the rows locked.
 * @throws 409 with a message that says who was there first
 */
export function checkMatch(ifMatch: string | undefined, etags: string[], message: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const named = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!named.some((tag) => etags.includes(tag))) throw conflict(message, 'stale')
}
