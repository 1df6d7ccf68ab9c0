import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { newDeparture, positionOfPrimary, type Replica } from './replica.ts'

/**
 * Between two looks at how far the primary has got, which say whether a replica is behind. A look is waited for in turns of the event loop: in
 * each this process reads what has come. One that is held up itself for a second has had a single turn, and knows nothing of the primary.
 */
const TURN_MS = 250
const TURNS_OF_LOOK = 4
/** So late may a replica be with what it has not been told to have. */
const MAX_LAG_MS = 5_000
const KEPT_LOOKS = 20
/** Between two attempts to learn what a replica must have. */
const RETRY_MS = 250

type State = 'used' | 'behind' | 'gone'

/** Why a statement that the primary has not answered yet was given up. */
export class PrimarySilent extends Error {}

/** The replicas of the primary, from which what is public may be read. */
export type Replicas = {
  /** Runs what only reads what is public: its statements may go to a replica. */
  read<Result>(work: () => Promise<Result>): Promise<Result>
  isReading(): boolean
  /** A change was made, or heard of: no replica is read from until it has that change. */
  onChange(): void
  /** Sets what says whether this process hears of changes: while it does not, no replica is read from. */
  hearsWhen(hears: () => boolean): void
  /** Returns the answer of a replica, of any that is there where `isLast`; undefined where there is none, or it has failed. */
  ask(text: string, values: unknown[], isLast?: boolean): Promise<pg.QueryResult | undefined>
  /** Whether the primary has not answered for a second, or is a standby. */
  isPrimarySilent(): boolean
  /** Is rejected with `PrimarySilent` when the primary falls silent. */
  silence(): Promise<never>
  /** How many replicas are in each state, and how many statements they have answered. */
  summary(): Record<State | 'answered', number>
  stop(): Promise<void>
}

export function followReplicas(primary: pg.Pool, replicas: readonly Replica[]): Replicas {
  const reading = new AsyncLocalStorage<true>()
  const lag = watchLag(primary)
  const needed = watchNeeded(primary, () => replicas.forEach((replica) => void replica.look()))
  let turn = 0
  let hears = () => true

  function stateOf(replica: Replica): State {
    const position = replica.position()
    if (position === null) return 'gone'
    return position >= needed.position() && hears() && !lag.isBehind(position) ? 'used' : 'behind'
  }
  function pick(isLast: boolean): Replica | undefined {
    const usable = replicas.filter((replica) => stateOf(replica) === 'used' || (isLast && replica.position() !== null))
    return usable[turn++ % usable.length]
  }
  return {
    read: (work) => reading.run(true, work),
    isReading: () => reading.getStore() === true,
    onChange: needed.onChange,
    hearsWhen: (given) => void (hears = given),
    async ask(text, values, isLast = false) {
      const replica = pick(isLast)
      try {
        return await replica?.query(text, values)
      } catch (error) {
        if (isOfServer(error)) replica?.leave()
        return undefined
      }
    },
    isPrimarySilent: lag.isSilent,
    silence: lag.silence,
    summary() {
      const states = replicas.map(stateOf)
      const count = (state: State) => states.filter((each) => each === state).length
      const answered = replicas.reduce((sum, replica) => sum + replica.answered(), 0)
      return { used: count('used'), behind: count('behind'), gone: count('gone'), answered }
    },
    async stop() {
      needed.stop()
      lag.stop()
      await Promise.all(replicas.map((replica) => replica.stop()))
    },
  }
}

/** Returns whether an error says something of the server and not of the statement: it has no code of PostgreSQL's, or that of one that ends. */
export const isOfServer = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code !== 'string' || !/^(?=.*\d)[\dA-Z]{5}$/.test(code) || /^(08|53|57|58|XX)/.test(code)
}

/** Knows what a replica must have: nobody knows at first, and after each change until the primary has said how far it is. */
function watchNeeded(primary: pg.Pool, onKnown: () => void) {
  let needed = Infinity
  let change = 0
  async function learn(): Promise<void> {
    const known = change
    const position = await positionOfPrimary(primary).catch(() => null)
    // Another change has come meanwhile, which asks by itself.
    if (known !== change) return
    if (position === null) return void setTimeout(() => known === change && void learn(), RETRY_MS).unref()
    needed = position
    onKnown()
  }
  return {
    position: () => needed,
    onChange() {
      change++
      needed = Infinity
      void learn()
    },
    stop: () => void change++,
  }
}

/** Remembers how far the primary was in the last seconds, and whether it answers at all. */
function watchLag(primary: pg.Pool) {
  let looks: { at: number; position: number }[] = []
  let asking = false
  let turns = 0
  let isSilent = false
  let silence = newDeparture()

  function fallSilent() {
    isSilent = true
    silence.reject(new PrimarySilent('The primary does not answer.'))
    silence = newDeparture()
  }
  async function look() {
    if (++turns < TURNS_OF_LOOK) return
    turns = 0
    // One that has not been answered for as long as this.
    if (asking) return fallSilent()
    asking = true
    const position = await positionOfPrimary(primary).catch(() => null)
    asking = false
    if (position === null) return fallSilent()
    isSilent = false
    looks = [...looks.slice(1 - KEPT_LOOKS), { at: performance.now(), position }]
  }
  const watching = setInterval(() => void look(), TURN_MS).unref()
  return {
    isBehind: (position: number) => looks.some((one) => one.position > position && performance.now() - one.at > MAX_LAG_MS),
    isSilent: () => isSilent,
    silence: () => silence.promise,
    stop: () => clearInterval(watching),
  }
}
