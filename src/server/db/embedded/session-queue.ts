import { itemAt } from '#shared/item-at.ts'
import { EngineFailure, type EngineReply, type EngineCall, type Request } from './messages.ts'
import { simpleQuery } from './wire-protocol.ts'

/** One client of the single session of the engine. */
export type Session = {
  /** The statement timeout of this client. */
  limitMs: number
  disconnected: boolean
  /** Set when its transaction was rolled back by the queue, until the client has received this error. */
  lostTransaction: EngineFailure | null
  /** Whether it has received that error, and is in a failed transaction from its point of view until it ends the transaction. */
  failed: boolean
}

export const newSession = (limitMs: number): Session => ({ limitMs, disconnected: false, lostTransaction: null, failed: false })

type QueuedCall = EngineCall & { session: Session; reply: PromiseWithResolvers<Uint8Array> }
type Engine = { ask(calls: EngineCall[], onReply: (reply: EngineReply) => void): Promise<void> }

/** The most calls that are sent to the engine at once. Waiting for each reply between threads takes longer than a small query. */
const BATCH = 16

const begin = simpleQuery('begin')
const rollback = simpleQuery('rollback')
const failingQuery = simpleQuery('a mistake on purpose')
const idleTooLong = () => new EngineFailure('25P03', 'terminating transaction due to idle-in-transaction timeout')

/**
 * Gives the single session to one client at a time: for one batch, or from the batch that begins a transaction to the one that ends it. A
 * client that disconnects or idles in a transaction loses it, so that the others do not wait for ever. This also resolves the deadlock of
 * code that, in a transaction, awaits a query on the pool.
 */
export class SessionQueue {
  readonly #engine: Engine
  readonly #idleLimitMs: number
  #waiting: QueuedCall[] = []
  #holder: Session | null = null
  #working = false
  #idleTimer: NodeJS.Timeout | undefined

  constructor(engine: Engine, idleLimitMs: number) {
    this.#engine = engine
    this.#idleLimitMs = idleLimitMs
  }

  get isIdle() {
    return !this.#working && this.#holder === null
  }

  /** Enqueues a request. Returns the engine's reply. @throws EngineFailure */
  enqueue(session: Session, request: Request): Promise<Uint8Array> {
    const reply = Promise.withResolvers<Uint8Array>()
    this.#waiting.push({ session, request, limitMs: session.limitMs, reply })
    void this.#work()
    return reply.promise
  }

  /** Discards the queued requests of a client that has disconnected, and rolls its transaction back. */
  endSession(session: Session): void {
    session.disconnected = true
    this.#waiting = this.#waiting.filter((call) => call.session !== session)
    void this.#work()
  }

  async #work() {
    if (this.#working) return
    this.#working = true
    for (let step = this.#next(); step; step = this.#next()) await step()
    this.#working = false
  }

  #next(): (() => Promise<void>) | null {
    const holder = this.#holder
    if (holder?.disconnected || holder?.lostTransaction) return () => this.#endTransaction(holder)
    const calls = this.#nextCalls()
    return calls.length > 0 ? () => this.#serve(calls) : null
  }

  /** Returns the next call of the client that holds the session; when no client holds it, the first calls that can be sent together. */
  #nextCalls(): QueuedCall[] {
    const isAlone = ({ session }: QueuedCall) => session.lostTransaction !== null || session.failed
    const first = this.#waiting.findIndex(({ session }) => this.#holder === null || session === this.#holder)
    if (first === -1) return []
    // `first` is the index of a call.
    if (this.#holder || isAlone(itemAt(this.#waiting, first))) return this.#waiting.splice(first, 1)
    const end = this.#waiting.findIndex(isAlone)
    return this.#waiting.splice(0, Math.min(end === -1 ? BATCH : end, BATCH))
  }

  async #serve(calls: QueuedCall[]) {
    clearTimeout(this.#idleTimer)
    // There is a call; the engine replies once to each, or rejects before its last reply.
    const { session } = itemAt(calls, 0)
    const inTransaction = session.failed || session.lostTransaction !== null || this.#holder === session
    let replied = 0
    try {
      await this.#restoreState(session)
      await this.#engine.ask(calls, (reply) => {
        const call = itemAt(calls, replied++)
        this.#setHolder(reply.inTransaction ? call.session : null)
        call.reply.resolve(reply.bytes)
      })
    } catch (failure) {
      const call = itemAt(calls, replied++)
      this.#setHolder(null)
      call.session.failed = inTransaction
      call.reply.reject(failure)
    }
    this.#waiting.unshift(...calls.slice(replied).filter((call) => !call.session.disconnected))
  }

  /**
   * Reports a lost transaction to its client. After that, makes the engine match the client's view: it opens a transaction and fails it, so
   * that PostgreSQL refuses everything but its end.
   */
  async #restoreState(session: Session) {
    if (session.lostTransaction) {
      const failure = session.lostTransaction
      session.lostTransaction = null
      throw failure
    }
    if (!session.failed) return
    await this.#command(begin, session)
    await this.#command(failingQuery, session)
    session.failed = false
  }

  #setHolder(session: Session | null) {
    clearTimeout(this.#idleTimer)
    this.#holder = session
    if (session === null) return
    this.#idleTimer = setTimeout(() => {
      session.lostTransaction = idleTooLong()
      void this.#work()
    }, this.#idleLimitMs)
  }

  async #endTransaction(holder: Session) {
    this.#setHolder(null)
    // An engine that cannot reply has lost the transaction already.
    await this.#command(rollback, holder).catch(() => {})
  }

  #command(request: Request, { limitMs }: Session) {
    return this.#engine.ask([{ request, limitMs }], () => {})
  }
}
