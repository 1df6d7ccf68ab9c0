import type { EngineOptions } from './engine.ts'
import { DISK_FULL, EngineFailure, type EngineReply, type EngineCall } from './messages.ts'
import type { Reserve } from './disk-reserve.ts'
import { startThread, type EngineThread } from './thread.ts'
import { simpleQuery } from './wire-protocol.ts'

/** How often a full disk is looked at again. */
const LOOK_AGAIN_MS = 1000

const writesAgain: EngineCall = { request: simpleQuery('set default_transaction_read_only = off'), limitMs: 5000 }

/**
 * The engine through all its threads: after one that was ended or has crashed the next is opened, and PostgreSQL recovers what was acknowledged
 * from its log. After a full disk it is read-only until there is room.
 */
export class EngineLife {
  readonly greeting: Uint8Array
  readonly #options: Omit<EngineOptions, 'readOnly'>
  readonly #reserve: Reserve | null
  #thread: EngineThread | null
  #inTransaction = false
  #readOnly = false
  #lookedAt = 0
  #ended = false

  constructor(first: EngineThread, options: Omit<EngineOptions, 'readOnly'>, reserve: Reserve | null) {
    this.#thread = first
    this.greeting = first.greeting
    this.#options = options
    this.#reserve = reserve
  }

  /** As a thread's `ask`. @throws EngineFailure */
  async ask(asked: EngineCall[], onReply: (reply: EngineReply) => void): Promise<void> {
    if (this.#ended) throw new EngineFailure('57P01', 'the database is closed')
    const thread = (this.#thread ??= await this.#reopen())
    try {
      if (this.#readOnly && !this.#inTransaction) await this.#tryToWriteAgain(thread)
      await thread.ask(asked, (reply) => {
        this.#inTransaction = reply.inTransaction
        onReply(reply)
      })
    } catch (failure) {
      await this.#lose(failure)
      // At once, while the room that the reserve gave back is still there.
      if (!this.#ended) this.#thread = await this.#reopen().catch(() => null)
      throw failure
    }
  }

  /** Ends the thread, whatever it is doing. */
  async end(): Promise<void> {
    this.#ended = true
    await this.#thread?.end()
  }

  async #reopen(): Promise<EngineThread> {
    const options = () => ({ ...this.#options, readOnly: this.#readOnly })
    return startThread(options()).catch(async (failure) => {
      if (!isDiskFull(failure) || this.#readOnly) throw failure
      await this.#lose(failure)
      return startThread(options())
    })
  }

  async #lose(failure: unknown) {
    await this.#thread?.end()
    this.#thread = null
    this.#inTransaction = false
    if (!isDiskFull(failure)) return
    this.#readOnly = true
    this.#lookedAt = Date.now()
    await this.#reserve?.release()
  }

  async #tryToWriteAgain(thread: EngineThread) {
    if (Date.now() - this.#lookedAt < LOOK_AGAIN_MS) return
    this.#lookedAt = Date.now()
    if (!(await this.#reserve?.acquire().catch(() => false))) return
    await thread.ask([writesAgain], () => {})
    this.#readOnly = false
  }
}

const isDiskFull = (failure: unknown) => failure instanceof EngineFailure && failure.code === DISK_FULL
