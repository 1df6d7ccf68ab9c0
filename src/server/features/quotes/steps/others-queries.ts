import { sql } from 'kysely'
import type { QuoteState } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'
import type { AcceptedPrice } from '#shared/quoted-lines/quoted-lines.ts'

/** Locks the requests of a bulk request until the transaction ends, always in one order, and returns them. */
export const lockBulk = (tx: Db, bulkId: string) =>
  tx
    .selectFrom('quoteRequests')
    .select(['id', 'status', 'statusAt', 'supplierId', 'acceptedWith'])
    .where('bulkId', '=', bulkId)
    .orderBy('id')
    .forUpdate()
    .execute()

/** What was accepted of a request besides its answer: with which others, and which prices; null for those that count. */
type Accepted = { acceptedWith: string | null; acceptedLines: readonly AcceptedPrice[] | null }

export const noteAccepted = (tx: Db, id: string, { acceptedWith, acceptedLines }: Accepted) =>
  tx
    .updateTable('quoteRequests')
    .set({ acceptedWith, acceptedLines: acceptedLines && JSON.stringify(acceptedLines) })
    .where('id', '=', id)
    .execute()

/** Notes that a request was closed because another one was accepted. */
export const noteClosedWith = (tx: Db, id: string, closedWith: string, statusBefore: QuoteState) =>
  tx.updateTable('quoteRequests').set({ closedWith, statusBefore }).where('id', '=', id).execute()

/** Returns the requests that were closed because this one was accepted, and whose suppliers are still here. */
export const closedWith = (tx: Db, id: string) =>
  tx
    .selectFrom('quoteRequests')
    .select(['id', 'heldEmail'])
    .where('closedWith', '=', id)
    .where('supplierId', 'is not', null)
    .orderBy('id')
    .execute()

/** Opens such requests again, in the state before, with a step of the buyer's that says so. */
export async function reopen(tx: Db, ids: string[], accountId: string | null, at: Date): Promise<void> {
  const isOneOf = sql<boolean>`id = any(${ids}::uuid[])`
  await tx
    .updateTable('quoteRequests')
    .set({ status: sql<QuoteState>`status_before`, statusBefore: null, statusAt: at, closedWith: null, heldEmail: null })
    .where(isOneOf)
    .execute()
  await tx
    .insertInto('quoteSteps')
    .values(ids.map((requestId) => ({ requestId, step: 'undo' as const, by: 'buyer' as const, accountId, at })))
    .execute()
}
