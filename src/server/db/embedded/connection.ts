import { Duplex } from 'node:stream'
import { EngineFailure } from './messages.ts'
import { newSession, type SessionQueue } from './session-queue.ts'
import { cutIntoBatches, errorReply, simpleQuery, type Said } from './wire-protocol.ts'

/** Names would collide, as all connections share one session: PostgreSQL itself is asked to refuse them, so that it also ends the transaction. */
const refusal = simpleQuery(`do $$ begin raise exception using errcode = '0A000',
  message = 'named prepared statements are not available on the embedded database'; end $$`)

/** What `pg` takes for its socket: the way from one client to the engine. */
export class EmbeddedConnection extends Duplex {
  readonly #turns: SessionQueue
  readonly #greeting: Uint8Array
  readonly #session
  readonly #cut = cutIntoBatches()

  constructor(turns: SessionQueue, greeting: Uint8Array, limitMs: number) {
    super()
    this.#turns = turns
    this.#greeting = greeting
    this.#session = newSession(limitMs)
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    for (const said of this.#cut(chunk)) this.#hear(said)
    done()
  }

  override _read() {}

  override _final(done: () => void) {
    this.#turns.leave(this.#session)
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#turns.leave(this.#session)
    done(error)
  }

  #hear(said: Said) {
    if (said.kind === 'startup') this.push(this.#greeting)
    else if (said.kind === 'batch') void this.#answer(said.bytes, said.namesStatement)
    else this.end()
  }

  async #answer(batch: Uint8Array, namesStatement: boolean) {
    try {
      this.#say(await this.#turns.take(this.#session, namesStatement ? refusal : batch))
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) this.destroy(failure as Error)
      else this.#say(errorReply(failure, this.#session.failed ? 'E' : 'I'))
    }
  }

  #say(bytes: Uint8Array) {
    if (!this.readableEnded && !this.destroyed) this.push(bytes)
  }

  // The rest of a socket that `pg` touches: there is nothing to set, and the thread keeps the process alive.
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
