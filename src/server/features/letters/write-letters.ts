import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { deleteWaitingLetter, insertLetters, type NewLetter } from './queries.ts'

/** Queue of letters to deliver. */
export const LETTERS = 'letters'

/**
 * Writes letters in `tx`, with the rows they tell of: they leave once it has committed, or `afterSeconds` later, and never if it has not.
 * Returns their ids.
 */
export async function writeLetters(
  tx: Db,
  { jobs }: Pick<Context, 'jobs'>,
  letters: NewLetter[],
  { afterSeconds = 0 } = {},
): Promise<string[]> {
  const written = await insertLetters(tx, letters)
  const ids = written.map(({ id }) => id)
  await jobs.enqueue(tx, LETTERS, ids, { afterSeconds })
  return ids
}

/** Takes a letter back that still waits to leave. Returns false when it has left or is about to. */
export const takeBackLetter = async (tx: Db, id: string): Promise<boolean> => (await deleteWaitingLetter(tx, id)) !== undefined
