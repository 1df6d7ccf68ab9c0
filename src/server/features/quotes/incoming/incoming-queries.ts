import { sql } from 'kysely'
import type { Party } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'

/** Locks a request, and returns what decides who may write to it by email: undefined where there is none, or its supplier has left. */
export const lockForReply = (tx: Db, id: string) =>
  tx
    .selectFrom('quoteRequests as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .leftJoin('accounts as m', 'm.supplierId', 's.id')
    .select(['r.id', 'r.contactEmail', 'r.accountId', 's.email as listingEmail', 'm.id as managerId', 'r.status'])
    .where('r.id', '=', id)
    .forNoKeyUpdate('r')
    .executeTakeFirst()

/** Returns whether an email was taken before. */
export const isTaken = async (tx: Db, messageHash: string): Promise<boolean> =>
  (await tx.selectFrom('quoteSteps').select('id').where('messageHash', '=', messageHash).executeTakeFirst()) !== undefined

/** Notes by which email the last message of a side came. The request is locked. */
export const noteMessage = (tx: Db, requestId: string, by: Party, messageHash: string) =>
  tx
    .updateTable('quoteSteps')
    .set({ messageHash })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('quoteSteps as q')
        .select(sql<number>`max(q.id)`.as('id'))
        .where('q.requestId', '=', requestId)
        .where('q.by', '=', by)
        .where('q.step', '=', 'message'),
    )
    .execute()
