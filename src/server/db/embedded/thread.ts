import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { itemAt } from '#shared/item-at.ts'
import type { EngineOptions } from './engine.ts'
import { DISK_FULL, EngineFailure, type EngineReply, type EngineCall, type CrashNotice } from './messages.ts'

export type EngineThread = {
  /** The reply to the start-up packet of every new client. */
  greeting: Uint8Array
  /**
   * Runs calls in order, up to the first that leaves a transaction open; the ones after it are not run. Must not be called again before it
   * has resolved. A call that exceeds its timeout terminates the thread. @throws EngineFailure when the thread has ended. The first call
   * without a reply is the cause.
   */
  ask(calls: EngineCall[], onReply: (reply: EngineReply) => void): Promise<void>
  end(): Promise<void>
}

/** Compiles PostgreSQL, once for all threads of this process. They share the module, including the code that V8 optimises while it runs. */
const compiled = async () => WebAssembly.compile(await readFile(join(dirname(findPackage('@electric-sql/pglite')), 'pglite.wasm')))
const { resolve: findPackage } = createRequire(import.meta.url)
let program: Promise<WebAssembly.Module> | undefined

/** Starts a thread that runs PostgreSQL, and calls `onThread` when there is one. @throws EngineFailure */
export async function startThread(options: EngineOptions, onThread: () => void = () => {}): Promise<EngineThread> {
  const workerData: EngineOptions = { ...options, program: await (program ??= compiled()) }
  // With the environment itself, not a copy: a clock that is set in it is set for both threads.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, env: SHARE_ENV })
  onThread()
  let failure: EngineFailure | null = null
  let onMessage: (reply: EngineReply) => void
  let onExit: (failure: EngineFailure) => void
  worker.on('message', (message: EngineReply | CrashNotice) => {
    if ('bytes' in message) onMessage(message)
    // Under `node --watch` a thread also reports the files that it loads.
    else if ('crashed' in message) failure ??= failureOf(message.crashed)
  })
  worker.on('error', (error: Error) => (failure ??= failureOf(error.message)))
  // Reported only once the thread has exited, so that two engines never use one folder.
  worker.on('exit', () => onExit((failure ??= failureOf('its thread ended'))))
  const { bytes: greeting } = await new Promise<EngineReply>((resolve, reject) => ([onMessage, onExit] = [resolve, reject]))
  const timeOut = () => {
    failure ??= new EngineFailure('57014', 'canceling statement due to statement timeout')
    void worker.terminate()
  }
  async function ask(calls: EngineCall[], onReply: (reply: EngineReply) => void) {
    if (failure) throw failure
    // There is at least one call.
    let [replied, timer] = [0, setTimeout(timeOut, itemAt(calls, 0).limitMs)]
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    onExit = reject
    onMessage = (reply) => {
      clearTimeout(timer)
      const next = calls[++replied]
      onReply(reply)
      if (reply.inTransaction || !next) return resolve()
      timer = setTimeout(timeOut, next.limitMs)
    }
    worker.postMessage(calls.map(({ request }) => request))
    return promise.finally(() => clearTimeout(timer))
  }
  return { greeting, ask, end: async () => void (await worker.terminate()) }
}

function failureOf(reason: string): EngineFailure {
  if (/No space left|quota exceeded/i.test(reason)) return new EngineFailure(DISK_FULL, 'the disk is full')
  return new EngineFailure('57P02', `the database stopped unexpectedly: ${reason}`)
}
