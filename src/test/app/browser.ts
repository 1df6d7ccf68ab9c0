import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { addressOf, type AnyEndpoint, type Output, type CallerInput } from '#contract/endpoint/endpoint.ts'
import type { TestApp } from './app.ts'

let browsers = 0

/** A test client with a cookie jar, a client address and a user agent of its own. */
export type Browser = {
  address: string
  cookies: Map<string, string>
  /** Sent with every later call. */
  headers: Record<string, string>
  /** Sends a request, with the options of Fastify's `inject`. */
  ask(request: InjectOptions): Promise<LightMyRequestResponse>
  /** Calls an endpoint; an error response throws `status: body`, as in the browser. */
  call<E extends AnyEndpoint>(endpoint: E, input: CallerInput<E>): Promise<Output<E>>
}

export function createBrowser({ server }: Pick<TestApp, 'server'>): Browser {
  browsers++
  // Each in another part of the network than the one before.
  const address = `10.${128 + ((browsers >> 8) & 127)}.${browsers & 255}.${browsers >> 15}`
  const cookies = new Map<string, string>()
  const headers: Record<string, string> = { 'user-agent': `Browser ${browsers}` }

  async function ask(request: InjectOptions) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.inject({
      remoteAddress: address,
      ...request,
      headers: { ...headers, ...(cookie && { cookie }), ...request.headers },
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  async function call<E extends AnyEndpoint>(endpoint: E, input: CallerInput<E>): Promise<Output<E>> {
    const fields = Object.keys(endpoint.body?.shape ?? {}).map((name) => [name, (input as Record<string, unknown>)[name]])
    const payload = endpoint.body ? { payload: Object.fromEntries(fields) } : {}
    const response = await ask({ method: endpoint.method, url: addressOf(endpoint, input), ...payload })
    if (response.statusCode >= 400) throw new Error(`${response.statusCode}: ${response.body}`)
    const body = response.body === '' ? undefined : response.json()
    return (endpoint.paged ? { items: body, total: Number(response.headers['x-total-count']) } : body) as Output<E>
  }
  return { address, cookies, headers, ask, call }
}
