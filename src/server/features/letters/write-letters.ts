import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { insertLetters, type NewLetter } from './queries.ts'

/** Queue of letters to deliver. */
export const LETTERS = 'letters'

/** Writes letters in `tx`, with the rows they tell of: they leave once it has committed, and never if it has not. */
export async function writeLetters(tx: Db, { jobs }: Pick<Context, 'jobs'>, letters: NewLetter[]): Promise<void> {
  const written = await insertLetters(tx, letters)
  const ids = written.map(({ id }) => id)
  await jobs.enqueue(tx, LETTERS, ids)
}
