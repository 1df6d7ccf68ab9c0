import type { Call } from '#contract/api.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { type AnyAccess, type LoadResource, memoized } from './access.ts'
import { unknownPath } from './problems.ts'
import { anonymous } from './requester.ts'
import { parsed, shaped } from './wire.ts'

/** What an endpoint does: `requester` is whom access let in, `resource` what it loaded. */
export type Run = (input: never, requester: never, resource: unknown) => Promise<unknown>
export type Served = { endpoint: AnyEndpoint; access: AnyAccess; run: Run }

/** Calls endpoints of this process by their address. A resource that several calls need is loaded once. */
export function callsTo(served: Map<string, Served>, load: LoadResource): Call {
  const loadOnce = memoized(load)
  return async (address, input) => {
    const known = served.get(address)
    if (!known) throw unknownPath()
    const { endpoint, access, run } = known
    const params = endpoint.params.safeParse(input)
    if (!params.success) throw unknownPath()
    const { resource } = await access.authorize(loadOnce, anonymous, params.data as never)
    const query = parsed(endpoint.query, input)
    return shaped(endpoint, await run({ ...query, ...(params.data as object) } as never, anonymous as never, resource)) as never
  }
}
