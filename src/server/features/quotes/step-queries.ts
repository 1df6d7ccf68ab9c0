import { sql } from 'kysely'
import { keysOf } from '#shared/objects.ts'
import type { Offer } from '#contract/offers.ts'
import { STATE_CONFLICTS, STEPS, SUPPLIER_LEFT, type Party, type QuoteState, type StepName } from '#contract/quote-states.ts'
import type { Db, NewRow } from '#server/db/db.ts'

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
 * Moves a request to the state that a step leads to; returns undefined when its state does not allow the step. The update locks the row
 * until the transaction ends, so concurrent steps see the state that the first one has left.
 */
export const moveRequest = (tx: Db, id: string, step: StepName, isUnread: UnreadFlags, at: Date) =>
  tx
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
    .returning(MOVED_COLUMNS)
    .executeTakeFirst()
export type MovedRequest = NonNullable<Awaited<ReturnType<typeof moveRequest>>>

/** Returns the message that says why a step was not possible. */
export async function conflictMessageOf(db: Db, id: string): Promise<string> {
  const query = db.selectFrom('quoteRequests').select(['status', 'supplierId']).where('id', '=', id)
  const { status, supplierId } = await query.executeTakeFirstOrThrow()
  return supplierId === null ? SUPPLIER_LEFT : STATE_CONFLICTS[status]
}

/** Inserts a step and returns how many of its kind the request has by then. */
export async function insertStep(tx: Db, requestId: string, { step, by, accountId, note }: NewStep, at: Date): Promise<number> {
  const { earlier } = await tx
    .insertInto('quoteSteps')
    .values({ requestId, step, by, accountId, note, at })
    .returning((eb) =>
      // Sees the rows from before this statement.
      eb
        .selectFrom('quoteSteps as e')
        .select((same) => same.fn.countAll<number>().as('count'))
        .where('e.requestId', '=', requestId)
        .where('e.step', '=', step)
        .as('earlier'),
    )
    .executeTakeFirstOrThrow()
  return earlier! + 1
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
