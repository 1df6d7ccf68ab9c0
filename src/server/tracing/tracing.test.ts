import { EventEmitter, once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { usedDataDir } from '#test/database/template.ts'
import { freePort } from '#test/programs/free-port.ts'
import { startProgram } from '#test/programs/program.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number }
}
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }

/** A collector as OTLP has it, which keeps what it is sent. */
function startCollector() {
  const bodies: string[] = []
  const received = new EventEmitter()
  const requests: { url: string; key: unknown; type: unknown }[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    requests.push({ url: request.url ?? '', key: request.headers['api-key'], type: request.headers['content-type'] })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    received.emit('body')
  })
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
  const spans = () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans))
  const port = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  /** Resolves once it has been sent a span whose name begins so. */
  const spanOf = async (start: string) => {
    while (!spans().some(({ name }) => name.startsWith(start))) await once(received, 'body')
  }
  return { bodies, requests, sent, spans, spanOf, port, stop: () => server.close() }
}

const valueOf = ({ attributes }: { attributes: Attribute[] }, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

async function startSite(collectorPort: number, settings: Record<string, string> = {}) {
  const PORT = String(await freePort())
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'backdock-traces-'))
  cpSync(usedDataDir(), DATA_DIR, { recursive: true })
  const program = startProgram('src/server/commands/main.ts', {
    DATA_DIR,
    DEMO_DATA: 'false',
    PORT,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}/`,
    ...settings,
  })
  const address = `http://localhost:${PORT}`
  await program.line(address)
  const stop = async () => {
    program.signal('SIGTERM')
    const code = await program.exit
    await rm(DATA_DIR, { recursive: true })
    return code
  }
  return { ...program, address, stop }
}

const PERSON = { username: 'wilhelmina', email: 'wilhelmina@cafe.example', password: 'a password 4 Wilhelmina' }
const register = (address: string) =>
  fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ ...PERSON, confirmPassword: PERSON.password, userType: 'restaurant' }),
  })
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }

describe('Traces of a process', () => {
  let collector: ReturnType<typeof startCollector>
  let spans: Span[]
  let exit: number | null
  const spanOf = (name: string) => spans.find((span) => span.name === name)!

  beforeAll(async () => {
    collector = startCollector()
    const site = await startSite(await collector.port, {
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=s3cret',
      OTEL_SERVICE_NAME: 'market',
      LOG_LEVEL: 'info',
    })
    await register(site.address)
    for (const path of ['/api/categories', '/api/nowhere/wilhelmina', `/?q=${PERSON.email}`])
      await fetch(site.address + path, { headers: TRACEPARENT })
    await collector.spanOf('email ')
    exit = await site.stop()
    spans = collector.spans()
  })
  afterAll(() => void collector.stop())

  test('are all with the collector when it has stopped, with the headers that are set and the name of the service', () => {
    expect(exit).toBe(0)
    expect(new Set(collector.requests.map(({ url, key, type }) => `${url} ${key} ${type}`))).toEqual(
      new Set(['/v1/traces s3cret application/json']),
    )
    for (const { resource } of collector.sent()) expect(valueOf(resource, 'service.name')).toBe('market')
  })

  test('begin with a request, and hold its statements without their values', () => {
    const request = spanOf('POST /api/register')
    expect(request.parentSpanId ?? '').toBe('')
    expect([valueOf(request, 'http.route'), valueOf(request, 'http.response.status_code')]).toEqual(['/api/register', 201])
    const statements = spans.filter(({ traceId, spanId }) => traceId === request.traceId && spanId !== request.spanId)
    expect(statements.length).toBeGreaterThan(3)
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request.spanId]))
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'insert accounts', 'commit']))
    expect(
      valueOf(
        statements.find(({ name }) => name === 'insert accounts')!,
        'db.query.text',
      ),
    ).toContain('values ($1')
  })

  test('begin with an email, whose statements belong to it', () => {
    const email = spans.find(({ name }) => name.startsWith('email '))!
    expect(email.parentSpanId ?? '').toBe('')
    expect(spans.some(({ parentSpanId }) => parentSpanId === email.spanId)).toBe(true)
  })

  test('say nothing of who people are, and no address that they visit', () => {
    const everything = collector.bodies.join('\n')
    for (const word of ['wilhelmina', 'cafe.example', PERSON.password, 'nowhere']) expect(everything).not.toContain(word)
    expect(spans.map(({ name }) => name).filter((name) => name.startsWith('GET'))).toEqual(['GET /api/categories', 'GET /*', 'GET /*'])
  })

  test('are not what a visitor says that they are', () => {
    expect(spanOf('GET /api/categories')).toBeDefined()
    expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([])
  })
})

describe('The settings of traces', () => {
  test('a proxy says which trace a request is part of, whatever the share; the log has its id', async () => {
    const collector = startCollector()
    onTestFinished(() => void collector.stop())
    const site = await startSite(await collector.port, { TRUST_PROXY: 'true', OTEL_TRACES_SAMPLER_ARG: '0', LOG_LEVEL: 'info' })
    await fetch(`${site.address}/api/search-words`)
    await fetch(`${site.address}/api/categories`, { headers: TRACEPARENT })
    expect(await site.stop()).toBe(0)
    expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
    expect(collector.spans().map(({ name }) => name)).toContain('GET /api/categories')
    expect(site.lines.some((line) => line.includes('/api/categories') && line.includes(`"traceId":"${TRACE}"`))).toBe(true)
  })

  test('a collector that is not there costs no request, no line and no stop', async () => {
    const site = await startSite(await freePort())
    expect((await fetch(`${site.address}/api/categories`)).status).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(site.lines).toEqual([site.address])
  })
})
