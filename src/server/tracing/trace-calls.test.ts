import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { traceCalls } from './trace-calls.ts'

const exporter = new InMemorySpanExporter()
const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer('test')
const servers: Server[] = []
let stop = () => {}
let [host, collector] = ['', '']

async function startServer() {
  const server = createServer((request, response) => response.writeHead(request.url === '/gone' ? 410 : 200).end('{}'))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
beforeAll(async () => {
  ;[host, collector] = [await startServer(), await startServer()]
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  stop = traceCalls(tracer, `http://${collector}/v1`)
})
afterAll(() => {
  stop()
  context.disable()
  for (const server of servers) server.close()
})

/** Returns what a trace says of what is done in it. */
async function spansOf(work: () => Promise<unknown>) {
  exporter.reset()
  await tracer.startActiveSpan('the work', async (span) => {
    await work()
    span.end()
  })
  return exporter.getFinishedSpans().filter(({ name }) => name !== 'the work')
}
const read = async (address: string) => (await fetch(address)).text()

describe('Calls to other servers', () => {
  test('are part of the trace that they are made in: method, host and status, and nothing else of the address', async () => {
    const spans = await spansOf(() => read(`http://${host}/wilhelmina?key=s3cret`))
    expect(spans.map(({ name, attributes }) => ({ name, attributes }))).toEqual([
      { name: `GET ${host}`, attributes: { 'http.request.method': 'GET', 'server.address': host, 'http.response.status_code': 200 } },
    ])
  })

  test('that fail are marked; an answer that says no is none of ours', async () => {
    const nobody = `127.0.0.1:${await freePort()}`
    const spans = await spansOf(async () => {
      await read(`http://${host}/gone`)
      await expect(fetch(`http://${nobody}/`)).rejects.toThrow('fetch failed')
    })
    expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
      [`GET ${host}`, 0],
      [`GET ${nobody}`, 2],
    ])
  })

  test('to the collector, and outside of a trace, are none', async () => {
    expect(await spansOf(() => read(`http://${collector}/`))).toEqual([])
    exporter.reset()
    await read(`http://${host}/`)
    expect(exporter.getFinishedSpans()).toEqual([])
    expect(trace.getActiveSpan()).toBeUndefined()
  })
})
