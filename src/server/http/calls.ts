import type { Call } from '#contract/api.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { type AnyAccess, type Look, remembering } from './access.ts'
import { unknownPath } from './problems.ts'
import { nobody } from './visitor.ts'
import { parsed, shaped } from './wire.ts'

/** What stands behind an endpoint: `visitor` is whoever access let in, `thing` what it found. */
export type Run = (input: never, visitor: never, thing: unknown) => Promise<unknown>
export type Served = { endpoint: AnyEndpoint; access: AnyAccess; run: Run }

/** Calls what was served, by address, in this process; what several of the calls are about is looked up once. */
export function callsTo(served: Map<string, Served>, look: Look): Call {
  const lookOnce = remembering(look)
  return async (address, input) => {
    const known = served.get(address)
    if (!known) throw unknownPath()
    const { endpoint, access, run } = known
    const params = endpoint.params.safeParse(input)
    if (!params.success) throw unknownPath()
    const { thing } = await access.judge(lookOnce, nobody, params.data as never)
    const query = parsed(endpoint.query, input)
    return shaped(endpoint, await run({ ...query, ...(params.data as object) } as never, nobody as never, thing)) as never
  }
}
