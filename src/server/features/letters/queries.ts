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
 * Takes letters for sending, for `seconds`: nobody else gets them in that time, and after it anybody, since whoever took them has died.
 * Those that have left, were given up, or are with another are missing in the answer.
 */
export const claimLetters = (db: Db, ids: string[], seconds: number) =>
  db
    .updateTable('letters')
    .set({ attempts: sql`attempts + 1`, claimedUntil: sql<string>`now() + ${seconds} * interval '1 second'` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('letters')
        .select('id')
        .where('id', 'in', ids)
        .where('status', '=', 'queued')
        .where((free) => free.or([free('claimedUntil', 'is', null), free('claimedUntil', '<', sql<string>`now()`)]))
        // In one order, so that two who want the same letters never wait for each other.
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['id', 'kind', 'recipient', 'replyTo', 'facts', 'createdAt'])
    .execute()

export type ClaimedLetter = Awaited<ReturnType<typeof claimLetters>>[number]

export const isQueued = async (db: Db, id: string) =>
  (await db.selectFrom('letters').select('id').where('id', '=', id).where('status', '=', 'queued').executeTakeFirst()) !== undefined

/** The end of the way of these letters. */
export const finishLetters = (db: Db, ids: string[], end: { status: 'sent' | 'failed'; lastError: string | null }) =>
  db
    .updateTable('letters')
    .set({ ...end, claimedUntil: null, finishedAt: sql<string>`now()` })
    .where('id', 'in', ids)
    .execute()

/** Gives a letter that was not taken back to the queue. */
export const returnLetter = (db: Db, id: string, lastError: string) =>
  db.updateTable('letters').set({ lastError, claimedUntil: null }).where('id', '=', id).execute()

/** Returns nothing when it is not there any more, or somebody is sending it. */
export const deleteWaitingLetter = (tx: Db, id: string) =>
  tx
    .deleteFrom('letters')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('claimedUntil', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const queuedLetters = (db: Db) => db.selectFrom('letters').select('id').where('status', '=', 'queued').orderBy('createdAt').execute()
