import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Makes an email due that still waits, with more facts. One that is held for its reader stays held. */
export const releaseEarly = (tx: Db, id: string, facts: object) =>
  tx
    .updateTable('emails')
    .set({ dueAt: sql<string>`now()`, facts: sql`facts || ${JSON.stringify(facts)}::jsonb` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'held'])
    .where('claimedUntil', 'is', null)
    .execute()
