/**
 * The thread that PostgreSQL lives in. The other side sends a row of requests and waits for the answers to all of them, or to those up to the
 * first that leaves a transaction open: what the others asked must not become a part of it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openEngine, type EngineOptions } from './engine.ts'
import type { EngineReply, CrashNotice, Request } from './messages.ts'
import { simpleQuery, startupPacket } from './wire-protocol.ts'

const LOG_LINES = 20

const port = parentPort!
const log: string[] = []
const engine = await openEngine(workerData as EngineOptions, (line) => {
  if (log.push(line) > LOG_LINES) log.shift()
})
endWithTheEngine()
// A copy, as this one answer is a view of a buffer that PGlite goes on using.
reply((await engine.execProtocolRaw(startupPacket('postgres', 'postgres'))).slice(), false)
port.on('message', (requests: Request[]) => void handle(requests))

async function handle(requests: Request[]) {
  for (const request of requests) {
    if (request === 'close') return reply(await close(), false)
    const bytes = request === 'dump' ? await dump() : await execute(request)
    const inTransaction = engine.isInTransaction()
    reply(bytes, inTransaction)
    if (inTransaction) return
  }
}

function reply(bytes: Uint8Array, inTransaction: boolean) {
  port.postMessage({ bytes, inTransaction } satisfies EngineReply, [bytes.buffer as ArrayBuffer])
}

/** As a stream, because PGlite's other way also parses every answer and keeps what it parsed. */
async function execute(batch: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await engine.execProtocolRawStream(batch, { onRawData: (part) => void parts.push(part.slice()) })
  return parts.length === 1 ? parts[0]! : concatenated(parts)
}

function concatenated(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

async function dump(): Promise<Uint8Array> {
  await execute(simpleQuery('checkpoint'))
  const archive = await engine.dumpDataDir('none')
  return new Uint8Array(await archive.arrayBuffer())
}

async function close(): Promise<Uint8Array> {
  await execute(simpleQuery('checkpoint'))
  await engine.close()
  return new Uint8Array()
}

/** PGlite takes a PANIC for an ordinary error and asks the dead engine again, for ever. An SQL error is exit status 100; all else is the end. */
function endWithTheEngine() {
  const module = engine.Module
  const mainLoop = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      mainLoop()
    } catch (error) {
      if ((error as { status?: number }).status === 100) throw error
      port.postMessage({ crashed: log.findLast((line) => line.includes('PANIC')) ?? String(error) } satisfies CrashNotice)
      process.exit(1)
    }
  }
}
