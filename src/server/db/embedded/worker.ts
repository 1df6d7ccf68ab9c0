/**
 * The thread that runs PostgreSQL. The main thread posts an array of requests and waits for the replies to all of them, or up to the first
 * that leaves a transaction open: the requests after it are of other clients and must not become part of the transaction.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { required } from '#shared/required.ts'
import { openEngine, type EngineOptions } from './engine.ts'
import type { EngineReply, CrashNotice, Request } from './messages.ts'
import { simpleQuery, startupPacket } from './wire-protocol.ts'

const LOG_LINES = 20

/** Bytes of this thread alone, which can be transferred to the main thread. */
type Bytes = Uint8Array<ArrayBuffer>

// This module only runs in a worker, which has a parent.
const port = required(parentPort, 'The port of the thread that started this one')
const log: string[] = []
const options: EngineOptions = workerData
const engine = await openEngine(options, (line) => {
  if (log.push(line) > LOG_LINES) log.shift()
})
endWithTheEngine()
// Copied, because this reply is a view of a buffer that PGlite reuses.
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

function reply(bytes: Bytes, inTransaction: boolean) {
  port.postMessage({ bytes, inTransaction } satisfies EngineReply, [bytes.buffer])
}

/** Runs a batch with PGlite's streaming call, because the other one also parses every reply and retains the result. */
async function execute(batch: Uint8Array): Promise<Bytes> {
  const parts: Bytes[] = []
  await engine.execProtocolRawStream(batch, { onRawData: (part) => void parts.push(part.slice()) })
  const [first, second] = parts
  return first && !second ? first : concatenated(parts)
}

function concatenated(parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

async function dump(): Promise<Bytes> {
  await execute(simpleQuery('checkpoint'))
  const archive = await engine.dumpDataDir('none')
  return new Uint8Array(await archive.arrayBuffer())
}

async function close(): Promise<Bytes> {
  await execute(simpleQuery('checkpoint'))
  await engine.close()
  return new Uint8Array()
}

/**
 * Exits the thread when the engine has crashed. PGlite takes a PANIC for an SQL error and would call the crashed engine again, for ever;
 * only exit status 100 is an SQL error.
 */
function endWithTheEngine() {
  const module = engine.Module
  const mainLoop = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      mainLoop()
    } catch (error) {
      // What Emscripten throws is an object, with a status if it exits.
      if ((error as { status?: number }).status === 100) throw error
      port.postMessage({ crashed: log.findLast((line) => line.includes('PANIC')) ?? String(error) } satisfies CrashNotice)
      process.exit(1)
    }
  }
}
