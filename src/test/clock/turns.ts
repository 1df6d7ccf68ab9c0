import { createHash } from 'node:crypto'

/** Set by `npm test` alone: the number of the day, from which follows what has its turn (setup/suites/turns.mjs). */
const VARIABLE = 'BACKDOCK_TEST_TURN'
/** In so many days each place of a long walk has had its turn. */
export const TURNS = 3

/** Returns the number of the day whose turn a run takes; null where everything runs. */
export function turnOfRun(env = process.env): number | null {
  const turn = env[VARIABLE]
  return turn === undefined ? null : Number(turn)
}

/**
 * Returns the part of a long walk that has its turn in this run, a third of it or a bit more, in the order of the walk: what is alike
 * stands side by side and so comes on different days. Everything, where the run takes no turns.
 */
export function inTurn<Item>(walk: readonly Item[], turn: number | null = turnOfRun()): Item[] {
  if (turn === null) return [...walk]
  const share = Math.ceil(walk.length / TURNS)
  const places = new Set(Array.from({ length: share }, (_, at) => ((turn % TURNS) + at * TURNS) % walk.length))
  return walk.filter((_, at) => places.has(at))
}

/**
 * Returns whether one of the places of a walk has its turn in this run, where each place knows only what it is part of and which one of
 * that it is. What is side by side comes on different days, and of many parts a third each day.
 */
export function hasTurn(part: string, at: number, turn: number | null = turnOfRun()): boolean {
  return turn === null || (startOf(part) + at) % TURNS === turn % TURNS
}

/** Returns where the turns of something begin. Names that are alike fall on any of the days: of a sum of their letters they would not. */
export const startOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE()

/** Returns how many of random tries a run makes: a third of them, as tries of another day are others; all, where the run takes no turns. */
export const triesInTurn = (all: number, turn: number | null = turnOfRun()): number => (turn === null ? all : Math.ceil(all / TURNS))
