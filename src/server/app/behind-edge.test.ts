import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { callOf, UNKNOWN } from '#test/app/guarded-call.ts'
import { servedRoutes } from '#test/app/served-routes.ts'
import { hasNginx, NO_NGINX, nginxConfig, startNginx, temporaryFolder } from '#test/programs/nginx.ts'
import { freePort } from '#test/programs/free-port.ts'
import { cookieOf, owner, supplier, type Person } from '#test/people/people.ts'

const shipped = ['cache.conf', 'locations.conf']
  .map((name) => readFileSync(`deploy/nginx/${name}`, 'utf8'))
  .join('\n')
  .replaceAll(/^ *#.*/gm, '')
/** A turn of the sweep asks as many at once. */
const AT_ONCE = 8

type Seen = { status: number; cache: string | null; control: string; etag: string | null; body: string }

let app: TestApp
beforeAll(async () => void (app = await site('20')))
afterAll(() => app.stop())

/** Starts a site that lets copies be kept for so many seconds. */
async function site(seconds: string): Promise<TestApp> {
  const started = await createTestApp({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://backdock.example', EDGE_CACHE_SECONDS: seconds })
  await started.server.listen({ host: '127.0.0.1', port: 0 })
  return started
}

/** Starts nginx with the shipped settings before a site. Returns what asks it. */
async function edge(before = app) {
  const served = `127.0.0.1:${(before.server.server.address() as AddressInfo).port}`
  const [folder, port] = [temporaryFolder(), await freePort()]
  const server = `
    include /etc/nginx/backdock/cache.conf;
    upstream backdock { server ${served}; keepalive 64; }
    server { listen 127.0.0.1:${port}; include /etc/nginx/backdock/locations.conf; }`
  const printed = startNginx(folder, nginxConfig(folder, { server }))
  const ask = async (path: string, { headers = {}, ...init }: RequestInit = {}): Promise<Seen> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init, headers })
    const said = (name: string) => response.headers.get(name)
    const body = await response.text()
    return { status: response.status, cache: said('x-cache'), control: said('cache-control') ?? '', etag: said('etag'), body }
  }
  await expect
    .poll(() =>
      ask('/healthz').then(
        ({ status }) => status,
        () => printed.join(''),
      ),
    )
    .toBe(200)
  return ask
}

const as = (person: Person) => ({ headers: { ...person.headers, cookie: cookieOf(person) } })
const isForOne = ({ control }: Seen) => /private|no-store/.test(control)

describe.skipIf(!hasNginx())(`The shipped nginx before the site${hasNginx() ? '' : `: skipped, ${NO_NGINX}`}`, () => {
  test('keeps a public page and a public list for visitors, and answers 304 to one who has it', async () => {
    const ask = await edge()
    const { id } = await app.supplier()
    for (const path of ['/', `/suppliers/${id}`, '/api/categories', '/api/suppliers']) {
      const [first, second] = [await ask(path), await ask(path)]
      expect([path, first.cache, second.cache]).toEqual([path, 'MISS', 'HIT'])
      expect(second.body).toBe(first.body)
      const again = await ask(path, { headers: { 'if-none-match': second.etag! } })
      expect([path, again.status, again.cache, again.body]).toEqual([path, 304, 'HIT', ''])
    }
  })

  test('whoever is signed in is answered by the site, 304 included, and never by the copy of a visitor, nor a visitor by theirs', async () => {
    const ask = await edge()
    const person = await supplier(app)
    const path = `/suppliers/${person.supplierId}`
    await ask(path)
    const visitor = await ask(path)
    await app.context.db.updateTable('suppliers').set({ description: 'Roasted on Tuesdays' }).where('id', '=', person.supplierId).execute()
    await app.context.changes.publish(app.context.db)
    await expect.poll(async () => (await ask(path, as(person))).body).toContain('Roasted on Tuesdays')
    const own = await ask(path, as(person))
    expect(own.cache).toBeNull()
    expect((await ask(path, { headers: { ...as(person).headers, 'if-none-match': own.etag! } })).status).toBe(304)
    // The visitor's copy stays what it was until it is too old.
    const copy = await ask(path)
    expect([visitor.cache, copy.cache]).toEqual(['HIT', 'HIT'])
    expect(copy.body).toBe(visitor.body)
    expect((await ask('/api/me', as(person))).body).toContain(person.email)
    expect((await ask('/api/me')).body).not.toContain(person.email)
  })

  test('no read of the whole site is kept when somebody signed in asks, and nothing that is for one person when anybody does', async () => {
    const ask = await edge()
    const person = await supplier(app)
    const routes = servedRoutes(app.server).filter((route) => route.startsWith('GET ') && !/assets|\*/.test(route))
    const paths = routes.map((route) => callOf(route, { ...UNKNOWN, supplier: String(person.supplierId) }).url as string)
    expect(paths.length).toBeGreaterThan(120)
    let kept = 0
    const look = async (path: string) => {
      const mine = [await ask(path, as(person)), await ask(path, as(person))]
      const theirs = [await ask(path), await ask(path)]
      expect([path, ...mine.map(({ cache }) => cache)]).toEqual([path, null, null])
      for (const seen of theirs) {
        expect([path, isForOne(seen) && seen.cache === 'HIT']).toEqual([path, false])
        expect([path, seen.body.includes(person.id)]).toEqual([path, false])
      }
      if (theirs[1]!.cache === 'HIT') kept++
    }
    while (paths.length > 0) await Promise.all(paths.splice(0, AT_ONCE).map(look))
    expect(kept).toBeGreaterThan(10)
  })

  test('an address with a key and a write pass it by', async () => {
    const ask = await edge()
    expect((await ask('/quotes/x?key=abc')).cache).toBeNull()
    expect((await ask('/api/login', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).cache).toBeNull()
    const withKey = { 'content-type': 'application/json', 'idempotency-key': 'one' }
    const { status, cache } = await ask(requestQuote.address.replace('POST ', ''), { method: 'POST', body: '{', headers: withKey })
    expect([status, cache]).toEqual([400, null])
  })

  test('a suspended profile is gone within a minute: no copy is kept longer, and none is shown once it is too old', async () => {
    expect(shipped).not.toMatch(/stale|background_update|proxy_cache_valid|proxy_ignore_headers/)
    // Of a site that lets copies be kept for a second.
    const brief = await site('1')
    onTestFinished(() => brief.stop())
    const ask = await edge(brief)
    const { id } = await brief.supplier({ businessName: 'Hawthorn Hams' })
    await ask(`/suppliers/${id}`)
    expect((await ask(`/suppliers/${id}`)).body).toContain('Hawthorn Hams')
    const olga = await owner(brief)
    await olga.call(suspendSupplier, { id, reason: 'The ABN is cancelled.' })
    await expect.poll(async () => (await ask(`/suppliers/${id}`)).status).toBe(404)
    expect((await ask(`/api/suppliers/${id}`)).status).toBe(404)
  })
})
