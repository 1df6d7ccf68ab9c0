import { sql } from 'kysely'
import { padsOf } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { isStopped } from '#server/features/emails/readers/stop-queries.ts'

/**
 * Queues an email again that was given up, with all its attempts; those of lists that their reader has left since stay as they are. Returns
 * undefined for any other.
 */
export const requeueFailed = (tx: Db, id: string) =>
  tx
    .updateTable('emails')
    .set({ status: 'queued', attempts: 0, dueAt: sql<string>`now()`, finishedAt: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where(({ not }) => not(isStopped(padsOf(tx))))
    .returning('id')
    .executeTakeFirst()
