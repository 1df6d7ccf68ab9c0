import { createHash } from 'node:crypto'

/** Set by `npm test` alone: which third of the long walks has its turn, 0 to 2 (setup/suites/turns.mjs). */
const VARIABLE = 'BACKDOCK_TEST_TURN'
/** In so many days everything has had its turn. */
export const TURNS = 3

/** Returns the turn of a run; null where walks are whole. */
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
  const places = new Set(Array.from({ length: share }, (_, at) => (turn + at * TURNS) % walk.length))
  return walk.filter((_, at) => places.has(at))
}

/**
 * Returns whether one of the places of a walk has its turn in this run, where each place knows only what it is part of and which one of
 * that it is. What is side by side comes on different days, and of many parts a third each day.
 */
export function hasTurn(part: string, at: number, turn: number | null = turnOfRun()): boolean {
  // Names that are alike fall on any of the days: of a sum of their letters they would not.
  const start = createHash('sha256').update(part).digest().readUInt32BE()
  return turn === null || (start + at) % TURNS === turn
}

/** Returns how many of random tries a run makes: a third of them, as tries of another day are others; all, where the run takes no turns. */
export const triesInTurn = (all: number, turn: number | null = turnOfRun()): number => (turn === null ? all : Math.ceil(all / TURNS))
