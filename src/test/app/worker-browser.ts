import { vi } from 'vitest'

/** A `CacheStorage` of browsers, with as much of it as the service worker uses. */
class FakeCache {
  entries = new Map<string, Response>()
  urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : String(key), ORIGIN).href
  async match(key: RequestInfo) {
    return this.entries.get(this.urlOf(key))?.clone()
  }
  async put(key: RequestInfo, response: Response) {
    this.entries.delete(this.urlOf(key))
    this.entries.set(this.urlOf(key), new Response(await response.text(), response))
  }
  async addAll(keys: Iterable<string>) {
    for (const key of keys) {
      const response = await fetch(key)
      if (!response.ok) throw new TypeError(`${key} cannot be loaded.`)
      await this.put(key, response)
    }
  }
  async delete(key: RequestInfo) {
    return this.entries.delete(this.urlOf(key))
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url))
  }
}

const ORIGIN = 'https://backdock.example'

type Waiting = { waitUntil: (work: Promise<unknown>) => void }
type Answer = (request: Request) => Response | Promise<Response>

/** A browser with a service worker and a network, which the test answers for. */
export function workerBrowser(build: string) {
  const all = new Map<string, FakeCache>()
  const listeners = new Map<string, (event: Waiting & object) => void>()
  let network: Answer | null = null
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('BUILD', build)
  vi.stubGlobal('clients', { claim: async () => {} })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: Waiting & object) => void) => listeners.set(name, listener))
  vi.stubGlobal('caches', {
    open: async (name: string) => all.get(name) ?? all.set(name, new FakeCache()).get(name),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  })
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (!network) throw new TypeError('Failed to fetch')
    return network(input instanceof Request ? input : new Request(new URL(input, ORIGIN), init))
  })
  const dispatch = async (name: string, event: object = {}) => {
    const works: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work) => void works.push(work) })
    await Promise.all(works)
  }
  return {
    dispatch,
    /** Sets who answers from now on; null for no network. */
    connect: (answer: Answer | null) => void (network = answer),
    caches: all,
    /** Sends what a page sends, and returns the response with all work for it done; undefined where the worker leaves it to the browser. */
    async ask(path: string, { mode = 'cors', ...init }: Omit<RequestInit, 'mode'> & { mode?: string } = {}): Promise<Response | undefined> {
      const request = new Request(new URL(path, ORIGIN), init)
      Object.defineProperty(request, 'mode', { value: mode })
      let response: Promise<Response> | undefined
      const works: Promise<unknown>[] = []
      listeners.get('fetch')?.(
        Object.assign(
          { waitUntil: (work: Promise<unknown>) => void works.push(work) },
          {
            request,
            respondWith: (promise: Promise<Response>) => void (response = promise),
          },
        ),
      )
      const answered = await response
      await Promise.all(works)
      return answered
    },
  }
}
