import type { EngineOptions } from './engine.ts'
import { DISK_FULL, EngineFailure, type EngineReply, type EngineCall } from './messages.ts'
import type { Reserve } from './disk-reserve.ts'
import { startThread, type EngineThread } from './thread.ts'
import { simpleQuery } from './wire-protocol.ts'

/** How often free space is checked again after the disk was full. */
const RECHECK_MS = 1000

const enableWrites: EngineCall = { request: simpleQuery('set default_transaction_read_only = off'), limitMs: 5000 }

/**
 * The engine across restarts. When its thread was terminated or has crashed, a new one is started, and PostgreSQL recovers all acknowledged
 * writes from its write-ahead log. After a full disk it is read-only until there is enough space.
 */
export class EngineLifecycle {
  readonly greeting: Uint8Array
  readonly #options: Omit<EngineOptions, 'readOnly'>
  readonly #reserve: Reserve | null
  #thread: EngineThread | null
  #inTransaction = false
  #readOnly = false
  #checkedAt = 0
  #ended = false

  constructor(first: EngineThread, options: Omit<EngineOptions, 'readOnly'>, reserve: Reserve | null) {
    this.#thread = first
    this.greeting = first.greeting
    this.#options = options
    this.#reserve = reserve
  }

  /** Runs calls as `EngineThread.ask` does, and replaces the thread if they end it. @throws EngineFailure */
  async ask(calls: EngineCall[], onReply: (reply: EngineReply) => void): Promise<void> {
    if (this.#ended) throw new EngineFailure('57P01', 'the database is closed')
    const thread = (this.#thread ??= await this.#reopen())
    try {
      if (this.#readOnly && !this.#inTransaction) await this.#tryToEnableWrites(thread)
      await thread.ask(calls, (reply) => {
        this.#inTransaction = reply.inTransaction
        onReply(reply)
      })
    } catch (failure) {
      await this.#discardThread(failure)
      // Immediately, while the space that the reserve released is still free.
      if (!this.#ended) this.#thread = await this.#reopen().catch(() => null)
      throw failure
    }
  }

  /** Terminates the thread, whatever it is doing. */
  async end(): Promise<void> {
    this.#ended = true
    await this.#thread?.end()
  }

  async #reopen(): Promise<EngineThread> {
    const options = () => ({ ...this.#options, readOnly: this.#readOnly })
    return startThread(options()).catch(async (failure) => {
      if (!isDiskFull(failure) || this.#readOnly) throw failure
      await this.#discardThread(failure)
      return startThread(options())
    })
  }

  async #discardThread(failure: unknown) {
    await this.#thread?.end()
    this.#thread = null
    this.#inTransaction = false
    if (!isDiskFull(failure)) return
    this.#readOnly = true
    this.#checkedAt = Date.now()
    await this.#reserve?.release()
  }

  async #tryToEnableWrites(thread: EngineThread) {
    if (Date.now() - this.#checkedAt < RECHECK_MS) return
    this.#checkedAt = Date.now()
    if (!(await this.#reserve?.acquire().catch(() => false))) return
    await thread.ask([enableWrites], () => {})
    this.#readOnly = false
  }
}

const isDiskFull = (failure: unknown) => failure instanceof EngineFailure && failure.code === DISK_FULL
