import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EngineOptions } from './engine.ts'
import { DISK_FULL, EngineFailure, type EngineReply, type EngineCall, type CrashNotice } from './messages.ts'

export type EngineThread = {
  /** What every new client is answered first. */
  greeting: Uint8Array
  /**
   * Answers in order, up to the first request that leaves a transaction open; those after it were not looked at. One call at a time.
   * A request that takes too long ends the thread. @throws EngineFailure once the thread has ended: the first unanswered request is the reason
   */
  ask(asked: EngineCall[], onReply: (reply: EngineReply) => void): Promise<void>
  end(): Promise<void>
}

/** Compiled once for all threads of this process, which share what becomes of it as it runs. */
const compiled = async () => WebAssembly.compile(await readFile(join(dirname(findPackage('@electric-sql/pglite')), 'pglite.wasm')))
const { resolve: findPackage } = createRequire(import.meta.url)
let program: Promise<WebAssembly.Module> | undefined

/** Starts a thread with PostgreSQL in it. @throws EngineFailure */
export async function startThread(options: EngineOptions): Promise<EngineThread> {
  const workerData: EngineOptions = { ...options, program: await (program ??= compiled()) }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  let failure: EngineFailure | null = null
  let hear: (reply: EngineReply) => void
  let lose: (failure: EngineFailure) => void
  worker.on('message', (message: EngineReply | CrashNotice) => {
    if ('bytes' in message) hear(message)
    else failure ??= failureOf(message.crashed)
  })
  worker.on('error', (error: Error) => (failure ??= failureOf(error.message)))
  // Told only now that the thread is gone: two engines never share a folder.
  worker.on('exit', () => lose((failure ??= failureOf('its thread ended'))))
  const { bytes: greeting } = await new Promise<EngineReply>((resolve, reject) => ([hear, lose] = [resolve, reject]))
  const timeOut = () => {
    failure ??= new EngineFailure('57014', 'canceling statement due to statement timeout')
    void worker.terminate()
  }
  async function ask(asked: EngineCall[], onReply: (reply: EngineReply) => void) {
    if (failure) throw failure
    let [replied, timer] = [0, setTimeout(timeOut, asked[0]!.limitMs)]
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    lose = reject
    hear = (reply) => {
      clearTimeout(timer)
      const next = asked[++replied]
      onReply(reply)
      if (reply.inTransaction || !next) return resolve()
      timer = setTimeout(timeOut, next.limitMs)
    }
    worker.postMessage(asked.map(({ request }) => request))
    return promise.finally(() => clearTimeout(timer))
  }
  return { greeting, ask, end: async () => void (await worker.terminate()) }
}

function failureOf(reason: string): EngineFailure {
  if (/No space left|quota exceeded/i.test(reason)) return new EngineFailure(DISK_FULL, 'the disk is full')
  return new EngineFailure('57P02', `the database stopped unexpectedly: ${reason}`)
}
