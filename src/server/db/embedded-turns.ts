import { EngineFailure, type Answer, type Asked, type Request } from './embedded-requests.ts'
import { simpleQuery } from './embedded-wire.ts'

/** One client of the only session there is. */
export type Session = {
  /** The longest that one statement of this client may take. */
  limitMs: number
  gone: boolean
  /** Its transaction was ended without its doing, and it does not know yet. */
  untold: EngineFailure | null
  /** It knows, and believes to be in a failed transaction until it ends that. */
  failed: boolean
}

export const newSession = (limitMs: number): Session => ({ limitMs, gone: false, untold: null, failed: false })

type Turn = Asked & { session: Session; answer: PromiseWithResolvers<Uint8Array> }
type Engine = { ask(asked: Asked[], onAnswer: (answer: Answer) => void): Promise<void> }

/** How many turns go to the engine together: it need not wait for each answer to be heard, which takes longer than a small query. */
const TOGETHER = 16

const begin = simpleQuery('begin')
const rollback = simpleQuery('rollback')
const mistake = simpleQuery('a mistake on purpose')
const idleTooLong = () => new EngineFailure('25P03', 'terminating transaction due to idle-in-transaction timeout')

/**
 * Gives the only session to one client at a time: for one batch, or from the batch that begins a transaction to the one that ends it. Who dies
 * or sleeps in a transaction loses it, so that nobody waits for ever; a query on the pool inside a transaction on the pool is such a sleeper.
 */
export class Turns {
  readonly #engine: Engine
  readonly #idleLimitMs: number
  #waiting: Turn[] = []
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
    const answer = Promise.withResolvers<Uint8Array>()
    this.#waiting.push({ session, request, limitMs: session.limitMs, answer })
    void this.#work()
    return answer.promise
  }

  /** What a client that is gone was waiting for is never asked, and its transaction is rolled back. */
  leave(session: Session): void {
    session.gone = true
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
    if (holder?.gone || holder?.untold) return () => this.#endTransaction(holder)
    const turns = this.#nextTurns()
    return turns.length > 0 ? () => this.#serve(turns) : null
  }

  /** The next of whoever holds the session, else the first few of those who just want a batch answered. */
  #nextTurns(): Turn[] {
    const isAlone = ({ session }: Turn) => session.untold !== null || session.failed
    const first = this.#waiting.findIndex(({ session }) => this.#holder === null || session === this.#holder)
    if (first === -1) return []
    if (this.#holder || isAlone(this.#waiting[first]!)) return this.#waiting.splice(first, 1)
    const end = this.#waiting.findIndex(isAlone)
    return this.#waiting.splice(0, Math.min(end === -1 ? TOGETHER : end, TOGETHER))
  }

  async #serve(turns: Turn[]) {
    clearTimeout(this.#patience)
    const { session } = turns[0]!
    const inTransaction = session.failed || session.untold !== null || this.#holder === session
    let answered = 0
    try {
      await this.#bringUpToDate(session)
      await this.#engine.ask(turns, (answer) => {
        const turn = turns[answered++]!
        this.#hold(answer.inTransaction ? turn.session : null)
        turn.answer.resolve(answer.bytes)
      })
    } catch (failure) {
      const turn = turns[answered++]!
      this.#hold(null)
      turn.session.failed = inTransaction
      turn.answer.reject(failure)
    }
    this.#waiting.unshift(...turns.slice(answered).filter((turn) => !turn.session.gone))
  }

  /**
   * Tells a client that its transaction was lost; once it knows, puts the engine where the client believes it is: it refuses all but the end of
   * the transaction, as PostgreSQL does.
   */
  async #bringUpToDate(session: Session) {
    if (session.untold) {
      const failure = session.untold
      session.untold = null
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
      session.untold = idleTooLong()
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
