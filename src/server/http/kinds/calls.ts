import type { Address, Call, RequestOf, ResponseOf } from '#contract/api.ts'
import { buildRequest } from '#contract/endpoint/build-request.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { type AnyAccess, type LoadResource, memoized, type PathIds } from '#server/http/access/access.ts'
import { pathOf, type Run } from './endpoint-kind.ts'
import { callKey, type Limit, type Limits } from '#server/http/access/guards.ts'
import { unknownPath } from '#server/http/problems.ts'
import { anonymous, type Requester } from '#server/http/access/requester.ts'
import { parseInput, shaped } from '#server/http/wire/wire.ts'

/** An endpoint with its access, limit and handler. */
export type ServedEndpoint = { endpoint: AnyEndpoint; access: AnyAccess; limit?: Limit; run: Run }

type ProcessCallOptions = {
  /** Corresponds to the header of that name over HTTP. */
  idempotencyKey?: string
}
/** A `Call` with the options that HTTP passes in headers. */
export type ProcessCall = <A extends Address>(address: A, input: RequestOf<A>, options?: ProcessCallOptions) => Promise<ResponseOf<A>>

type Deps = { served: Map<string, ServedEndpoint>; load: LoadResource; limits: Limits }

/** Returns calls to endpoints in this process as the anonymous requester. A resource that several calls need is loaded once. */
export const anonymousCalls = ({ load, ...deps }: Deps): Call => callsAs({ ...deps, load: memoized(load) }, anonymous)

/**
 * Returns calls to endpoints in this process on behalf of a requester. They pass the same checks as over HTTP, in the same order. Each call
 * is a transaction of its own, so do not make one inside a transaction.
 * @throws the Problem that would be the response over HTTP
 */
export function callsAs({ served, load, limits }: Deps, asker: Requester): ProcessCall {
  return async (address, input, { idempotencyKey } = {}) => {
    const known = served.get(address)
    const inUrl = asInUrl(input)
    const params = known?.endpoint.params.safeParse(inUrl)
    if (!known || !params?.success) throw unknownPath()
    const { endpoint, access, limit, run } = known
    const requester = { ...asker, isReading: endpoint.method === 'GET' }
    // The path of an endpoint has the parameters that the loaders of its access use.
    const { resource } = await access.authorize(load, requester, params.data as PathIds)
    // A page that is rendered for the cache has no client address to count by.
    if (limit && requester.network !== '') await limits.count(limit, callKey(limit, requester))
    const body = endpoint.body ? parseInput(endpoint.body, input) : undefined
    const merged = { ...parseInput(endpoint.query, inUrl), ...body, ...params.data }
    const path = pathOf(buildRequest(address, input).url)
    // The endpoint at an address has the response of that address, which a map of all endpoints cannot say.
    return shaped(endpoint, await run({ input: merged, requester, resource, path, body, idempotencyKey })) as never
  }
}

/** Numbers of an address are text in a URL, which is what its schemas parse. */
const asInUrl = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]))
