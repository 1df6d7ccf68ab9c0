import { Duplex } from 'node:stream'
import { EngineFailure } from './messages.ts'
import { newSession, type SessionQueue } from './session-queue.ts'
import { errorReply, simpleQuery, splitIntoBatches, type ClientMessage } from './wire-protocol.ts'

/**
 * Sent instead of a batch with a named prepared statement, whose name could collide because all connections share one session. PostgreSQL
 * raises the error itself, so that it also fails the transaction.
 */
const rejectNamedStatement = simpleQuery(`do $$ begin raise exception using errcode = '0A000',
  message = 'named prepared statements are not available on the embedded database'; end $$`)

/** Connects one `pg` client to the engine, in place of a socket. */
export class EmbeddedConnection extends Duplex {
  readonly #queue: SessionQueue
  readonly #greeting: Uint8Array
  readonly #session
  readonly #split = splitIntoBatches()

  constructor(queue: SessionQueue, greeting: Uint8Array, limitMs: number) {
    super()
    this.#queue = queue
    this.#greeting = greeting
    this.#session = newSession(limitMs)
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    for (const message of this.#split(chunk)) this.#receive(message)
    done()
  }

  override _read() {}

  override _final(done: () => void) {
    this.#queue.endSession(this.#session)
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#queue.endSession(this.#session)
    done(error)
  }

  #receive(message: ClientMessage) {
    if (message.kind === 'startup') this.push(this.#greeting)
    else if (message.kind === 'batch') void this.#execute(message.bytes, message.namesStatement)
    else this.end()
  }

  async #execute(batch: Uint8Array, namesStatement: boolean) {
    try {
      this.#respond(await this.#queue.enqueue(this.#session, namesStatement ? rejectNamedStatement : batch))
    } catch (failure) {
      // The queue rejects with errors only.
      if (!(failure instanceof EngineFailure)) this.destroy(failure as Error)
      else this.#respond(errorReply(failure, this.#session.failed ? 'E' : 'I'))
    }
  }

  #respond(bytes: Uint8Array) {
    if (!this.readableEnded && !this.destroyed) this.push(bytes)
  }

  // The other socket methods that `pg` calls. They do nothing: there are no options to set, and the thread keeps the process alive.
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
}
