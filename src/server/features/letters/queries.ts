import { sql } from 'kysely'
import type { Letter } from '#contract/letters.ts'
import type { Db } from '#server/db/db.ts'

export type NewLetter = Letter & { recipient: string; replyTo: string | null }

/** Answers the new ids. */
export const insertLetters = (db: Db, letters: NewLetter[]) =>
  db
    .insertInto('letters')
    .values(letters.map(({ facts, ...letter }) => ({ ...letter, facts: JSON.stringify(facts) })))
    .returning('id')
    .execute()

/**
 * Takes a letter for sending, for `seconds`: nobody else gets it in that time, and after it anybody, since whoever took it has died.
 * Nothing when it has left, was given up, or is with another.
 */
export const claimLetter = (db: Db, id: string, seconds: number) =>
  db
    .updateTable('letters')
    .set({ attempts: sql`attempts + 1`, claimedUntil: sql<string>`now() + ${seconds} * interval '1 second'` })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', sql<string>`now()`)]))
    .returning(['id', 'kind', 'recipient', 'replyTo', 'facts', 'createdAt'])
    .executeTakeFirst()

export type ClaimedLetter = NonNullable<Awaited<ReturnType<typeof claimLetter>>>

export const isQueued = async (db: Db, id: string) =>
  (await db.selectFrom('letters').select('id').where('id', '=', id).where('status', '=', 'queued').executeTakeFirst()) !== undefined

/** The end of a letter's way. */
export const finishLetter = (db: Db, id: string, end: { status: 'sent' | 'failed'; lastError: string | null }) =>
  db
    .updateTable('letters')
    .set({ ...end, claimedUntil: null, finishedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

/** Gives a letter that was not taken back to the queue. */
export const returnLetter = (db: Db, id: string, lastError: string) =>
  db.updateTable('letters').set({ lastError, claimedUntil: null }).where('id', '=', id).execute()

export const queuedLetters = (db: Db) => db.selectFrom('letters').select('id').where('status', '=', 'queued').orderBy('createdAt').execute()
