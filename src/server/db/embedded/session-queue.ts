import { EngineFailure, type EngineReply, type EngineCall, type Request } from './messages.ts'
import { simpleQuery } from './wire-protocol.ts'

/** One client of the only session there is. */
export type Session = {
  /** The longest that one statement of this client may take. */
  limitMs: number
  disconnected: boolean
  /** Its transaction was ended without its doing, and it does not know yet. */
  lostTransaction: EngineFailure | null
  /** It knows, and believes to be in a failed transaction until it ends that. */
  failed: boolean
}

export const newSession = (limitMs: number): Session => ({ limitMs, disconnected: false, lostTransaction: null, failed: false })

type QueuedCall = EngineCall & { session: Session; reply: PromiseWithResolvers<Uint8Array> }
type Engine = { ask(asked: EngineCall[], onReply: (reply: EngineReply) => void): Promise<void> }

/** How many turns go to the engine together: it need not wait for each answer to be heard, which takes longer than a small query. */
const BATCH = 16

const begin = simpleQuery('begin')
const rollback = simpleQuery('rollback')
const mistake = simpleQuery('a mistake on purpose')
const idleTooLong = () => new EngineFailure('25P03', 'terminating transaction due to idle-in-transaction timeout')

/**
 * Gives the only session to one client at a time: for one batch, or from the batch that begins a transaction to the one that ends it. Who dies
 * or sleeps in a transaction loses it, so that nobody waits for ever; a query on the pool inside a transaction on the pool is such a sleeper.
 */
export class SessionQueue {
  readonly #engine: Engine
  readonly #idleLimitMs: number
  #waiting: QueuedCall[] = []
  #holder: Session | null = null
  #working = false
  #patience: NodeJS.Timeout | undefined

  constructor(engine: Engine, idleLimitMs: number) {
    this.#engine = engine
    this.#idleLimitMs = idleLimitMs
  }

  get isIdle() {
    return !this.#working && this.#holder === null
  }

  /** The engine's answer, once it is this client's turn. @throws EngineFailure */
  take(session: Session, request: Request): Promise<Uint8Array> {
    const reply = Promise.withResolvers<Uint8Array>()
    this.#waiting.push({ session, request, limitMs: session.limitMs, reply })
    void this.#work()
    return reply.promise
  }

  /** What a client that is gone was waiting for is never asked, and its transaction is rolled back. */
  leave(session: Session): void {
    session.disconnected = true
    this.#waiting = this.#waiting.filter((turn) => turn.session !== session)
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
    const turns = this.#nextTurns()
    return turns.length > 0 ? () => this.#serve(turns) : null
  }

  /** The next of whoever holds the session, else the first few of those who just want a batch answered. */
  #nextTurns(): QueuedCall[] {
    const isAlone = ({ session }: QueuedCall) => session.lostTransaction !== null || session.failed
    const first = this.#waiting.findIndex(({ session }) => this.#holder === null || session === this.#holder)
    if (first === -1) return []
    if (this.#holder || isAlone(this.#waiting[first]!)) return this.#waiting.splice(first, 1)
    const end = this.#waiting.findIndex(isAlone)
    return this.#waiting.splice(0, Math.min(end === -1 ? BATCH : end, BATCH))
  }

  async #serve(turns: QueuedCall[]) {
    clearTimeout(this.#patience)
    const { session } = turns[0]!
    const inTransaction = session.failed || session.lostTransaction !== null || this.#holder === session
    let replied = 0
    try {
      await this.#bringUpToDate(session)
      await this.#engine.ask(turns, (reply) => {
        const turn = turns[replied++]!
        this.#hold(reply.inTransaction ? turn.session : null)
        turn.reply.resolve(reply.bytes)
      })
    } catch (failure) {
      const turn = turns[replied++]!
      this.#hold(null)
      turn.session.failed = inTransaction
      turn.reply.reject(failure)
    }
    this.#waiting.unshift(...turns.slice(replied).filter((turn) => !turn.session.disconnected))
  }

  /**
   * Tells a client that its transaction was lost; once it knows, puts the engine where the client believes it is: it refuses all but the end of
   * the transaction, as PostgreSQL does.
   */
  async #bringUpToDate(session: Session) {
    if (session.lostTransaction) {
      const failure = session.lostTransaction
      session.lostTransaction = null
      throw failure
    }
    if (!session.failed) return
    await this.#command(begin, session)
    await this.#command(mistake, session)
    session.failed = false
  }

  #hold(session: Session | null) {
    clearTimeout(this.#patience)
    this.#holder = session
    if (session === null) return
    this.#patience = setTimeout(() => {
      session.lostTransaction = idleTooLong()
      void this.#work()
    }, this.#idleLimitMs)
  }

  async #endTransaction(holder: Session) {
    this.#hold(null)
    // An engine that cannot answer has lost the transaction already.
    await this.#command(rollback, holder).catch(() => {})
  }

  #command(request: Request, { limitMs }: Session) {
    return this.#engine.ask([{ request, limitMs }], () => {})
  }
}
