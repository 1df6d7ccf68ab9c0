import { sql } from 'kysely'
import { keysOf } from '#shared/objects.ts'
import type { Offer } from '#contract/offers.ts'
import { STATE_CONFLICTS, STEPS, SUPPLIER_LEFT, type Party, type QuoteState, type StepName } from '#contract/quote-states.ts'
import { precompiled, type Db, type NewRow } from '#server/db/db.ts'
import { receiverAsJson } from '#server/features/emails/receiver-queries.ts'
import { isOpen } from './subject-queries.ts'
import { lastOffer } from './thread-sql.ts'

export type NewStep = {
  step: StepName
  by: Party | 'system'
  /** The account that took the step, null for a visitor or the system. */
  accountId: string | null
  /** Whose budget pays for the emails about it, as `enqueueEmails` takes it. */
  sender: string | null
  note: string | null
}
/** The change of each party's unread flag: true for a notified party, false for the one that takes the step, absent when unchanged. */
export type UnreadFlags = { [Side in Party]?: boolean }

/** The columns that an email about a request needs. */
export const MOVED_COLUMNS = [
  'id',
  'serial',
  'bulkId',
  'supplierId',
  'accountId',
  'businessName',
  'contactName',
  'contactEmail',
  'requirements',
  'status',
] as const

/** The steps that count as the supplier's first answer. */
const ANSWERS: StepName[] = ['answer', 'pass']

/**
 * Moves a request to the state that a step leads to and adds the step to its history; returns undefined, with nothing changed, when its state
 * does not allow the step. The update locks the row until the transaction ends, so concurrent steps see the state that the first one has left.
 */
export const moveRequest = (tx: Db, id: string, { step, by, accountId, note }: NewStep, isUnread: UnreadFlags, at: Date) =>
  tx
    .with('moved', (db) =>
      db
        .updateTable('quoteRequests')
        .set({
          status: sql<QuoteState>`${JSON.stringify(STEPS[step].leads)}::jsonb ->> status`,
          ...(step !== 'message' && { statusAt: at }),
          ...(step === 'answer' && { remindedAt: null }),
          ...(ANSWERS.includes(step) && { firstAnsweredAt: sql<string>`coalesce(first_answered_at, ${at.toISOString()}::timestamptz)` }),
          ...(isUnread.buyer !== undefined && { unreadByBuyer: isUnread.buyer }),
          ...(isUnread.supplier !== undefined && { unreadBySupplier: isUnread.supplier }),
        })
        .where('id', '=', id)
        .where('supplierId', 'is not', null)
        .where('status', 'in', keysOf<Partial<Record<QuoteState, unknown>>>(STEPS[step].leads))
        .returning(MOVED_COLUMNS),
    )
    .with(
      'noted',
      () => sql`(insert into quote_steps (request_id, step, by, account_id, note, at)
        select id, ${step}, ${by}, ${accountId}::uuid, ${note}, ${at.toISOString()}::timestamptz from moved)`,
    )
    .selectFrom('moved')
    .selectAll()
    .executeTakeFirst()
export type MovedRequest = NonNullable<Awaited<ReturnType<typeof moveRequest>>>

const noticesById = precompiled((db, id: string) =>
  db
    .selectFrom('quoteRequests as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .select([receiverAsJson.as('supplier'), lastOffer.as('offer'), isOpen.as('isOpen')])
    .select(sql<number>`(select count(*)::int from quote_steps q where q.request_id = r.id and q.step = 'message')`.as('messages'))
    .where('r.id', '=', id),
)
/**
 * Returns what else emails tell of a request, and how many messages it has. To be read once its row is locked, with a supplier: the supplier
 * cannot be deleted then either, because that changes the row first.
 */
export const noticeOf = async (tx: Db, id: string) => (await noticesById(tx, id))[0]!
export type Notice = Awaited<ReturnType<typeof noticeOf>>

/** Returns the message that says why a step was not possible. */
export async function conflictMessageOf(db: Db, id: string): Promise<string> {
  const query = db.selectFrom('quoteRequests').select(['status', 'supplierId']).where('id', '=', id)
  const { status, supplierId } = await query.executeTakeFirstOrThrow()
  return supplierId === null ? SUPPLIER_LEFT : STATE_CONFLICTS[status]
}

export type NewOfferRow = Pick<Offer, 'lines' | 'minimumCents' | 'validUntil' | 'terms' | 'note'> &
  Pick<NewRow<'offers'>, 'deliveryCents'> & { attachmentId: string | null }

/** Inserts a quote as the next revision and returns its number, which is unique because the caller has locked the request's row. */
export async function insertOffer(tx: Db, requestId: string, { lines, ...offer }: NewOfferRow, at: Date): Promise<number> {
  const { revision } = await tx
    .insertInto('offers')
    .values((eb) => ({
      ...offer,
      requestId,
      lines: JSON.stringify(lines),
      revision: eb
        .selectFrom('offers')
        .select(sql<number>`coalesce(max(revision), 0) + 1`.as('next'))
        .where('requestId', '=', requestId),
      createdAt: at,
    }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Clears the unread flag of one party. */
export const markRead = (db: Db, id: string, party: Party) =>
  db
    .updateTable('quoteRequests')
    .set(party === 'buyer' ? { unreadByBuyer: false } : { unreadBySupplier: false })
    .where('id', '=', id)
    .execute()
