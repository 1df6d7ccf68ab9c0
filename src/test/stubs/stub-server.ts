import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'

type ReceivedRequest = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }

/** Starts an HTTP server whose responses the test sets, and directs `fetch` to it while the tests of a file run. */
export function stubServer() {
  const stub = {
    /** The last request. */
    lastRequest: undefined as unknown as ReceivedRequest,
    /** All requests, as "GET /api/me". */
    calls: [] as string[],
    respond: (response: ServerResponse, _request: ReceivedRequest): unknown => response.writeHead(404).end(),
  }
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    stub.lastRequest = { method, url, headers, body: await text(request) }
    stub.calls.push(`${method} ${url}`)
    stub.respond(response, stub.lastRequest)
  })
  const browserFetch = globalThis.fetch
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    // A browser resolves relative addresses against that of its page.
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    globalThis.fetch = (path, init) => browserFetch(`${origin}${path}`, init)
  })
  afterAll(() => {
    globalThis.fetch = browserFetch
    server.close()
  })
  return stub
}
